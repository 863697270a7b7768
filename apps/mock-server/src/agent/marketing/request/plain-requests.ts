import { agrees } from './agreement'
import type { KnownKind } from '../plan/known-kinds'
import type { Lacked, Refused } from './intent'
import { isPraise } from './praise'
import { swapsUnnamed } from './swaps-unnamed'

/** “Try again”: what that is about, the thread says. */
export const asksAgain =
  /^(?:(?:please|pls|ok(?:ay)?|yes|yeah|sure|no|just|let['’]?s|can you|could you|would you|can we|and|now|so|well|sorry|hmm?)[,.]?\s+)*(?:(?:try|do|run|repeat|start|begin|attempt)(?: (?:it|that|this|them|the same(?: thing)?|the (?:last|previous) (?:one|request|step|thing|task)|what i asked(?: for)?))?(?: over)? (?:again|once more|one more time|once again|anew)|start over|re-?try(?: (?:it|that|this|the (?:last|previous) (?:one|request|step|thing|task)))?|re-?do (?:it|that|this)|re-?run(?: (?:it|that|this))?|repeat(?: (?:it|that|this|yourself|the same(?: thing)?|(?:the|my) (?:last|previous) (?:one|request|step|thing|task)|what i asked(?: for)?))?|once more|one more time|once again|again|(?:give (?:it|that|this) |have )?(?:another|one more) (?:try|go|attempt|shot))(?:[, ]+(?:please|pls|now|then|for me|thanks))*[.!?]*$/i

const politely =
  "(?:(?:please|pls|ok(?:ay)?|no|oh|sorry|hmm?|now|and|then|can you|could you|would you|will you|can i|could i|may i|let['’]?s|tell me|and tell me)[,.]?\\s+)*"
const written =
  '(?:(?:final|current|whole|full|latest|saved|new|complete)\\s+)*(?:(?:linked-?in )?(?:messages?|notes?)|e-?mails?|mails?|drafts?|sequence|templates?|copy|version|result|outreach|texts?)'

/** “Undo the undo”, “bring back what you took back” */
export const bringsBack = new RegExp(
  `^${politely}(?:undo (?:the|that|your) undo|re-?apply (?:it|that|the change)|(?:bring|put) back what you (?:took back|undid|have undone))(?: please)?$`,
  'i',
)

/** “Show me the messages again”, “what did you save?” */
export const showsMessages = new RegExp(
  `^${politely}(?:(?:(?:show|give|read|print|display|repeat)(?: (?:me|us))?|(?:let me )?see|view|look at|have a look at|what (?:is|are|does|do))\\s+(?:(?:all|the|my|our|these|those|this|that|of|both)\\s+)*${written}(?: (?:you (?:wrote|saved|have|drafted)|we have|i have|that (?:is|are) saved|say|read like|look like|so far|again|once more|back|now|please|here|in full|as it is|as they are|at the moment|currently))*|what(?: is|['’]s) (?:the|my|our) subject(?: line)?(?: of (?:the|my|our|that|this) ${written})?(?: now)?|(?:what|which|how many) ${written} (?:(?:do|have) (?:we|i|you) (?:have |got )?saved|(?:is|are|were) saved)(?: (?:now|so far|already|in the campaign))*|how does (?:it|that|this) (?:look|read|sound)|(?:what|how) does (?:it|that|this) (?:look(?: like)?|read|say|sound)(?: (?:now|again|at the moment|so far|altogether|then))+|(?:show|tell)(?: me| us)? what (?:is|was|we have|i have|you have|have you) saved(?: now)?|(?:show|read) (?:me |us )?(?:it|them|that) (?:again|back|once more|in full)(?: (?:to me|please))*|(?:what|which (?:e-?mails?|messages?|ones)) (?:did you (?:save|write|draft)|have you (?:saved|written|drafted|got saved)|(?:is|was|are|were|got) (?:saved|written)|do (?:we|i) have saved|have (?:we|i) saved)(?: (?:now|so far|exactly|again|there|in the campaign|for me|at the moment|currently|already))*)$`,
  'i',
)

/** “What do we sell?”, “what do you know about us?” */
export const asksSender =
  /^(?:(?:and|so|just|please|can you tell me|tell me|do you know)[,\s]+)*(?:(?:who|what) (?:are|is) (?:we|our company|my company)\b|what (?:do|does) (?:we|our company|my company) (?:sell|offer|do|make)\b|what do you know (?:about|of) (?:us|me|our company|my company|our (?:product|offer|service)s?)|what (?:is|are) (?:our|my) (?:value proposition|offer|product|service|company|brand voice|icp)s?\b|(?:which|what) documents? (?:do (?:we|you|i) have|have (?:we|you) got|are there|are (?:uploaded|known))|who is \p{Lu}[\p{L} ]+ and what do we (?:sell|offer|do))/iu

const language =
  '(?:german|french|spanish|italian|dutch|portuguese|polish|swedish|danish|norwegian|finnish|czech|turkish|russian|chinese|japanese|deutsch|other languages|another language)'
/** “Can you speak German?” */
export const asksLanguage = new RegExp(
  `^(?:(?:(?:do|can|could) (?:you|i|we) )?(?:also )?(?:speak|understand|talk)(?: to you)?(?: in)? ${language}|(?:do|can|could) (?:you|i|we) (?:also )?(?:write|read|use)(?: (?:messages|e-?mails))?(?: in)? ${language}|(?:which|what) languages? (?:do|can) you (?:speak|understand|write|know))\\s*\\?*$`,
  'i',
)
/** “Write them in French”, where nothing is written yet. */
export const wantsLanguage = new RegExp(
  `^(?:(?:please|now|ok(?:ay)?|can you|could you)[,\\s]+)*(?:write|draft)\\s+(?:(?:to )?(?:it|them|this|that|everything))\\s+(?:in|into|to)\\s+${language}(?: please)?[.!?]*$`,
  'i',
)

/** “Are these data real?”, “where do you get them from?” */
export const asksWhetherReal =
  /^(?:(?:and|so|but|hm+|ok(?:ay)?|wait)[,\s]+)*(?:(?:are|is) (?:these|this|the|those|that|your|they)(?: (?:data|people|companies|contacts|leads|persons|names|results))? (?:all |really )?(?:real|fake|made up|invented|actual people)|(?:do|does) (?:these|they|those|the)(?: (?:people|companies|contacts|persons))? (?:really |actually )?exist|are you sure (?:that )?(?:these|they|those|the)(?: (?:people|companies|contacts|persons))? (?:really |actually )?(?:exist|are real)|where (?:do|did|have) you (?:get|got|take|have) (?:it|them|this|that|these|those|(?:the|your|all this|these) (?:data|names|people|contacts|companies|addresses))|where (?:do|does|did) (?:the|your|these|this|all this|those)? ?(?:data|names|people|contacts|companies|addresses|it|they) come)(?: from)?[?!.\s]*$/i

/** “Change the name of the campaign to …” */
export const renamesCampaign =
  /^(?:\w+ ){0,2}(?:rename|call|name) (?:the|this|my|our) campaign\b|^(?:\w+ ){0,3}(?:change|set) (?:the |its |our )?(?:campaign(?:['’]s)? (?:name|title)|(?:name|title) of (?:the|this|our) campaign)\b/i

/** “Which industries can you search?” */
export const asksKnown =
  /^(?:(?:what|which)|(?:list|show|tell)(?: me)?(?: all| the| what| which)*) (industries|trades|sectors|countries|places|technologies|tools|signals)(?: (?:are there|exist|(?!do (?:i|we) have\b)(?:can|could|do) (?:you|i|we) (?:search|know|find|have|use|look for|filter)(?: (?:by|in|for))?|you (?:know|have|can search|support)|do you (?:support|offer|cover)))$/i

export function knownKindOf(said: string): KnownKind {
  if (/^(?:countries|places)$/i.test(said)) return 'countries'
  if (/^signals$/i.test(said)) return 'signals'
  return /^(?:technologies|tools)$/i.test(said) ? 'technologies' : 'industries'
}

/** “Show me both”, where messages are at hand. */
export const showsAll =
  /^(?:(?:please|now|can you|could you)[,\s]+)*(?:show|read|give|print)(?: me)? (?:both|all|everything|them(?: all| both)?|it)(?: (?:of (?:it|them)|please|again|now|once more))*$/i

/** “Undo that”, “go back to the version before” */
export const takesBack = new RegExp(
  `^${politely}(?:undo|revert|roll back|take back|reverse|un-?do) (?:(?:the|my|your|last|latest) )*(?:(?:e-?mail|message|draft|text|subject|sequence) )?(?:changes?|edits?|messages?|e-?mails?|drafts?|texts?|subject|sequence|wording|note)(?: (?:to|of|in|on|for) (?:(?:the|my|your|last|latest) )*(?:e-?mails?|messages?|drafts?|texts?|subject|sequence|wording|note))?(?: (?:please|again))*$|^${politely}(?:undo|revert|roll back|take back|reverse|un-?do)(?: (?:it|that|this|them|the|last|latest|previous|change|changes|edit|saving|save|one|again|please|what you (?:just )?(?:did|changed)))*$|^${politely}(?:i (?:want|prefer|liked?)(?: to have)? )?(?:go(?:ing)? back|back|return|restore|bring back|change it back|put it back|use|take)(?: to)? (?:the|my) (?:(?:previous|earlier|old|original|former|last|friendl\\w+|formal|short\\w*|long\\w*|plain\\w*|other) (?:one|version|draft|text|messages?|e-?mails?|sequence|wording)|(?:one|version|draft|text) (?:before|from before|we had))(?: (?:please|again|that|better|more|was better))*$|^${politely}(?:go|step) back(?: (?:please|now|again|once(?: more)?|(?:one|a|another)(?: more)?(?: (?:step|version|change|time))?|(?:by )?one))*$|^${politely}(?:put|bring) (?:the|my) (?:\\S+ ){0,2}?(?:one|e-?mail|message|step|sentence|line|p\\.?s\\.?) back(?: in)?$|^${politely}(?:change|put|turn|set|take) (?:it|that|this|them) back(?: (?:again|please|to (?:how|what) it was(?: before)?))*$`,
  'i',
)

export const short: readonly (readonly [Pick<RegExp, 'test'>, 'go-on' | 'yes' | 'no' | 'thanks' | 'hello' | 'help'])[] =
  [
    [
      /^(?:(?:yes|yep|yeah|sure|ok|okay),? )?(?:go on|go ahead|continue|carry on|keep (?:going|on)|resume|proceed|do the rest|finish (?:the rest|it|that|this|what you (?:began|started|were doing))|pick (?:it )?up (?:again|where you (?:left off|stopped)))(?: (?:now|then|again|please|where you (?:left off|stopped|were)|(?:with )?(?:it|that|this|the (?:rest|search|work|job|enrichment|messages|emails|list))|searching|looking|finding|enriching|writing|working))*$/i,
      'go-on',
    ],
    [{ test: agrees }, 'yes'],
    [/^(?:ok|okay)$/i, 'yes'],
    [/^(?:no,?\s+)?(?:just\s+)?(?:go ahead|do it)(?: (?:please|anyway|then|without it))*$/i, 'yes'],
    [
      /^(?:no|nope|not now|no,? thanks?)\b(?! (?:[\p{L}-]+ ){0,3}(?:people|persons|managers|directors|officers|heads|owners|assistants|companies|firms)\b).{0,20}$/iu,
      'no',
    ],
    [/^(?:cancel|stop|abort|forget it|never ?mind)(?: (?:it|that|this|please|now))*$/i, 'no'],
    [/^(?:thanks|thank you(?! to\b)|thx|great|perfect|cool|nice|well done|good job)\b.{0,30}$/i, 'thanks'],
    [{ test: isPraise }, 'thanks'],
    [/^(?:hi|hello|hey|good (?:morning|afternoon|evening))\b.{0,20}$/i, 'hello'],
    [
      /^(?:help|help me)$|what (?:else )?(?:can|do) you do|what are you able|^(?:(?:and|so|ok(?:ay)?|hi|hello)[,.!\s]+)*(?:whom?|what (?:kinds?|sorts?|types?) of (?:people|companies|leads|contacts)|which (?:people|companies|leads|contacts)) (?:can|could|do) you (?:help (?:me|us) (?:to )?)?(?:find|look for|search(?: for)?|reach|get)(?: for (?:me|us))?\s*\?*$|how (?:does this|do you) work|who are you|what can i ask/i,
      'help',
    ],
  ]

/** “Show me those without an email”, “who has no phone number?” */
export const lacking =
  /^(?:(?:please )?(?:show|list|name|give|tell)\b.{0,40}?|(?:who|which|whose)\b.{0,30}?)\b(?:without|with no|no|missing|lacks?|lacking|do(?:es)? ?n['’]?o?t have)\s+(?:(?:an?|any|their|the|valid)\s+)?(e-?mail|phone|telephone|linked-?in)/i

export function lackedKind(text: string): Lacked {
  return /mail/i.test(text) ? 'email' : /phone/i.test(text) ? 'phone' : 'linkedin'
}

/** “Pause the schedule”, “remove the schedule” */
export const changesSchedule =
  /^(?:\w+ ){0,2}(?:set up|set|create|add|make|start|stop|end|pause|resume|restart|change|move|remove|delete|drop|cancel|clear|get rid of|switch off|switch on|turn off|turn on|disable|enable) (?:an?|the|our|my|this|that) (?:\w+ ){0,2}(?:schedules?|scheduled checks?|automatic checks?)\b/i

export const refusals: readonly (readonly [RegExp, Refused])[] = [
  // “Email my contacts tomorrow at 9 am” says when, and not what.
  [
    /^(?:e-?mail|message|mail|write(?: to)?|contact)\s+(?:(?:my|our|the|all|these|those|every)\s+)*(?:contacts?|people|everyone|everybody|them|leads?|prospects?|customers?|clients?|list|audience)\s+(?:(?:tomorrow|today|tonight|now|(?:on|next|this) \p{L}+|(?:at )?\d{1,2}(?::\d\d)? ?(?:am|pm|o['’]clock)?|morning|afternoon|evening)\s*)+$/iu,
    'launch',
  ],
  [
    /^(?:(?:and|so|but|ok(?:ay)?)[,\s]+)*(?:(?:please|(?:can|could|may) (?:you|i|we)|how (?:do|can|could) (?:i|we)|is it possible to|what if (?:i|we) want to)\s+)*(?:also |still )?(?:stop|pause|halt|end|interrupt|cancel) (?:(?:(?:the|this|my|our|a) )?(?:running )?(?:campaign|outreach|sending|e-?mails?|mails?|messages?|sequence)|sending(?: (?:them|it|e-?mails?|messages?))?|it(?= (?:once|after|when|while|if)\b))(?: (?:now|please|later|again|any ?time|at any (?:time|point)|midway|half ?way|in between|(?:once|after|when|while|if) (?:it|they|the (?:campaign|sending|sequence|e-?mails)|i|we) ?(?:['’]s|['’]re|has|have|is|are)? ?(?:already )?(?:starts?(?:ed)?|begins?|begun|running|launch(?:ed)?|sent|gone out|going(?: out)?|been launched)(?: it| them)?|after (?:the )?launch(?:ing)?(?: it| them)?))*\??$/i,
    'stop',
  ],
  [/^(?:\w+ ){0,2}(?:remove|delete|erase|cancel) (?:the|this|my|our) (?:whole )?campaign$/i, 'remove-campaign'],
  [changesSchedule, 'schedule'],
  [
    /^(?:(?:please|no|ok(?:ay)?|can you|could you)[, ]+)*(?:undo|revert|take back|roll back|reverse) (?:the |my |your |that |this )?(?:(?:last|latest|whole) )*(?:search|audience|enrichment|leads|rows|contacts|accounts)\b/i,
    'remove',
  ],
  [/^(?:\w+ ){0,2}(?:remove|delete|drop|erase|clear|get rid of|throw out|take out)\b/i, 'remove'],
  [/^(?:\w+ ){0,2}(?:launch|send (?:it|them|the|out|these|those|all)|start sending)\b/i, 'launch'],
  [
    /^(?:(?:please|then|no|ok(?:ay)?|actually)[, ]+)*(?:make|set|change|move|put) (?:it|that|this|them) (?:to )?(?:every|each|daily|weekly|hourly|monthly|once an?|on) ?(?:weekdays?|days?|weeks?|months?|mornings?|hours?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)?\b|^(?:(?:please|then|no|ok(?:ay)?|actually)[, ]+)*(?:pause|resume|restart|unpause) (?:it|that|this|them|the checks?|checking)\b(?! where)/i,
    'schedule',
  ],
  [
    /^(?:\w+ ){0,2}schedule\b|^(?!(?:i|we) (?:run|do)\b)(?:\w+ ){0,3}(?:check|run|repeat|do|look)\b.*\bevery (?:day|week|month|morning|monday|tuesday|wednesday|thursday|friday)\b|^(?:\w+ ){0,3}(?:look|search|check|find)\b.*\bnew (?:leads|people|contacts|ones)\b.*\b(?:daily|weekly|monthly|hourly|regularly|automatically|tomorrow|later|from now on)\b/i,
    'schedule',
  ],
  [renamesCampaign, 'rename'],
  [
    /^(?:\w+ ){0,2}(?:download|export)\b(?! (?:and import )?(?:managers?|directors?|sales|heads?|leads?|officers?|specialists?|coordinators?|compan|firms?)\b)/i,
    'download',
  ],
  [/^(?:\w+ ){0,2}(?:upload|import)\b/i, 'import'],
  [
    /^(?:(?:please|now|and|then|also|ok(?:ay)?|can you|could you|how (?:do|can) (?:i|we))[, ]+)*(?:(?:sort|rank|re-?order|arrange)\s+(?:by|them|these|those|it|all|this|everyone|everybody|alphabetically|(?:the|my|our)\s(?:\p{L}+\s)?(?:list|audience|rows?|contacts?|accounts?|compan(?:y|ies)|people|leads?|table|results?))|order\s+(?:by|(?:them|these|those|it|all|(?:the|my|our)\s(?:list|audience|rows?|contacts?|accounts?|compan(?:y|ies)|people|leads?|table|results?))\s+(?:by|alphabetically|from)))(?![\p{L}])/iu,
    'sort',
  ],
  [swapsUnnamed, 'swap'],
  [
    /^(?:(?:please|now|and|can you|could you)[, ]+)*compare (?:them|these|those|both|all|it|the (?:two|three|\d+|companies|accounts|contacts|people|e-?mails?|messages?|drafts?|versions?|results?|groups?|lists?))\b/i,
    'compare',
  ],
  [
    /^(?:(?:and|so|ok|then)[, ]+)*(?:whom?|which (?:one|of (?:them|these|those)|(?:of the )?(?:companies|accounts|contacts|people|leads))) (?:should|shall|do|would|could) (?:i|we|you) (?:contact|write to|email|call|approach|reach out to|start with|begin with|talk to) first$/i,
    'compare',
  ],
  [
    /^(?:(?:please|now|and|also|can you|could you)[, ]+)*(?:add|create|make|insert|give (?:me|us)) (?:an?|another|one|the|two|three|\d) (?:new |extra |more )?columns?\b/i,
    'columns',
  ],
  [
    /^(?:(?:please|now|and|can you|could you)[, ]+)*(?:merge|combine|join|unite) (?:them|these|those|both|all|it|the (?:two|three|\d+|companies|accounts|contacts|people|e-?mails?|messages?|drafts?|versions?|results?|groups?|lists?|steps?|searches))\b/i,
    'merge',
  ],
]

/** “Save both” */
export const savesAll =
  /^(?:(?:please|ok(?:ay)?|yes|now)[, ]+)*(?:save|store|keep)\s+(?:both|all|everything|(?:all|both)(?: of)?(?: the| these)? messages|all of (?:it|them)|both of them|the (?:e-?mails?|linked-?in messages?) and (?:the )?(?:linked-?in messages?|e-?mails?))(?: (?:please|now|then))*$/i

export const plainTasks: readonly (readonly [RegExp, 'save' | 'overview' | 'summary' | 'check'])[] = [
  [
    /^(?:you (?:can|may|should) (?:now |then |also )?)?save(?: now| please)*$|^(?:you (?:can|may|should) (?:now |then |also )?)?(?:save|store)\b.{0,20}\b(?:it|them|this|that|these|those|sequence|templates?|messages?|drafts?|e-?mails?|copy|notes?|linked-?in (?:ones?|notes?))\b|^use (?:it|them|this|that|these|those) (?:as|for) (?:the|my|our|this)\b.*\b(?:messages?|campaign|e-?mails?|sequence)\b|^(?:keep|apply) (?:(?:it|them|this|that|these|those)|(?:the|this|that|these|those|my|our) (?:\w+ )?(?:sequence|templates?|messages?|drafts?|e-?mails?|copy))(?: (?:as|for|in|please|now|then|like (?:this|that))\b.*)?$/i,
    'save',
  ],
  [/\bcheck\b.{0,30}\b(?:new|leads?)\b|\b(?:any(?:thing|one|body)?|are there) new\b|\bnew leads since\b/i, 'check'],
  [
    /\b(?:overview|campaign brief|campaign plan)\b|\b(?:write|make|draft|create|prepare) (?:me |us )?(?:a |the |our )?(?:plan|brief|strategy)\b|^plan (?:the|this|a|my|our) campaign/i,
    'overview',
  ],
  [
    /\bhow many(?: (?:contacts?|accounts?|people|persons|leads|prospects|companies|firms|rows|of (?:them|those|these|each)|are|is|have|has|do|did|we|you|i|got|there|in|the|our|this|my|audience|campaign|list|total|altogether|and|so far|now|already|found|added|find|all|it|does|contain))*[?.! ]*$|\bsummar(?:y|i[sz]e)\b(?!.*\b(?:documents?|docs?|files?|case stud(?:y|ies)|pdfs?|handbooks?|price ?lists?)\b)(?<!\bcolumns?\b.{0,60})|\bwhat (?:have|do) we (?:got|have)\b|\b(?:status|statistics|numbers) of\b|^(?:who|what) is in (?:the|our) audience|\bshow (?:me )?(?:the|our) (?:audience|numbers|status)\b|^status$/i,
    'summary',
  ],
]
