import { asksForFigures } from './asks-for-figures'
import type { Intent } from './intent'

type About = Extract<Intent, { kind: 'tell' }>['about']

/**
 * Reads “where are we?”, “is it saved?”, “how many people will get it?” and “how many replies did we get?”, which are about
 * the whole campaign.
 */
export function readCampaignQuestion(text: string): About | undefined {
  if (asksForFigures(text)) return 'figures'
  return questions.find(([pattern]) => pattern.test(text))?.[1]
}

const lead = '^(?:(?:and|so|but|ok|okay|now|please|tell me|can you tell me|could you tell me)[, ]+)*'
const messages =
  '(?:it|them|this|that|these|(?:the|my|our|this|these) (?:\\w+ )?(?:e-?mails?|messages?|notes?|drafts?|sequence|mails?|outreach|campaign))'
const schedule = '(?:the|our|my|this|a|an) (?:schedule|scheduled checks?|checks?)(?: for new leads)?'
const tail =
  '(?: (?:now|then|already|so far|yet|currently|at the moment|please|in (?:it|the campaign|here|total)))*[.!?\\s]*$'
const questions: readonly (readonly [RegExp, About])[] = [
  [
    new RegExp(
      `${lead}(?:what (?:exactly )?(?:did you (?:just )?(?:change|edit|modify|alter|do (?:to|with) ${messages})|have you (?:just )?(?:changed|edited|modified|done (?:to|with) ${messages})|(?:has|was|is|got) (?:just )?changed|(?:has |have we |have you )?changed since (?:i|we|you|it was) (?:last )?saved(?: (?:it|them|that))?|was the (?:last )?change|changed|is (?:different|new)(?: (?:now|about it))?)(?: (?:there|in ${messages}|exactly|last|just now|about ${messages}))*|(?:which|what) (?:changes?|edits?) (?:did you make|have you made|were made)(?: (?:to|in) ${messages})?|what(?:['’]s| is) (?:different|new)(?: (?:in|about) ${messages})?|did you change (?:anything|something|it|that))${tail}`,
      'i',
    ),
    'changes',
  ],
  [
    new RegExp(
      `${lead}(?:what (?:did you write|is written|is|stands|does it say)(?: now)? (?:in|on) the overview|what does the overview say|(?:show|read|give)(?: me| us)? the overview(?: again)?|where is the overview|where (?:can|do) i (?:find|see|read) the overview)${tail}`,
      'i',
    ),
    'overview',
  ],
  [
    new RegExp(
      `${lead}(?:(?:what|who|whom) (?:does|do|did|will|would|is|are) ${schedule}(?: (?:look|looking|search|searching|check|checking)(?: for)?)?|(?:what|who|whom) (?:do|will|would|are) you (?:look|looking|search|searching|check|checking) for (?:in|with|by|on) ${schedule}|when (?:does|will|did|is|was) ${schedule}(?: (?:last|next|run|running|check|look|come|again))*|when (?:does|will|did|is|was) (?:the |our )?(?:next|last) (?:scheduled )?(?:check|run)(?: (?:for new leads|happen|run|come))*|(?:is|are) there (?:an?|any) (?:schedules?|checks?)(?: for new leads)?(?: set(?: up)?)?|(?:is|was|has) (?:the|our|my|this|an?) schedule (?:running|paused|active|on|set(?: up)?|run)|(?:do|have) (?:we|i) (?:have|got) (?:an?|any) schedules?|(?:tell me|show me) (?:more )?(?:about )?the schedule|(?:what|how) about the schedule)${tail}`,
      'i',
    ),
    'schedule',
  ],
  [
    new RegExp(
      `${lead}(?:what(?:['’]s| is| was) (?:this|the|our|my) campaign (?:about|for)|what(?:['’]s| is| was) (?:the|our|my|its) (?:goal|aim|objective|purpose|target)(?: again)?(?: (?:of|for|behind|in) (?:this|the|our|my) (?:campaign|outreach))?|(?:what|who|whom) (?:did you|have you|do you|are you|were you) (?:search(?:ed|ing)?|look(?:ed|ing)?) for(?: last)?|(?:what|who|whom) (?:are|were) (?:we|you) (?:looking|searching) for|what was (?:the|my|your) last search|(?:what|whom|who) does (?:this|the) campaign (?:reach|target))${tail}`,
      'i',
    ),
    'purpose',
  ],
  [
    new RegExp(
      `${lead}(?:why (?:(?:did|have|do) you (?:(?:just|exactly) )?(?:choose|chosen|pick(?:ed)?|select(?:ed)?|take|taken|add(?:ed)?|find|found) )?(?:exactly )?(?:(?:these|those|them)(?: (?:people|companies|contacts|ones|accounts|leads))?)|how did you (?:choose|pick|select|find) (?:these|those|them)(?: (?:people|companies|contacts|ones|accounts|leads))?)${tail}`,
      'i',
    ),
    'choice',
  ],
  [
    new RegExp(
      `${lead}(?:(?:but )?why (?:only|just|not more|so few|that few|are there (?:so few|not more|only)|did you find (?:so few|only|just|not more)|(?:do|did) (?:i|we) (?:only )?(?:have|get) (?:so few|only|just))(?: (?:than|of them|people|companies|contacts|accounts|leads|results|hits|\\d{1,4}|one|two|three|four|five))*|(?:is|was) that (?:all|everyone|everybody|it)(?: (?:of them|you (?:found|have)|there (?:is|are)))?|(?:are|were) there (?:no|not any) more(?: of them)?|that['’]s (?:not (?:much|many|a lot|enough)|(?:very |too )?few))${tail}`,
      'i',
    ),
    'few',
  ],
  [
    new RegExp(
      `${lead}(?:(?:are|r) you (?:really |quite |absolutely )?(?:sure|certain)(?: (?:about|of) (?:that|this|it))?|(?:is|was) (?:that|this|it) (?:really )?(?:right|correct|true)|really|how (?:do you know|sure are you|certain are you)(?: (?:that|this|of that))?|where (?:did|do) you (?:get|have) (?:that|this|it) from|(?:can|could) i (?:trust|rely on) (?:that|this|it))${tail}`,
      'i',
    ),
    'sure',
  ],
  [new RegExp(`${lead}(?:is|are|was|were) ${messages} (?:already )?saved${tail}`, 'i'), 'saved'],
  [new RegExp(`${lead}(?:did you save|have you (?:already )?saved) ${messages}${tail}`, 'i'), 'saved'],
  [
    new RegExp(
      `${lead}(?:to )?(?:how many|who)(?: (?:contacts?|people|persons|of them|leads?))?(?: (?:will|would|can|is going to|are going to|does|do))* (?:gets?|receives?) ${messages}${tail}`,
      'i',
    ),
    'recipients',
  ],
  [
    new RegExp(
      `${lead}how many (?:e-?mails?|messages?) (?:will|would|do|does|is|are)(?: (?:i|we|you|there))? (?:be )?(?:sent|send|go(?:ing)? out|goes out)(?: (?:in (?:all|total)|altogether|overall))*${tail}`,
      'i',
    ),
    'total',
  ],
  [
    new RegExp(
      `${lead}who(?:m)? (?:is|are|will|does) ${messages} (?:going (?:out )?to|go (?:out )?to|for|sent to|be sent to)${tail}`,
      'i',
    ),
    'recipients',
  ],
  [
    new RegExp(
      `${lead}how many(?: (?:contacts?|people))? (?:will|would) (?:it|they|this|the (?:e-?mails?|messages?|campaign)) (?:go (?:out )?to|reach)${tail}`,
      'i',
    ),
    'recipients',
  ],
  [
    new RegExp(
      `${lead}(?:what(?:['’]s| is) (?:now )?in (?:the|my|our|this) campaign|what (?:do )?(?:i|we) have|what have (?:i|we) got in (?:the|my|our|this) campaign|where (?:are|do) (?:we|i)(?: stand)?|how far are we|what(?:['’]s| is) (?:the|our) (?:state|status|progress)|what is the state of (?:the|my|our|this) campaign|what(?:['’]s| is| happens| comes)? next|what happens now|next steps?|what now|what (?:should|do|can) (?:i|we) do (?:next|now)|(?:so|and) now what|how (?:do|can|should) (?:i|we) (?:go on|proceed|continue)(?: from here)?)${tail}`,
      'i',
    ),
    'campaign',
  ],
]
