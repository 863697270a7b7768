import { anyQuestion, endsWithQuestion } from './any-question'
import { asNounPhrase } from '../../../engines/messages/goal/noun-phrase'
import { readGoal } from '../../../engines/messages/goal/read-goal'
import { questionOfIf } from './question-of-if'
import { toThem } from '../../../engines/messages/goal/to-them'
import { hideQuotes, unquoted } from './quoted-words'
import type { Intent } from './intent'
import { messageNamedIn, ordinalOf, readPlaceAt } from './message-named'
import { readAside } from './read-aside'
import { readAddedMessage } from './read-added-message'
import { readOtherMatter } from './read-other-matter'
import { asksNothing, readDraftChanges, subjectOfLater } from './read-draft-edit'
import { proposedTime } from './proposed-time'
import { questionOfAsk } from './read-question-of-ask'
import { asSentence } from './as-sentence'

/** What can only be meant of messages that were written just before; nothing where it may be about something else. */
export function readAtDraft(text: string): Intent | undefined {
  const added = readAddedMessage(text)
  if (added !== undefined) return added
  const plain = text.replace(/[.!?]+$/, '').trim()
  if (endsWithQuestion.test(plain)) return edit({ question: anyQuestion, ...stepIn(plain) })
  const [, word] = wordOut.exec(plain) ?? []
  if (word !== undefined) return edit({ remove: [`#word ${word}`], ...stepIn(plain) })
  if (asksForNone.test(plain)) return edit({ without: ['question'], ...stepIn(plain) })
  const thanked = thanks.exec(plain)
  if (thanked !== null)
    return edit({ add: [{ sentence: asSentence(`Thank you${thanked[1] ?? ''}`), at: 'last' }], ...stepIn(plain) })
  const link = linked.exec(plain)
  if (link !== null) {
    const [, what = '', address = ''] = link.map((part) => part?.trim())
    return edit({
      add: [{ sentence: `Here is the ${what === '' ? '' : `${what} `}link: ${address}`, at: 'end' }],
      ...stepIn(plain),
    })
  }
  const [, site] = ownSite.exec(plain) ?? []
  if (site !== undefined) return edit({ add: [{ sentence: `Our website: ${site}`, at: 'last' }], ...stepIn(plain) })
  // As it is, with what it ends with.
  const whole = text.trim()
  const [, meant] = saying.exec(whole) ?? filling.exec(whole) ?? []
  if (meant !== undefined) return edit({ fill: fillingOf(meant), ...stepIn(plain) })
  const [, addition] = addedText.exec(plain) ?? []
  if (addition !== undefined)
    return edit({ add: [{ sentence: asSentence(toThem(addition)), at: 'end' }], ...stepIn(plain) })
  const hidden = hideQuotes(plain)
  if (/⟦\d+⟧/.test(hidden.text) && ofParts.test(hidden.text) && !ordersNew.test(plain)) {
    const read = readDraftChanges(hidden)
    return Object.keys(read.changes).length > 0 ? { kind: 'edit', ...read, save: false } : unread(plain)
  }
  const [, address] = ownAddress.exec(plain) ?? []
  if (address !== undefined)
    return edit({ add: [{ sentence: asSentence(`Our address: ${address}`), at: 'end' }], ...stepIn(plain) })
  const [, number] = ownNumber.exec(plain) ?? []
  if (number !== undefined)
    return edit({ add: [{ sentence: `You can reach me at ${number.trim()}.`, at: 'end' }], ...stepIn(plain) })
  if (withoutPostscript.test(plain)) return edit({ without: ['postscript'], ...stepIn(plain) })
  if (wantsOtherSubject.test(plain)) return edit({ other_subject: 'other' })
  if (wantsShorterSubject.test(plain)) return edit({ other_subject: 'shorter' })
  const named = namedInSubject
    .exec(plain)
    ?.slice(1)
    .find((name) => name !== undefined)
  if (named !== undefined)
    return edit({
      other_subject: /first|contact|^(?:their|his|her|the) names?$/i.test(named) ? 'with first name' : 'with company',
    })
  const [, headed] = subjectSays.exec(plain) ?? []
  // “The discount” is no subject: in which words it is to be there is for somebody to say.
  if (headed !== undefined && /\bmention\s+(?:the|our|my|their|this|that)\s/i.test(plain)) return unread(plain)
  if (headed !== undefined) return edit({ subject: `${headed.charAt(0).toUpperCase()}${headed.slice(1)}` })
  // What it asks is a part of it.
  const [, made] = subjectMade.exec(text.replace(/[.!\s]+$/, '')) ?? []
  if (made !== undefined) return edit({ subject: made })
  const [, claimed] = puttingIn.exec(plain) ?? []
  if (claimed !== undefined)
    return edit({ add: [{ sentence: asSentence(toThem(claimed)), at: 'end' }], ...stepIn(plain) })
  const other = readOtherMatter(plain)
  if (other !== undefined) return other
  const place = readPlaceAt(plain)
  const [, noted] = aboutIt.exec(place?.rest.trim() ?? plain) ?? []
  const thing = noted === undefined ? undefined : asNounPhrase(noted)
  if (thing !== undefined) {
    const at = /\bp\.?\s?s\b|postscript/i.test(plain) ? ('after' as const) : ('end' as const)
    return edit({ add: [{ sentence: `I would also like to tell you about ${thing}.`, at }], ...stepIn(plain) })
  }
  const proposed = proposedTime(place?.rest ?? plain)
  if (proposed !== undefined) return edit({ question: proposed, ...stepIn(plain) })
  const [, unsaid] = unmentioned.exec(place?.rest.trim() ?? plain) ?? []
  if (unsaid !== undefined) return edit({ remove: [unsaid], ...stepIn(plain) })
  // “Ask for a demo and attach our price list”
  const { order: ask, unable } = readAside(place?.rest ?? plain)
  const asked = asks
    .exec(ask)?.[1]
    ?.replace(/,?\s+(?:instead of|rather than)\s.*$/i, '')
    .replace(/\s+(?:too|as well|instead)$/i, '')
  const wish = asked === undefined ? undefined : wishOf(asked)
  if (wish !== undefined) return edit({ add: [{ sentence: wish, at: 'end' }], ...stepIn(plain) }, unable)
  if (asked !== undefined) {
    const question =
      questionOfIf(asked) ?? questionInGoal(asked) ?? (ofOthers.test(asked) ? undefined : questionOfAsk(asked))
    if (question !== undefined && asksMore.test(plain))
      return edit({ add: [{ sentence: question, at: 'last' }], ...stepIn(plain) }, unable)
    if (question !== undefined) return edit({ question, ...unaskedIn(plain), ...stepIn(plain) }, unable)
    if (place !== undefined) return unread(plain)
  }
  const [, one, another] = swapsByOrder.exec(plain) ?? []
  if (one !== undefined && another !== undefined) return edit({ swap: [ordinalOf(one), ordinalOf(another)] })
  const [, first] = putsFirst.exec(plain) ?? []
  if (first !== undefined && ordinalOf(first) > 1) return edit({ swap: [1, ordinalOf(first)] })
  const [, ofFollowUps, moved, by] = swaps.exec(plain) ?? []
  const before = ofFollowUps === undefined ? 0 : 1
  if (moved !== undefined && by !== undefined) return edit({ swap: [Number(moved) + before, Number(by) + before] })
  // Nothing is written anew for a wish about the subject alone.
  if (ofSubject.test(plain)) {
    const read = readDraftChanges(hideQuotes(plain))
    const isRead = read.shorter || read.anew === true || Object.keys(read.changes).length > 0
    return isRead ? { kind: 'edit', ...read, save: false } : unread(plain)
  }
  if (place !== undefined || inPlace.test(plain)) {
    const { step } = place ?? {}
    const read = readDraftChanges(hideQuotes(place?.rest ?? plain))
    const { subject, ...others } = read.changes
    const isLater = subject !== undefined && step !== undefined && step !== 1
    const unable = isLater ? [...read.unable, subjectOfLater] : read.unable
    const own = isLater ? others : read.changes
    const changes = { ...own, ...(step === undefined ? {} : { step }) }
    const isRead = read.shorter || read.anew === true || Object.keys(read.changes).length > 0
    if (isLater && Object.keys(others).length === 0) return edit({}, unable)
    if (isRead) return { kind: 'edit', ...read, changes, unable, save: false }
    // Where it is known what is lacking, that is told.
    const lacking = read.unable.filter((each) => each.endsWith(')'))
    return lacking.length > 0 ? edit({}, lacking) : unread(plain)
  }
  return undefined
}

/** “To bring a colleague” is one thing more that they are asked to do. */
function wishOf(asked: string): string | undefined {
  if (
    !/^to\s+(?!(?:reply|respond|answer|confirm|rsvp|register|let|book|have|schedule|see|try|send)\b)\p{L}+\s/iu.test(
      asked,
    )
  )
    return undefined
  const { note } = readGoal(`ask them ${asked}`)
  return note?.startsWith('Please ') === true ? note : undefined
}

/** “How many pallets they ship”, “to send us their volumes” */
function questionInGoal(asked: string): string | undefined {
  if (!/^(?:how|what|which|when|where|who|why|to send us|(?:if|whether) (?:we|i) (?:may|can|could))\s/i.test(asked))
    return undefined
  const { isUnread, question, note } = readGoal(`ask them ${asked}`)
  if (!isUnread && note === undefined && question !== undefined) return question
  // “Who is in charge of packaging” is a question as it stands.
  return /^who\s+(?:is|\p{L}+s)\s/iu.test(asked) ? toThem(`W${asked.slice(1)}?`) : undefined
}

type Changes = Extract<Intent, { readonly kind: 'edit' }>['changes']

function edit(changes: Changes, unable: readonly string[] = []): Intent {
  return { kind: 'edit', shorter: false, changes, unable, save: false }
}

/** It is about the messages, and nothing that can be done to them. */
function unread(text: string): Intent {
  return { kind: 'edit', shorter: false, changes: {}, unable: [text], save: false }
}

function stepIn(text: string): Pick<Changes, 'step'> {
  const step = messageNamedIn(text)
  return step === undefined ? {} : { step }
}

/** “Instead of the webinar” */
function unaskedIn(text: string): Pick<Changes, 'instead_of'> {
  const [, unasked] =
    /\b(?:instead of|rather than)\s+(?:the|our|an?|this|that)\s+([\p{L}-]+(?:\s[\p{L}-]+)?)[.!]*$/iu.exec(text) ?? []
  return unasked === undefined ? {} : { instead_of: unasked }
}

/** “Take out the word free” */
const wordOut =
  /^(?:(?:please|now|and|then|can you|could you|also)[,\s]+)*(?:drop|remove|delete|take out|take|leave out|cut|strip|get rid of|omit) the (?:words?|phrase|expression) ["“„]?(?!(?:about|with|that|of|from|in|limit|count)\b)([\p{L}\p{N}-]+(?: [\p{L}\p{N}-]+){0,3}?)["”]?(?: (?:please|everywhere))?$/iu

/** “Don't ask for a call” */
const asksForNone = new RegExp(
  `^(?:(?:please|also|and|but|no|now)[,\\s]+)*(?:${asksNothing.source})(?:\\s+(?:in|at) the \\w+(?: \\w+)?)?(?:\\s+(?:please|yet))*$`,
  'i',
)
/** “Thank them in advance at the end” */
const thanks =
  /^(?:(?:please|also|and|then)\s+)*thank (?:them|him|her|you)(\s+(?:in advance|for (?:their|your|the|reading)[^,;.]*?))?\s+(?:at|in) the (?:very )?end$/i
/** “I would like to say: …”, in place of what stands in brackets */
const saying =
  /^(?:(?:please|ok|no|and|then|now)[,\s]+)*(?:(?:i|we)(?:['’]d| would) like (?:it |them )?to say|(?:i|we) want (?:it |them )?to say|it should say|what (?:i|we) want to say is|(?:let it |make it )?say|write (?:this|the following)|fill in|in the brackets?,?(?: please)?(?: write| put)?)\s*[:,]\s*(.{8,})$/is

/** “Replace what stands in brackets with …”, “the first one should say: …” */
const filling =
  /^(?:(?:please|ok|and|then|now)[,\s]+)*(?:(?:replace|fill|change|swap)(?:\s+(?:in|out))?\s+(?:(?:what (?:stands|is) in (?:the )?|the (?:part|place|text|words?) in (?:the )?|the |that |this )?(?:square )?(?:brackets?|placeholders?|gaps?|blanks?|holes?|open place))(?:\s+(?:in|of|for)\s+(?:the\s+)?[\p{L}\p{N}-]+(?:\s+(?:#?\d|one|e-?mail|message|step))?)?\s+(?:with|by|to|into)|(?:the\s+)?[\p{L}\p{N}-]+\s+(?:#?\d|one|e-?mail|message|step)\s+should say|it should say)\s*:?\s*(.{8,})$/isu

function fillingOf(text: string): string {
  return asSentence(toThem(unquoted(text).trim()))
}

/** “Add: Last year we helped 340 families” */
const addedText =
  /^(?:(?:please|also|and|then)\s+)*add(?:\s+(?:this|the following|a line|a sentence))?\s*:\s*([^"“„«]{8,})$/i
const ordersNew = /^(?:\w+ ){0,2}(?:write|draft|compose|create|generate|prepare)\b/i
const ofParts = /\b(?:subject|greeting|salutation|signature|sign|p\.?s|opening|closing|ending)\b/i
/** “Don't mention the salary” */
const unmentioned =
  /^(?:(?:please|also|and|but)\s+)*(?:don['’]?t|do not|never|stop)\s+(?:mention(?:ing)?|talk(?:ing)? about|speak(?:ing)? of|refer(?:ring)? to|bring(?:ing)? up)\s+(?:(?:the|our|any|their|that|anything about)\s+)*([\p{L}\p{N}%€$.,-]+(?:\s[\p{L}\p{N}%€$.,-]+){0,3}?)(?:\s+(?:please|anymore|any more|at all|in it|yet))*$/iu
/** “Take the PS out again” */
const withoutPostscript =
  /^(?:(?:please|now|and|then|can you|could you|also|no)[,\s]+)*(?:remove|delete|drop|cut|skip|lose|leave out|take out|take|leave)\s+(?:(?:the|that|this|its)\s+)?(?:p\.?\s?s\.?|postscript)(?:\s+(?:out|off|away))?(?:\s+(?:again|of (?:it|the .+)|from .+|in .+))*$/i
/** “Give me another subject line”, “suggest a different subject” */
const wantsOtherSubject =
  /^(?:(?:i find )?(?:the|its|this|that) )?subject(?: line)? (?:is|looks|sounds|feels) (?:still |a bit |a little |so |very |too |rather |quite |not )*(?:boring|dull|bad|weak|generic|lame|bland|plain|vague|ugly|poor|odd|strange|good|great|catchy|nice|interesting)[.!]*$|^(?:(?:please|now|and|then|can you|could you|also|no|hmm?)[,\s]+)*(?:(?:i (?:want|need|would like)|i['’]d like|give (?:me|it|us)|suggest|propose|write|try|use|make|find|show me|draft|create|think of|come up with|what about|how about)\s+(?:me\s+)?)?(?:an?other|a (?:different|new|better|second|nicer)|(?:some )?(?:other|different|new|better|alternative)|an alternative|one more|the next)\s+(?:e-?mail\s+)?subject(?:\s+lines?)?(?:\s+(?:for (?:it|this|that|them|the (?:e-?mail|message|sequence))|please|instead|idea|option))*$|^(?:(?:please|now|can you|could you)[,\s]+)*(?:change|rephrase|reword|rewrite|redo|replace) (?:the|its|my) subject(?: lines?)?(?:\s+(?:please|again))*$/i
const nameOfReader =
  "(?:(?:the|their|his|her|each|every)\\s+)?(?:name of (?:the|their) (?:company|organi[sz]ation)|(?:company|organi[sz]ation|business)(?:[’'`]s)?(?:\\s+names?)?|first names?|contact(?:[’'`]s)? names?|(?:(?:their|his|her|the)\\s+)names?|\\{\\{organization_name\\}\\}|\\{\\{first_name\\}\\})"
const wantsShorterSubject =
  /^(?:(?:the|its|this|that) )?subject(?: line)? (?:is|looks|sounds|feels) (?:still )?(?:far |way |much |a bit |a little )?too long[.!]*$|^(?:(?:please|now|and|then|can you|could you|also)[,\s]+)*(?:(?:make|have|keep) (?:the|its|my) subject(?: lines?)? (?:much |a bit |a little )?shorter|shorten (?:the|its|my) subject(?: lines?)?|(?:use |give (?:it|me) )?a shorter subject(?: lines?)?)(?:\s+(?:please|too|as well|also|now|again|a bit|a little))*$/i
/** “Put the company name in the subject”, “use a subject that mentions their company” */
const namedInSubject = new RegExp(
  `^(?:(?:please|now|and|then|can you|could you|also)[,\\s]+)*(?:(?:put|use|mention|add|include|write|have)\\s+(${nameOfReader})\\s+(?:in|into|to)\\s+(?:the|its|my)\\s+subject(?:\\s+lines?)?|(?:(?:use|make|write|give (?:me|it)|take|have|try)\\s+)?(?:an?|another)\\s+subject(?:\\s+lines?)?\\s+(?:with|that (?:mentions|has|contains|includes|names|uses))\\s+(${nameOfReader})(?:\\s+in it)?|(?:the|its|my)\\s+subject(?:\\s+line)?\\s+(?:should|must|has to|needs to|could)\\s+(?:also\\s+)?(?:mention|have|contain|include|name|use|say)\\s+(${nameOfReader})(?:\\s+in it)?)(?:\\s+(?:too|as well|please|instead))*$`,
  'i',
)
/** “The subject should mention Rotterdam by breakfast” */
const subjectSays =
  /^(?:(?:please|now|and|then|can you|could you|also)[,\s]+)*the subject(?: line)? (?:should|must|could|has to) (?:mention|say|read)\s+(?!something\b|that\b|more\b|less\b)([^"“„«]{3,60})$/i
const ofSubject =
  /^(?:(?:please|now|and|then)[,\s]+)*(?:make|have|turn|rewrite|improve|phrase|put)\s+(?:the|its|my)\s+subject\b/i
/** “Make the subject Winter is coming” */
const subjectMade =
  /^(?:(?:[Pp]lease|[Nn]ow|[Aa]nd|[Tt]hen)[,\s]+)*(?:[Mm]ake|[Hh]ave|[Uu]se|[Tt]ake) (?:the|its|my|as) subject(?: lines?)?:? (?!(?:Short|Long|Catch|Better|More|Less)\p{Ll}*$)(\p{Lu}[^"“„«]{2,80})$/u
/** “Put in that the crossing takes nine hours”, “make the first one mention that we load at 18:00” */
const puttingIn =
  /^(?:(?:please|now|and|then|can you|could you|also)[,\s]+)*(?:(?:put|write|work|squeeze|throw) (?:it )?in|(?:make|let|have)\s+(?:it|them|(?:the |my |our )?[\p{L}\p{N}-]+(?:\s+(?:#?\d|one|e-?mail|message|step))?)\s+(?:mention|say|tell them))\s+that\s+(?!they\b)(.{6,200})$/iu
/** “Add our phone number +49 40 1234” */
const ownNumber =
  /^(?:(?:please|now|and|then|can you|could you|also)[,\s]+)*(?:add|include|insert|put in|mention)\s+(?:(?:our|my|the|this)\s+)?(?:(?:phone|telephone|mobile|office|contact)\s*)+(?:numbers?)?\s*[:(]?\s*(\+?\d[\d\s()/.-]{4,})/i
/** “Add our address: Domstr. 5” */
const ownAddress =
  /^(?:(?:please|now|and|then|can you|could you|also)[,\s]+)*(?:add|include|insert|put in|mention)\s+(?:our|my|the)\s+(?:(?:office|postal|street|company|full)\s+)*address\s*[:(]?\s*(?=[^"]*\d)(?!in\b|to\b|at\b|of\b)([^"@]{5,100})$/i
/** “Add a PS about our booth” */
const aboutIt =
  /^(?:(?:please|now|and|then|can you|could you|also)[,\s]+)*(?:add|include|insert|put in|write)\s+(?:(?:an?|one|some|something|a few)\s+)?(?:(?:short|little|quick)\s+)*(?:p\.?\s?s\.?|postscript|line|sentence|paragraph|note|bit|words?|part|something)\s*(?:(?:in|to) (?:it|the (?:e-?mail|message|text))\s+)?about\s+(.{4,150})$/iu
/** “Include the registration link https://…” */
const linked =
  /^(?:(?:please|also|and|then|now|can you|could you)\s+)*(?:add|include|insert|put in|mention|use|give them|send them)\s+(?:(?:the|our|my|this|an?|following)\s+)*((?:[\p{L}-]+\s+){0,3}?)(?:link|url|address|page)s?(?:\s+(?:to|for|of)\s+(?:(?:the|our|my)\s+)?[\p{L} ]+?)?\s*[:(]?\s*((?:https?:\/\/|www\.)\S+?)\)?(?:\s+(?:at|in|to) the .+)?$/iu
/** “Add our website www.example.com” */
const ownSite =
  /^(?:(?:please|also|and|then|now|can you|could you)\s+)*(?:add|include|insert|put(?: in)?|mention|use|link)\s+(?:an?\s+link\s+)?(?:to\s+)?(?:(?:our|my|the)\s+)?(?:web ?site|web ?page|home ?page|site)?\s*[:(]?\s*((?:https?:\/\/|www\.)\S+?|[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:\/\S*)?)\)?(?:\s+(?:in(?: it)?|(?:at|in|to) the .+))?$/i
const asks =
  /^(?:(?:please|also|and|then|now|just|change (?:it|this|that)(?: to)?:?|(?:it|this) should)\s+)*ask (?:(?:them|him|her|people)\s+)?(?:for\s+(?:an?\s+)?)?(?!our\b|the\b|my\b|all\b)(.+)$/i
/** “Also ask …”: beside what is asked already */
const asksMore = /^(?:(?:please|and|then|now)[,\s]+)*also\b|\b(?:too|as well)$/i
/** What they are asked for is what a message of its own is for. */
const ofOthers =
  /\b(?:feedback|opinions?|views?|thoughts?)\b.*\b(?:on|about|of)\b|\b(?:e-?mails?|messages?|sequence)\b|\bto (?!reply\b|respond\b|answer\b|confirm\b|rsvp\b|register\b|let\b)/i
const inPlace =
  /\b(?:at|in|from) the (?:very )?(?:end|beginning|start|top|bottom|opening|closing)\b(?! of (?:the )?(?:year|month|week|quarter|day|summer|\p{Lu}))/iu
const order = '(first|second|third|fourth|fifth|sixth|seventh|1st|2nd|3rd|4th|5th)'
/** “Swap the first and the second” */
const swapsByOrder = new RegExp(
  `^(?:(?:please|now|also|can you|could you)\\s+)*(?:swap|switch|exchange|change the order of|reverse)\\s+(?:the )?${order}(?: (?:one|e-?mail|message|step))?\\s+(?:and|with|&)\\s+(?:the )?${order}(?: (?:one|e-?mail|message|step))?s?$`,
  'i',
)
/** “Put the second one first” */
const putsFirst = new RegExp(
  `^(?:(?:please|now|also|can you|could you)\\s+)*(?:put|move|place|send)\\s+(?:the )?${order}(?: (?:one|e-?mail|message|step))?\\s+(?:first|(?:to|at) the (?:front|top|beginning|start))$`,
  'i',
)
/** Numbers of follow-ups begin behind the first message. */
const swaps =
  /^(?:(?:please|now|also|can you|could you)\s+)*(?:swap|switch|exchange|change the order of|reverse)\s+(?:(?:the )?(?:steps?|e-?mails?|messages?|(follow-?ups?))\s+)?#?([1-7])\s+(?:and|with|&)\s+(?:(?:step|e-?mail|message|follow-?up)\s+)?#?([1-7])$/i
