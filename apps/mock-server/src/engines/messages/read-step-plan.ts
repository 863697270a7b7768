import { isAskAlone } from './goal/is-ask-alone'
import { gerundAsVerb, isVerb, presentAsVerb } from './goal/plain-verb'
import { upperFirst } from './upper-first'

/** What one message of a sequence is for, where it is not what all are for. */
export interface PlannedStep {
  /** Counted from one. */
  readonly step: number
  readonly about: string
  /** It is only named by a word or two, which whoever sends it has to put into sentences. */
  readonly isLabel?: boolean | undefined
}

/** An order without what it says of single messages, and that. */
export interface StepPlan {
  readonly rest: string
  readonly planned: readonly PlannedStep[]
}

/** Reads “…, the second one about the free trial” and “…: first introduces our audit, second shares a case study”. */
export function readStepPlan(said: string, steps: number): StepPlan {
  if (steps < 2) return { rest: said, planned: [] }
  const text = withMarksFirst(said)
  const listed = readList(text, steps)
  if (listed !== undefined) return listed
  const { rest, planned } = planOf(text, steps)
  return { rest, planned: ownOf(planned, steps) }
}

/** “Introduce our app in the first email, share a case study in the second” */
function withMarksFirst(text: string): string {
  const found = [...text.matchAll(markBehind)]
  return found.length < 2
    ? text
    : text.replace(
        markBehind,
        (_, before: string, what: string, ordinal: string) => `${before === '' ? '' : '. '}${ordinal} email: ${what}`,
      )
}

const markBehind =
  /(^|[.;,]\s+(?:and\s+|then\s+)*|\sand\s+)([^.;,:]{4,80}?)\sin\s(?:the\s)?(first|second|third|fourth|fifth|last|final)(?:\s(?:e-?mail|message|step|one|note))?(?=[.;,]|\sand\s|\s*$)/gi

/** The same with all messages that it names. */
function planOf(text: string, steps: number): StepPlan {
  const nothing = { rest: text, planned: [] }
  const all = [...text.matchAll(marks)]
  const leading = all.filter(({ index, 0: mark }) => leads.test(withoutDelay(text.slice(index + mark.length))))
  const [begin] = leading
  // Where the plan has begun, “fourth breakup” is a part of it as well.
  const found = leading.length > 1 ? all.filter(({ index }) => begin && index >= begin.index) : leading
  // “…, the first to offer same-day delivery” is said of something else.
  const isNamed =
    begin !== undefined && (namesMessage.test(begin[0]) || /^\s*:/.test(text.slice(begin.index + begin[0].length)))
  if (begin === undefined || (found.length === 1 && !isNamed)) return nothing
  const planned = found.map(({ index, 0: mark, groups = {} }, place) => ({
    step: stepOf(groups['ordinal'] ?? groups['number'] ?? groups['listed'] ?? '', steps),
    ...partOf(withoutDelay(text.slice(index + mark.length, found[place + 1]?.index ?? text.length))),
  }))
  const isWhole = planned.every(({ step, about }) => step >= 1 && step <= steps && about !== '')
  const isClear = new Set(planned.map(({ step }) => step)).size === planned.length
  return isWhole && isClear ? { rest: text.slice(0, begin.index).trim(), planned } : nothing
}

/** How many messages a plan names that says nothing of their number: “first …, second …, third …”. */
export function stepsPlanned(text: string): number {
  const { planned } = planOf(withMarksFirst(text), mostNamed)
  return planned.some(({ step }) => step === 1) ? planned.length : 1
}

const mostNamed = 7

/** Whether it says when a single message is to go out: “second step three days later asks …”. */
export function hasDelays(text: string): boolean {
  return [...text.matchAll(marks)].some(({ index, 0: mark }) => {
    const [part = ''] = text.slice(index + mark.length).split(/[,;.]/)
    return delay.test(text.slice(index + mark.length)) || withoutDelayBehind(part) !== part
  })
}

/** “A reminder after 4 days”; what is promised within some days keeps them. */
function withoutDelayBehind(said: string): string {
  const bare = said.replace(delayBehind, '')
  const label = bare.replace(/^\s*(?:[:=–—).-]\s*)?(?:is\s+)?/i, '').trim()
  return [ends, goesOn].some((each) => each.test(label)) ? bare : said
}

const delayBehind =
  /,?\s+(?:(?:after|in)\s+(?:\d{1,2}|an?|one|two|three|four|five|six|seven|ten|a few)\s+(?:(?:business|working)\s+)?(?:days?|weeks?)|(?:\d{1,2}|an?|one|two|three|four|five|six|seven|ten|a few)\s+(?:(?:business|working)\s+)?(?:days?|weeks?)\s+later)(?=[\s,;.)]*(?:(?:and|then)\s*)?$)/i

function withoutDelay(said: string): string {
  return said.replace(delay, ' ')
}

const delay =
  /^[\s,(]*(?:(?:after|about|sent|some|another)\s+)*(?:\d{1,2}|an?|one|two|three|four|five|six|seven|ten|a few|a couple of)\s+(?:business\s+|working\s+)?(?:days?|weeks?|months?)(?:\s+(?:later|after(?:wards|\s+that)?|on))?[\s,):]+(?=\p{L})/iu

/** “The first one introduces it”: what all of them are about. */
export function withMatter(planned: readonly PlannedStep[], about: string | undefined): readonly PlannedStep[] {
  const thing = about === undefined ? undefined : isThing.test(about) ? about : introduced.exec(about)?.[1]
  if (thing === undefined) return planned
  // Where one of them asks for a call, the others leave that to it.
  const asksLater = planned.some(
    ({ about: said }) => asksFor.test(said) && /\b(?:call|meeting|demo|chat|visit)\b/i.test(said),
  )
  return planned.map((each) => ({
    ...each,
    // “The third one asks for a call”: about what, the others say.
    about:
      asksFor.test(each.about) && isAskAlone(each.about)
        ? `${thing}. ${upperFirst(each.about)}.`
        : asksLater && !/\bask\b/i.test(each.about)
          ? `${withThing(each.about, thing)}. Ask if they are interested.`
          : withThing(each.about, thing),
  }))
}

/** “Tell them that it costs 89 euros”: what does, the message says itself. */
function withThing(about: string, thing: string): string {
  return about.replace(itself, `$1 ${thing}`).replace(ofIt, `$1${thing} `)
}

const ofIt = /^((?:tell them|say|mention|explain|show) that )it (?=\p{Ll})/iu
const introduced = /^(?:introduce|present|offer|announce|promote)\s((?:our|my|the)\s[^.;:!?]{3,60})$/i
const asksFor = /^(?:ask|request|propose|suggest)\b/i
const isThing = /^(?:our|my|the|an?)\s[^.;:!?]{3,60}$/i
const itself =
  /^((?:introduce|present|describe|explain|promote|announce|offer|show|mention|recommend)(?: to them)?) (?:it|this|that|them)(?=\s*$)/i

/** What a sequence is about that says so only message by message. */
export function matterOf(planned: readonly PlannedStep[]): string | undefined {
  return planned.find(({ isLabel = false }) => !isLabel)?.about
}

/** “…: intro, case study, breakup” of three messages. */
function readList(text: string, steps: number): StepPlan | undefined {
  const [, before = '', list = ''] = /^([^:]+?)\s*:\s+([^:.]+)$/.exec(text) ?? []
  const items = list.split(/\s*(?:,\s*(?:and\s+|then\s+)*|;|\s(?:and|then)\s|→|->|>)\s*/i).filter((item) => item !== '')
  const isList =
    items.length === steps && items.every((item) => item.split(/\s+/).length <= longestItem && !ofTimes.test(item))
  if (!isList || list.search(marks) >= 0) return undefined
  const planned = items.map((item, index) => ({
    step: index + 1,
    ...partOf(item),
  }))
  return { rest: before, planned: ownOf(planned, steps) }
}

const longestItem = 5
/** “Pick-up on Monday, back on Tuesday” says what is offered. */
const ofTimes = /\d|\b(?:on|from|until|by|within|per|before|after)\s/i

/** Without those that say what such a message of a sequence says anyhow. */
function ownOf(planned: readonly PlannedStep[], steps: number): readonly PlannedStep[] {
  return planned.filter(
    ({ step, about }) =>
      !(step === 1 && begins.test(about)) &&
      !(step === steps && steps > 2 && ends.test(about)) &&
      !(step > 1 && (step < steps || steps === 2) && goesOn.test(about)),
  )
}

const begins =
  /^(?:(?:an?|the|short|quick|our)\s+)*(?:intro(?:duction)?|opener|opening|first touch|hello)(?: e-?mail| message)?$/i
/** “A polite goodbye” */
export function isGoodbye(label: string): boolean {
  return ends.test(label)
}

/** “Second: reminds them” of a sequence says what it does anyhow. */
export function saysItAnyhow(label: string): boolean {
  const [, said = label] =
    /^(?:the\s)?[\p{L}\d]+(?:\s(?:one|e-?mail|message|mail|step|touch|note))?:\s+(.+)$/iu.exec(label) ?? []
  const done = doneIn(said) ?? said
  return begins.test(done) || ends.test(done) || goesOn.test(done)
}

const ends =
  /^(?:(?:an?|the|final|polite|short|kind|friendly|last|say|send)\s+)*(?:break-?up|good-?bye|farewell|(?:last|final) (?:try|call|chance|word|attempt)|closing)(?: e-?mail| message| note)?$/i
const goesOn =
  /^(?:(?:(?:an?|the|short|quick|gentle|friendly|polite)\s+)*(?:follow(?:s)?[- ]?up|reminder|nudge|bump)(?: e-?mail| message| note)?|(?:(?:gently|politely|just|kindly)\s+)?remind(?:\s+(?:them|him|her|people|everyone))?(?:\s+(?:again|once|once more|of (?:it|that)|about (?:it|that)))?)$/i

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh']
const short = ['1st', '2nd', '3rd', '4th', '5th', '6th', '7th']

/** What begins a part of the plan. */
const marks = new RegExp(
  String.raw`(?:^|\s*[,:;.(–—]\s*|\s+-\s+|\s+(?=(?:and|with|where)\s|[1-7][).]\s))(?:(?:and|with|where|then|in)\s+)*(?:(?:the\s+)?(?<ordinal>${[...ordinals, ...short].join('|')}|last|final)(?<noun>\s+(?:one|e-?mail|message|mail|step|touch|note))?|(?:e-?mail|message|mail|step|touch)\s+(?:no\.?\s*|#)?(?<number>[1-7])|(?<listed>[1-7])(?=[).]\s))(?![\p{L}\p{N}-])`,
  'giu',
)
const namesMessage = /\b(?:one|e-?mail|message|mail|step|touch|note)\b/i

/** What follows such a mark, and not “the first in Berlin”. */
const leads = {
  test(behind: string): boolean {
    const [, said = ''] = /^\s*(.*)$/s.exec(behind) ?? []
    return (
      /^(?:[:=–—)-]|\.(?=\s)|is|should|must|will|to|about|on|with|for|regarding)(?=\s)/i.test(said) ||
      // “The last one a polite goodbye”
      [ends, goesOn].some((label) => label.test(withoutDelayBehind(said.split(/[,;.]/)[0] ?? '').trim())) ||
      doneIn(said) !== undefined
    )
  },
}

function stepOf(said: string, steps: number): number {
  if (/^(?:last|final)$/i.test(said)) return steps
  if (/^\d$/.test(said)) return Number(said)
  const plain = said.toLowerCase()
  return Math.max(ordinals.indexOf(plain), short.indexOf(plain)) + 1
}

function aboutOf(said: string): string {
  const plain = withoutDelayBehind(said)
    .replace(/^\s*(?:[:=–—).-]\s*)?(?:(?:is|should be|must be|will be|to be)\s+)?/i, '')
    .replace(/[\s,;.)]+(?:(?:and|then)\s*)?$/i, '')
  const [, done = plain] = /^(?:should|must|will|to)\s+(.+)$/is.exec(plain) ?? []
  const [, topic] = /^(?:about|on|regarding|for)\s+(.+)$/is.exec(done) ?? []
  return (topic ?? doneIn(done) ?? done).trim().replace(success, 'tell them that ')
}

/** “Share how Lindgaard saved 200 hours” */
const success =
  /^(?:share|show|tell|explain)(?: (?:them|to them))? how (?=\p{Lu}[\p{L}&-]*(?:\s\p{Lu}[\p{L}&-]*)*\s(?:\p{Ll}+ed|cut|saved|won|got|made|grew|doubled|halved|found|built|sold|ran)\s)/u

/** What a part of the plan says; “is a polite breakup” only names it. */
function partOf(said: string): Pick<PlannedStep, 'about' | 'isLabel'> {
  const about = aboutOf(said)
  const isWhole = whole.test(said) || doneIn(about) !== undefined
  return { about, ...(isWhole ? {} : { isLabel: true }) }
}

const whole =
  /^\W*(?:(?:is|should be|must be|will be)\s+)?(?:(?:about|on|regarding|covers?)\s|our\s|(?:an?\s+)?(?:short\s+)?intro(?:duction)?\s+(?:to|of)\s+(?:our|my)\s)/i

/** “Introduces our audit”, “introducing our audit” and “introduce our audit” are one order. */
function doneIn(said: string): string | undefined {
  return presentAsVerb(said) ?? gerundAsVerb(said) ?? (isVerb(said) ? said : undefined)
}
