import { forbiddenIn, type Forbidden } from '@inlay/sdk-core/contract/campaigns'
import { asCommon } from './as-common'
import { namesCompanies } from './names-companies'
import { isCalled, isOurCompany } from './called'
import { openMatter } from './open-matter'
import { canBeShown } from './can-be-shown'
import { withPrice } from './price-of'
import { fitsTopic } from './proof-of'
import { inProperCase } from './goal/in-proper-case'
import { isMany } from './goal/is-many'
import { isOtherProduct } from './other-product'
import { questionAbout, questionFor, timeQuestionAgain } from './question-for'
import type { SequenceParts } from './sequence-parts'

/** The words that steps are put together from. */
export interface Phrases {
  readonly hello: string
  readonly bye: string
  /** The company of whom it goes to. */
  readonly company: string
  readonly role: string
  /** Empty where nothing is known. */
  readonly about: string
  /** The question that a first message ends with, where something else than a call is asked for. */
  readonly question: string | undefined
  /** The time that the goal asks for, once more; nothing where it asks for none. */
  readonly again: string | undefined
  /** What they are told beside what it is about, for the first step; empty where that is nothing. */
  readonly note: string
  /** It invites to where people come together. */
  readonly isInvitation: boolean
  readonly trade: string
  /** What the sender does, as a part of a paragraph; empty where nobody has said so. */
  readonly value: string
  /** What the sender's documents say of this very matter, for the first step; empty where they say nothing. */
  readonly fact: string
  /** Something else to show for it, for a later step; empty where nothing is known. */
  readonly proof: string
  readonly isShort: boolean
  /** Nothing is said of what it costs. */
  readonly avoidsPrices: boolean
  /** Nothing is asked at the end. */
  readonly asksNothing: boolean
  /** It is about something of the sender's own, and not about the work of whom it goes to. */
  readonly isOffer: boolean
  /** It is to be offered in so many words. */
  readonly isOffered: boolean
  /** It goes by a name, and is introduced by it. */
  readonly isCalled: boolean
  /** It is the sender, of whom the value tells already. */
  readonly isSender: boolean
  /** One of some ways to say it, the same for the same sequence. */
  readonly pick: <Way>(ways: readonly [Way, ...Way[]]) => Way
  /** The first of some ways, and another one for another version. */
  readonly vary: <Way>(ways: readonly [Way, ...Way[]]) => Way
}

const mostAbout = 22
const mostValue = 26
const mostProof = 24

export function phrasesFor(parts: SequenceParts): Phrases {
  const { fields, industry, valueProposition, brandVoice = '', proof, shorter, channel, version = 0 } = parts
  const about = inProperCase(shortened(withoutDashes(parts.about ?? '').replace(/[.!?]+$/, ''), mostAbout))
  const manner = mannerOf(brandVoice)
  const isTold = parts.isUnread !== true
  const isInvitation = parts.ask === 'webinar' && !canBeShown(about)
  // Whoever is invited is sold nothing beside it.
  const sells = isTold && !isInvitation
  const offers = parts.isOffer === true || isOffer(about)
  const isOfSender = !isOtherProduct(
    { about, note: parts.note, offers: offers && !isOurCompany(about) },
    valueProposition,
  )
  const value = sells && isOfSender ? sentencesOf(valueProposition, mostValue, parts.forbidden) : ''
  const shown = sells ? sentencesOf(proof, mostProof, parts.forbidden) : ''
  const isFact = fitsTopic(shown, about)
  const told = isOfSender || isFact ? shown : ''
  const name = fields.has('first_name') ? ' {{first_name}}' : ''
  const company = fields.has('organization_name') ? '{{organization_name}}' : 'your company'
  const note = isTold ? noteOf(parts) : openMatter(parts.wanted)
  const ask = parts.asksNothing === true ? undefined : parts.ask
  const again = timeQuestionAgain(ask)
  return {
    hello: `${manner.hello}${name},`,
    bye: channel === 'email' ? `\n\n${manner.bye}` : '',
    company,
    role: fields.has('title') ? 'As {{title}}' : 'In your role',
    about,
    trade: tradeOf(industry, about),
    value: value === '' || repeats(note, value) ? '' : `${value} `,
    fact: isFact ? told : '',
    proof: isFact ? '' : told,
    isShort: shorter,
    avoidsPrices: parts.avoidsPrices === true,
    asksNothing: parts.asksNothing === true,
    isOffer: offers,
    isCalled: isCalled(about),
    isSender:
      value !== '' && !repeats(note, value) && isCalled(about) && (isOurCompany(about) || saysTopic(value, about)),
    isOffered: parts.isOffered === true && isThing.test(about),
    question:
      parts.question ??
      (parts.isPlain ? undefined : askedInNote(parts.note, ask)) ??
      (about === '' || offers ? questionFor(ask, isMany(about)) : questionAbout(ask)),
    again: again === undefined ? undefined : (parts.question ?? again),
    note: note === undefined ? '' : `${withoutDashes(note)} `,
    isInvitation,
    pick: (ways) => ways[(hashOf(about) + version) % ways.length] ?? ways[0],
    vary: (ways) => ways[version % ways.length] ?? ways[0],
  }
}

/** Where the sender is to say what it does, and nobody knows, that is left open. */
function noteOf({ note: told, price, saysValue, valueProposition, forbidden }: SequenceParts): string | undefined {
  const note = told === undefined ? undefined : withPrice(told, price)
  if (saysValue !== true) return note
  const known = sentencesOf(valueProposition, mostValue, forbidden)
  return [note ?? '', known === '' ? openMatter('what we do') : known].join(' ').trim()
}

/** Whoever is to send something is not asked for a call. */
function askedInNote(note: string | undefined, ask: SequenceParts['ask']): string | undefined {
  return ask === undefined && note !== undefined && bids.test(note) ? 'Would that be of interest to you?' : undefined
}

const bids =
  /\bPlease (?:send|give|tell|let|fill|reply|call|write|book|register|order|upload|download|bring|choose|enter)\b/

/** What somebody can be offered: “our night ferry”, and not “reducing churn”. */
const isThing = /^(?:our|my|an?|the|free|\d+)(?=\s|%)/i

/** What the goal says is not said of the sender once more. */
function repeats(note: string | undefined, value: string): boolean {
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
  return note !== undefined && (plain(note).includes(plain(value)) || plain(value).includes(plain(note)))
}

/** Whether a topic is something of the sender's own. */
export function isOffer(about: string): boolean {
  return /^(?:our|my|an?(?!\s+(?:better|faster|cheaper|problem|question|lack|shortage|change|rise))|the (?:free|new))\s/i.test(
    about,
  )
}

/** Whether a sentence names what it is about itself. */
export function saysTopic(sentence: string, about: string): boolean {
  return sentence.toLowerCase().includes(about.toLowerCase())
}

/** Who else does the same; what it is about may name the trade already. */
function tradeOf(industry: string | undefined, about: string): string {
  if (industry === undefined) return 'companies like yours'
  const trade = asCommon(industry)
  if (about.toLowerCase().includes(trade.toLowerCase())) return 'companies in your field'
  return namesCompanies(trade) ? trade : `${trade} companies`
}

/** How somebody who sounds so begins and ends. */
function mannerOf(brandVoice: string) {
  if (/\b(?:formal|respectful|reserved|courteous|traditional)\b/i.test(brandVoice) && !/\binformal\b/i.test(brandVoice))
    return { hello: 'Dear', bye: 'Yours sincerely' }
  if (/\b(?:informal|casual|playful|friendly|warm|relaxed|conversational)\b/i.test(brandVoice))
    return { hello: 'Hi', bye: 'Best' }
  return { hello: 'Hello', bye: 'Kind regards' }
}

/** As many whole sentences as may have so many words. */
function sentencesOf(text: string | undefined, mostWords: number, forbidden?: Forbidden): string {
  const sentences = withoutDashes(text?.trim() ?? '')
    .split(/(?<=[.!?])\s+/)
    .filter((sentence) => forbidden === undefined || forbiddenIn(sentence, forbidden).length === 0)
  let taken = ''
  for (const sentence of sentences) {
    const next = taken === '' ? sentence : `${taken} ${sentence}`
    if (next.split(/\s+/).length > mostWords) break
    taken = next
  }
  return taken === '' || /[.!?]$/.test(taken) ? taken : `${taken}.`
}

function withoutDashes(text: string): string {
  return text.trim().replaceAll(/\s*\u2014\s*/g, ', ')
}

function shortened(text: string, mostWords: number): string {
  const words = text.split(/\s+/)
  return words.length <= mostWords ? text : words.slice(0, mostWords).join(' ')
}

function hashOf(text: string): number {
  let hash = 7
  for (const character of text) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003
  return hash
}
