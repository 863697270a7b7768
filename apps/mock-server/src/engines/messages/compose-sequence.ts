import { countWords, subjectLimits, forbiddenIn } from '@inlay/sdk-core/contract/campaigns'
import { askedAgain } from './asked-again'
import { connectSteps } from './connect-steps'
import { emailFact, emailLast, emailMiddles, emailOffer, emailOfferMiddles, emailOpening } from './email-steps'
import {
  linkedinFact,
  linkedinLast,
  linkedinMiddles,
  linkedinOffer,
  linkedinOfferMiddles,
  linkedinOpening,
} from './linkedin-steps'
import { shortQuestion } from './goal/asked-first'
import { isToConnect } from './goal/would-connect'
import { lowerFirst } from './lower-first'
import { headsOf, tellsTrade } from './heads-of'
import { withoutSigns } from './without-signs'
import { shortForms } from '../short-forms'
import { signalWishes } from './goal/row-signals'
import { neutralEmails, neutralMessages } from './neutral-steps'
import { filled } from './open-matter'
import { plainSteps } from './plain-steps'
import { withTone } from './with-tone'
import { introducesSender, isName, offeredThings, offerIn } from './introduces-sender'
import { isOffer, phrasesFor, type Phrases } from './phrases'
import type { SequenceParts, WrittenSequence } from './sequence-parts'
import { upperFirst } from './upper-first'

/** Writes a sequence by rules: each step says something of its own, and only what is known. */
export function composeSequence(parts: SequenceParts): WrittenSequence {
  const templates = Array.from({ length: parts.steps }, (_, step) => composeStep(parts, step))
  return parts.channel === 'linkedin' ? { templates } : { subjectLine: composeSubject(parts), templates }
}

/** One step, in words that are not forbidden where there are such. */
export function composeStep(parts: SequenceParts, step: number): string {
  const { forbidden, version = 0 } = parts
  if (forbidden === undefined) return stepOf(parts, step)
  const ways = Array.from({ length: mostWays }, (_, way) => () => stepOf({ ...parts, version: version + way }, step))
  const allowed = ways.find((way) => forbiddenIn(way(), forbidden).length === 0)
  return withoutSigns((allowed ?? ways[0])?.() ?? '', forbidden)
}

const mostWays = 6

function stepOf(parts: SequenceParts, step: number): string {
  const text = neutralStepOf(parts, step)
  return parts.tone === undefined ? text : withTone(text, parts.tone, parts.about === undefined ? [] : [parts.about])
}

/** One step: two have a beginning and an angle, and from three on the last one says goodbye. */
function neutralStepOf(parts: SequenceParts, step: number): string {
  const phrases = phrasesFor(parts)
  const isPlain = parts.isPlain === true || parts.isUnread === true
  const { opening, withFact, middles, last } = isPlain
    ? plainStepsOf(parts.channel, phrases)
    : stepsOf(parts.channel, phrases)
  if (parts.isParting === true) return last(phrases)
  if (step === 0) return begunWith(parts, phrases.hello, tidied((phrases.fact === '' ? opening : withFact)(phrases)))
  if (step === parts.steps - 1 && step > 1) return last(phrases)
  if (step === 1 && phrases.again !== undefined && !isPlain) return askedAgain(parts.channel, phrases, phrases.again)
  return (middles[(step - 1 + (parts.version ?? 0)) % middles.length] ?? last)(phrases)
}

function plainStepsOf(channel: SequenceParts['channel'], { note }: Phrases) {
  return isToConnect(note) ? connectSteps(channel) : plainSteps
}

function stepsOf(channel: SequenceParts['channel'], { about, isOffer: offers }: Phrases) {
  if (about === '') {
    const neutral = channel === 'email' ? neutralEmails : neutralMessages
    return { ...neutral, withFact: neutral.opening }
  }
  if (channel === 'email') {
    return {
      opening: offers ? emailOffer : emailOpening,
      withFact: emailFact,
      middles: offers ? emailOfferMiddles : emailMiddles,
      last: emailLast,
    }
  }
  return {
    opening: offers ? linkedinOffer : linkedinOpening,
    withFact: linkedinFact,
    middles: offers ? linkedinOfferMiddles : linkedinMiddles,
    last: linkedinLast,
  }
}

/** What is known of each person goes first, as a sentence of its own. */
function begunWith({ signal, remark }: SequenceParts, hello: string, text: string): string {
  const begin = signal === undefined ? remark : `[${signalWishes[signal]}]`
  if (begin === undefined) return text
  const rest = text.slice(hello.length).trimStart()
  return `${hello}\n\n${begin}\n\n${rest.charAt(0).toUpperCase()}${rest.slice(1)}`
}

/** Without the blanks that are left where something could have stood. */
function tidied(text: string): string {
  return text.replaceAll(/ +$/gm, '')
}

/** A subject as the guidance wants it; one that says nothing where all else is forbidden. */
export function composeSubject(parts: SubjectParts): string {
  const { forbidden } = parts
  if (forbidden === undefined) return subjectOf(parts)
  const subject = withoutSigns(subjectOf(parts), forbidden)
  return forbiddenIn(subject, forbidden).length > 0 ? plainSubject(parts) : subject
}

type SubjectParts = Pick<
  SequenceParts,
  'about' | 'isOffer' | 'fields' | 'forbidden' | 'note' | 'question' | 'subject' | 'isUnread'
>

function plainSubject({ fields }: SubjectParts): string {
  return fields.has('organization_name') ? 'A question for {{organization_name}}' : 'A question for your team'
}

/** A subject of three to eight words, under fifty characters, which names the matter whole or up to a joint. */
function subjectOf(parts: SubjectParts): string {
  const { about = '', isOffer: offers = isOffer(about), note, question, subject: wanted, isUnread } = parts
  if (isUnread === true) return 'A short note for you'
  if (wanted !== undefined && isAllowed(wanted)) return wanted
  // A place that is still to be filled in heads nothing.
  const told = note === undefined || note === shortQuestion ? undefined : filled(note, '').trim()
  if (about === '') {
    const sentences = told?.replace(leadUp, '').split(sentenceEnd) ?? []
    const [first = '', next = ''] = sentences
    // “I am a recruiter”, “We are Hartley Signs in Leeds” head less than what follows.
    const isToSay = isName(first) && next !== ''
    const offer = introducesSender(first) && !isToSay && !tellsTrade(first) ? offerIn(sentences.slice(1)) : undefined
    const said = offer ?? (isToSay ? next : first)
    const [thing = ''] = said.split(/,\s+which\s|(?<!\bso)\s+that\s+(?=\p{Ll}+s\s)/iu)
    const own = [
      invitationOf(question) ?? '',
      ...(offer === undefined ? [] : offeredThings(offer).map(upperFirst)),
      ...headsOf(said),
      ...(thing === said ? [] : [upperFirst(thing)]),
      ...shorterWays(upperFirst(said)),
      ...offeredThings(said).map(upperFirst),
    ].find((each) => isAllowed(each) && !each.includes('://') && !/\bthem\b/i.test(each))
    const asked = `${own ?? ''}?`
    // “May I ask how you count stock?” stays a question.
    if (own !== undefined) return /^[^.!?]*\?/.test(told ?? '') && !own.endsWith('?') && isAllowed(asked) ? asked : own
    if (question === undefined && note !== undefined) return 'A short note for you'
  }
  const [head = about] = about.split(/,(?!\d)|:\s|\s(?:that|which|who|whose)\s/i)
  const words = head
    // “€1,500” and “8:30” stay whole.
    .replaceAll(/(?!(?<=\p{N})[.,:](?=\p{N}))[^\p{L}\p{N}\s'&%$€£-]/gu, ' ')
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '' && word !== '-')
  // “About a tool” says nothing of which.
  if (kindAlone.test(head.trim()) && head !== about) {
    const whole = [`About ${about}`, ...shorterWays(upperFirst(about))].find(
      (each) => isAllowed(each) && each.length > head.length + 6,
    )
    if (whole !== undefined) return whole
  }
  // “About 10% off” says less than the discount does.
  const begins = /^\d+ ?%/.test(about)
    ? ['']
    : offers || isOffer(about)
      ? ['About', 'A few words about']
      : ['A question about', 'About']
  const ends = words
    .map((_, index) => index + 1)
    .filter((end) => end === words.length || beginsNext.has(words[end]?.toLowerCase() ?? ''))
    .toReversed()
  for (const begin of begins) {
    for (const end of ends) {
      const subject = `${begin} ${words.slice(0, end).join(' ')}`.trim()
      // “Between Hamburg” is nowhere.
      if (/\bbetween\s(?!.*\sand\s)/i.test(subject)) continue
      // “Our check of kitchens for mice” is half of “for mice and roaches”.
      if (/^(?:and|or)$/i.test(words[end] ?? '') && /^(?:for|of|with|to|against)$/i.test(words[end - 2] ?? '')) continue
      // “On 14” is half of “on 14 and 15 May”.
      if (/^\d+$/.test(words[end - 1] ?? '') && words[end]?.toLowerCase() === 'and') continue
      if (isAllowed(subject) && !trailing.has(words[end - 1]?.toLowerCase() ?? '')) return subject
    }
  }
  return plainSubject(parts)
}

const sentenceEnd = new RegExp(String.raw`(?<!${shortForms})[.!?](?:\s|$)`, 'u')

/** What many things are called. */
const kindAlone =
  /^(?:an?|the|our|my)\s(?:new\s|simple\s|small\s|free\s|online\s|digital\s)*(?:tools?|apps?|software|platforms?|services?|systems?|solutions?|products?|devices?|machines?|programs?|programmes?|portals?|boxes|box|kits?|modules?|websites?|things?)$/i

/** “We are sorry to say that” says nothing yet. */
const leadUp =
  /^(?:I am writing (?:to tell you )?about(?: the)?|we are (?:very )?sorry to (?:say|tell you) that|we (?:deeply )?regret (?:to (?:say|tell you) )?that|(?:sadly|unfortunately),?)\s+/i

/** A sentence up to where something is only added; “closed from 24 December” would say something else than “to 2 January”. */
function shorterWays(sentence: string): readonly string[] {
  if (/^I\s/.test(sentence)) return [sentence]
  // “Please do not send pallets” without where to would forbid all of it.
  const isDenied = /\b(?:not|never|cannot|no longer)\b|n['’]t\b/i.test(sentence)
  const ends = [
    ...sentence.matchAll(
      isDenied
        ? /,\s/g
        : /,\s|\s+(?:about|across|after|and|at|because|before|by|due|during|for|from|in|into|on|since|so|to|unless|until|when|which|who|with)\s/gi,
    ),
  ]
  const ways = ends
    .toReversed()
    .map(({ index }) => sentence.slice(0, index))
    .filter(
      (way) =>
        !/\s(?:from|between)\s[^,]*$|:\s\S+$|,\s\d+$|\s(?:with|on)\s\d+$|\sand\s(?:only|also|just)\s|,\swho\s\S+$/i.test(
          way,
        ) &&
        saysWhat.test(way) &&
        !opens.test(way) &&
        !isCutAtVerb.test(way) &&
        !ofThing.test(way) &&
        !isHalf.test(way),
    )
  const [head = ''] = sentence.split(/:\s/)
  const main = upperFirst(sentence.replace(whenFirst, ''))
  return [
    sentence,
    head,
    main,
    ...ways,
    ...(countWords(sentence) < subjectLimits.fewestWords ? [`In short: ${lowerFirst(sentence)}`] : []),
  ]
}

/** “Our software predicts”, “our customers save”, “a school in Lübeck looking”, “we repair kitchens within 24 hours, also” */
const isCutAtVerb =
  /^(?:our|the|my)\s\S+\s(?:\p{Ll}+s|save|get|pay|earn|need|use|cut|gain|spend|lose|win|make|find|give|take|keep|want|buy|sell)$|\s(?:looking|searching|hoping|waiting|trying|planning|wanting)$|\s(?:also|so|then|too|even|just|only|or|but|not|(?<=\sof\s)up)$|\sto\s(?:fill|log|hand)$/iu

/** These say nothing alone. */
const opens =
  /^(?:we would (?:like|be glad)\b.*|we are (?:looking|searching|waiting|hoping)|(?:from|as of|since|after|before|on|in|until|over|during)\s(?!.*\b(?:we|our|the|is|are|was|were|will|has|have)\b).*)$/i

/** “The part you asked” for, or about. */
const ofThing =
  /^(?:the|our|your|all)\s.*\s(?:you|we|i)\s+\p{L}+$|\sand\s\p{L}+s$|\s(?:everyone|everybody|anyone|those|it|this|that)$/iu

/** “Our batteries last 8 hours and charge” */
const isHalf = /\d\S*\s\S+\sand\s\S*[^\Ws]$/i

/** “From 1 March on we …” */
const whenFirst =
  /^(?:from|as of|as from|since|after|before|on|in|until|over|during)\s[^,]{2,40}?(?:\son|,)?\s(?=(?:we|our|the)\s)/i

/** What is left has to say more than that something is. */
const saysWhat =
  /\S\s+(?!(?:is|are|was|were|will|has|have|had|be|not|the|our|a|an|of|goes|go|we|i|gets?|stays?|wants?|needs?|likes?|would|can|offers?|helps?)$)\S+$/i

/** “A coffee in Munich next week” */
function invitationOf(question = ''): string | undefined {
  const [, what] =
    /\b(?:(?:time|meet|up|invite you|you) for (?:an? )?|over an? |would an? (?:\p{L}+ )?)(coffee|lunch|breakfast|dinner|drink|beer)\b/iu.exec(
      question,
    ) ?? []
  if (what === undefined) return undefined
  const [where = ''] = / in \p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?/u.exec(question) ?? []
  const [when = ''] = / (?:(?:next|this) (?:week|\p{L}+day)|tomorrow|on \p{Lu}\p{L}+day)/u.exec(question) ?? []
  const place = where + when
  return place === '' ? `Time for a ${what.toLowerCase()}?` : `A ${what.toLowerCase()}${place}?`
}

function isAllowed(subject: string): boolean {
  const count = countWords(subject)
  const { fewestWords, mostWords, shorterThan } = subjectLimits
  return count >= fewestWords && count <= mostWords && subject.length < shorterThan
}

const beginsNext: ReadonlySet<string> = new Set(
  'about across and at between by for from in into of on over that to until which who with'.split(' '),
)

const trailing: ReadonlySet<string> = new Set(
  '& a about across an and are at between by for from in into is of on or our over than that the to up who with within your'.split(
    ' ',
  ),
)
