import { shortForms } from '../../short-forms'
import { isVerb } from './plain-verb'
import { lowerSentence } from './lower-sentence'
import { ownSentence } from './own-sentences'
import { hasPurpose, readOrder } from './read-order'
import { readOfThings } from './read-of-things'
import { isStatement } from './read-statement'
import { withComparison } from './with-comparison'
import { withMeans } from './with-means'

export { lowerSentence } from './lower-sentence'

/** What a goal says, one thing after the other, without the words that only lead up to it. */
export function clausesOf(goal: string): readonly string[] {
  return (
    goal
      // The patterns look for blanks in many places: long runs of them would take seconds.
      .replaceAll(/[^\S\n]+/g, ' ')
      .replaceAll(/\n(?: ?\n)+/g, '\n')
      .slice(0, longestGoal)
      // Commas stand where they do in English.
      .replaceAll(/ ?,(?! |\d)/g, ', ')
      .replaceAll(/ (?=[,;!?])/g, '')
      .replaceAll(linkLabel, '\n')
      .replaceAll(/\s*\u2014\s*|\s+[-\u2013]{1,2}\s+(?=\p{Ll})/gu, ', ')
      .replaceAll(label, '\n$1:')
      .replaceAll(/,\s*(?:target )?audience\s+(?=\p{L})/giu, '\naudience: ')
      .replace(numbered, (list) => list.replaceAll(number, '\n'))
      .replaceAll(askedThen, '\n')
      .split(sentenceEnd)
      .flatMap((sentence) => sentence.split(lowerSentence))
      // “Write an email that offers a trial and asks for a call”
      .map(asTask)
      .map(withComparison)
      .flatMap((sentence) => sentence.split(ifNot))
      .flatMap(inOrders)
      .flatMap(withMeans)
      .flatMap(askedBeside)
      .flatMap((sentence) => sentence.split(nextThing))
      .flatMap((sentence) => (givenLink.test(sentence) ? [sentence] : sentence.split(nextFact)))
      .map(withoutLead)
      .filter((clause) => /\p{L}/u.test(clause))
      .slice(0, mostClauses)
  )
}

const sentenceEnd = new RegExp(
  String.raw`\n+|;\s*|(?<=\p{L}{2}["”’)]*[.!?]["”’)]*|\d[.!?]|%\.)(?<!${shortForms}\.)\s+(?=["“„(]?[\p{Lu}\p{N}])`,
  'u',
)

/** “Messages that warn them about the strike” are an order without its verb. */
function asTask(sentence: string): string {
  const isNamed = named.test(sentence)
  const task = readOrder(isNamed ? `write ${sentence}` : sentence)?.task
  return task !== undefined && (isNamed || several.test(task)) ? task : sentence
}

const named =
  /^(?:(?:an?|one|two|three|four|five|\d+|some|short|friendly|linked-?in|nice|personal|first)\s+)*(?:e-?mails?|mails?|messages?|sequences?|notes?|letters?)\s+(?:that|which)\s/i

/** As orders are joined. */
const several = /, and \p{L}/u

/** What a link is, it is without being called so. */
const linkLabel =
  /(?:^|[,.;]\s+|[,.;]?\s+(?:(?:here is )?the\s+)?(?<!\b(?:send|give|share|include|add|attach)\s(?:them\s)?(?:the\s)?))(?:link|url|see|docs|details|more info)\s*[:=]?\s+(?=(?:https?:\/\/|www\.))/gi

/** “1. a pilot 2. a call” in one line; “1. March” is a day. */
const point = '[.)]\\s+(?!(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\\p{L}*)(?=\\p{L})'
const numbered = new RegExp(`(?<=^|\\s)1${point}[\\s\\S]*?\\s2${point}[\\s\\S]*$`, 'iu')
const number = new RegExp(`(?<=^|\\s)\\d{1,2}${point}`, 'giu')

/** “we need drivers: ask whether they want to apply” */
const askedThen =
  /(?<=\p{L}{2}):\s+(?=(?:please\s+)?(?:ask|find out|check|see)\s+(?:\S+\s+){0,3}?(?:if|whether|why|what|when|where|which|how|who)\s)/giu

/** “Bring back former customers: tell them about our night service” are two orders. */
function inOrders(sentence: string): readonly string[] {
  const [, order = '', then] = orderThen.exec(sentence) ?? []
  const [, aim = '', reason] = aimThen.exec(sentence) ?? []
  if (reason !== undefined) return [aim, reason]
  return then !== undefined && (isVerb(order) || isStatement(order)) ? [order, then] : [sentence]
}

/** “Ask if they use paper timesheets, our app replaces them” */
function askedBeside(sentence: string): readonly string[] {
  const [, asked = sentence, own = ''] = askAndOwn.exec(sentence) ?? []
  return own !== '' && (ownSentence(own) ?? readOfThings(own, undefined)?.note) !== undefined
    ? [asked, own]
    : [sentence]
}

const askAndOwn =
  /^((?:please\s+)?(?:ask|find out|check|see)\s(?:\S+\s){0,5}?(?:if|whether)\s[^,]+),\s+((?:our|we)\s[^,]+)$/i

/** “…, and if they cannot come offer the recording” */
const ifNot =
  /,?\s+(?:and|but)\s+(?=if they\s(?:cannot|can['’]t|can not|do not|don['’]t|are not|need|want|prefer)\b[^.;]{0,60}\b(?:offer|send|share|show|give)\s)/gi

/** “Persuade CFOs to switch to us: we are cheaper” */
const aimThen = /^((?:convince|persuade|motivate|urge|get)\s[^:]{3,120}\sto us):\s+((?:we|our)\s.+)$/is

const orderThen =
  /^([^:]{3,120}):\s+((?:please\s+)?(?:offer|promise|(?:tell|remind|inform|notify|warn|show|ask|invite|thank|send|give|let)\s+(?:them|him|her|everyone|everybody))\s.+)$/is

const longestGoal = 2_000
const mostClauses = 20

/** `Audience: …` begins a line of its own, also where lines were put together. */
const label =
  /(?:^|[\s•*-]+)(?<!\bnew\s)\b(audience|target audience|target|recipients|persona|icp|who|whom|offer|product|pitch|proposal|value|ask|cta|call to action|next step|action|goal|aim|objective|(?:main )?pain(?: points?)?)\s*:/gi

/** “…, and ask for a call” is another thing than what stands before. */
const nextThing =
  /\s*,?\s*(?<!\bcome )\b(?:and then|and also|and|then|but|so that|so)\s+(?=(?:please\s+)?(?:we|they|i|people|recipients|prospects)\s|(?:please\s+|pls\s+|also\s+)?(?:ask|offer|promise|recommend|invite|book|get|request|propose|suggest|have|tell|show|let|introduce|pitch|promote|present|sell|reach|contact|arrange|schedule|set up|convince|persuade|sign|try|see|join|reply|move|win|drive|start|give|congratulate|mention|highlight|keep|sound|don't)\s|(?:please\s+|also\s+)?(?:apologi[sz]e|(?:thank|wish|inform|notify|warn|advise|remind|welcome)\s+(?:them|our|all|everyone|everybody|customers|people)|thank for|explain (?:that|why|what|how|the|our)|say (?:that|sorry|thanks|thank|hello|goodbye)|send (?:them|the|our|a))\b|(?:want|would like|need|plan|hope) to\s|\p{L}+ should\s)|[.,!]\s+(?=(?:please\s+|pls\s+|plz\s+)?(?:ask|(?:send|share|attach|include|give|confirm) (?:them|the|our|an?)\s|it['’]?s|it is|it (?:costs|takes|saves|lasts)|free of charge|tell|highlight|they should|we offer|we sell|we provide|book|offer|invite|congratulate|(?:mention|say|point out) that|mention (?:the|our|an?)\s|mention (?:their (?!(?:hiring|open|job|tech|funding|last|recent|linkedin|posts?|latest)))|sound|apologi[sz]e|say (?:sorry|thanks|thank you)|explain|thank|wish|welcome|inform|notify|let (?:\S+ ){1,3}know|let (?:them|customers|people)|use it|come (?:by|and see|and visit)|get (?:demos|calls|meetings|replies|sign-?ups)|(?:would|do|are|can|could|have) they)\b)/iu

/** “send the slides: https://…” */
const givenLink =
  /^(?:please\s+|and\s+)?(?:send|give|include|attach|add|tell|show)\s+(?:them\s+|him\s+|her\s+)?(?:(?:the|our|a|how to)\s)[^:,]{2,50}[:,]?\s+(?:https?:\/\/|www\.)\S+$/i

/** Facts, conditions and links stand for themselves. */
const nextFact =
  /,\s+(?=(?:(?:any|all) )?questions? (?:please )?(?:go )?to \p{Lu}|they (?:get|receive|earn|pay only|only pay|took|visited|asked|downloaded|liked|tried)\s|(?:only )?\d+ (?:\p{L}+ )?(?:seats|places|spots|tickets|rooms|left)\b|(?:please )?(?:reply|answer|respond) (?:by|before|until)\s|\d[\d.,]* ?(?:%|percent|€|\$|EUR|USD) off\b|no [\p{L} -]{3,40}$|(?:saves?|costs?|takes?|lasts?|starts? at|cuts?) [^,]*\d|we (?:pay|cover|reimburse)\b|(?:for free|free of charge|free)(?:,|$)|remote\b|(?:register|sign up|book|apply|download|read|see) (?:\p{L}+ )?(?:at|on|via) \S+\.\S|https?:|www\.|renew\b|(?:\p{L}+ )?link:? \[)|(?<!\b(?:at|on|via|under|here|in):?)\s+(?=(?:https?:\/\/|www\.)\S+$)/iu

function withoutLead(clause: string): string {
  let text = withoutForThem(clause.trim()).replace(/^[-*•▪·–]\s+|^\(?\d{1,2}[.)]\s+/, '')
  for (let before = ''; before !== text;) {
    before = text
    if (hasPurpose(readOrder(text)?.task)) break
    for (const lead of leads) text = text.replace(lead, '')
  }
  return text.replace(/[\s.!?;:,]+$/, '').trim()
}

/** “Our overnight service for them” is our overnight service: it is told to them. */
function withoutForThem(clause: string): string {
  const [, before = '', named = ''] =
    /^(.*\b(?:our|the|an?)((?:\s[\p{L}-]+){1,4}))\s+for them[.!]?$/iu.exec(clause) ?? []
  return named === '' || doing.test(named) ? clause : before
}

const doing =
  /\b(?:is|are|was|were|do|does|did|can|could|will|would|has|have|may|might|must|should|works?|saves?|means?|cuts?|makes?|\p{L}+ing)\b/iu

const leads: readonly RegExp[] = [
  /^(?:an?\s+)?(?:quick |short |friendly )?(?:heads[- ]up|fyi)(?: to (?:say|tell them))?(?: that|:|,)\s+/i,
  /^["“„«'‘]+/,
  /^(?:hi|hello|hey|dear|good morning)(?:\s+(?!all\s)(?:team|all|everyone|everybody|there|folks|colleagues|you|\p{L}+))?\s*[,!:]\s+(?=\S+\s)/iu,
  /^(?:please|pls|kindly|hi|hello|ok|so|well|also|then|now|and|but|simply|just|basically|ideally|maybe)\b[,:!]?\s+/i,
  /^(?:finally|first|second|third|last)[,:]\s+/i,
  /^(?:the |our |my )?(?:main |overall |primary )?(?:goals?|aims?|objectives?|purpose|idea|intention|plan|mission|task)(?: of (?:the|this|our) (?:campaign|sequence|e-?mails?|mails?|letters?|messages?|outreach))?\s*(?:is|are|:|=)\s*(?:to\s+|that\s+|for\s+)?/i,
  /^(?:this|the|our) (?:campaign|sequence|e-?mails?|messages?|outreach) (?:should|must|is (?:to|meant to|supposed to)|aims? to|will|has to|needs to)\s+/i,
  /^(?:we|i)(?:'d| would| do)?\s+(?:really\s+)?(?:want|like|love|need|plan|hope|aim|wish|intend|try|are trying|am trying|are looking|am looking|are planning|are hoping|are going|have)\s+(?:you\s+)?to\s+/i,
  /^(?:want|would like|wold like|woud like|need|plan|hope) to\s+/i,
  /^(?:how|where|when|why) (?:can|could|do|should|would) (?:we|i|you)\s+(?:best\s+)?/i,
  /^(?:can|could|would|will|may|shall|should) (?:you|we|i)(?: please| maybe)?\s+(?!be\b)/i,
  /^(?:help (?:me|us)(?: to)?|let's|let us|in order to|to)\s+/i,
  /^(?:use (?:this|the) (?:campaign|sequence|outreach) to|do you think you (?:can|could))\s+/i,
  /^(?:write|draft|create|compose|give me|generate|make|prepare|send|do)\s+(?:(?:me|us|them|an?|the|some|short|first|new|cold|friendly|nice|quick|warm|polite|\w+-step|\w+-part|\d+)\s+)*(?:linkedin\s+|outreach\s+)?(?:e-?mails?|messages?|mails?|sequences?|subjects?(?: lines?)?|templates?|campaigns?|outreach|notes?|intros?)(?:\s+sequences?)?(?:\s+(?:that|which) (?:will |should )?|\s+to(?=\s+(?:offer|sell|pitch|promote|introduce|present|ask|invite|book|get|convince|tell|announce|show|win|help|reach)\b)|\s+for(?=\s)|\s+on(?=\s)|\s+with which we(?=\s)|\s*[:,]|$)\s*/i,
]
