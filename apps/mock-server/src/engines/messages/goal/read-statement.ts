import type { ReadClause } from './clause-rule'
import { lowerFirst } from '../lower-first'
import { inProperCase } from './in-proper-case'
import { asSentence } from './read-note'
import { startsWithVerb } from './verbs'

/** News and facts of a goal, which are said as they stand: “we are closing our Hamburg office”, “new address: 5 Mill Lane”. */
export function readStatement(text: string): ReadClause | undefined {
  const note = stated(text)
  if (note === undefined) return undefined
  // “It” is something that was named before.
  return /^it\b/i.test(note) ? { note } : { note, isTold: true }
}

/** A statement as a sentence; nothing where the words are none. */
export function stated(text: string): string | undefined {
  return asItStands(text, (said) => said.replace(ofOurs, (word) => `our ${word.toLowerCase()}`))
}

function asItStands(text: string, worded: (said: string) => string = (said) => said): string | undefined {
  const own = withoutContractions(text.trim().replace(/[\s.,;:!]+$/, ''))
  const said = isStatement(own) ? own : (labelled(own) ?? headed(own))
  return said === undefined ? undefined : asSentence(inProperCase(worded(said)), mostWords)
}

const mostWords = 45
const ofOurs = /^(?:prices?|fees|rates|costs|opening hours|delivery times)\b/i

function withoutContractions(text: string): string {
  return text
    .replaceAll(/\b(we|they|you)['’]re\b/gi, '$1 are')
    .replaceAll(/\b(we|they|you|i)['’]ve\b/gi, '$1 have')
    .replaceAll(/\b(we|they|you|i|it)['’]ll\b/gi, '$1 will')
}

/** What is said to be told needs no article, and gets no owner: “depot Oslo opens 1 June”, “prices went down”. */
export function toldAs(text: string): string | undefined {
  if (startsWithVerb(text) || /^(?:about|of|to|how|what|why|them)\b/i.test(text)) return asItStands(text)
  return asItStands(text) ?? (isStatement(`the ${text}`) ? asSentence(inProperCase(text), mostWords) : undefined)
}

/** “new address: 5 Mill Lane, Leeds” */
function labelled(text: string): string | undefined {
  const [, label, value = ''] =
    /^((?:(?:the|our|my|their)\s+)?(?:[\p{L}-]+\s+){0,3}?(?:address(?:es)?|(?:phone |mobile |telephone |emergency |account |customer |order )?numbers?|phone|telephone|fax|e-?mail(?: address)?|iban|bic|id|code|website|web address|portal|link|contact(?: person)?|date|day|time|place|venue|location|hours|opening hours|opening times|account|name|deadline|slides|documents?|minutes|recording|agenda|price list|prices?|dates|details|reason|cause|results?|findings|figures))\s*[:=]\s*(\S.*)$/iu.exec(
      text,
    ) ?? []
  if (label === undefined || startsWithVerb(label)) return undefined
  if (/^(?:https?:\/\/|www\.)\S+$/i.test(value) && /^(?:link|website)$/i.test(label))
    return `you will find more at ${value}`
  if (/^(?:https?:\/\/|www\.)\S+$/i.test(value)) return `you will find ${withArticle(label)} at ${value}`
  return /s$/i.test(label) && !/address$/i.test(label)
    ? `${label}: ${value}`
    : `${withArticle(label).replace(/\biban\b/i, 'IBAN')} is ${value}`
}

function withArticle(label: string): string {
  return /^(?:the|our|my|their)\s/i.test(label) ? label : `the ${lowerFirst(label)}`
}

/** “Security notice: we found suspicious logins” */
function headed(text: string): string | undefined {
  const [, head = '', rest] = /^([^:]{3,50}):\s+(.+)$/.exec(text) ?? []
  if (rest === undefined || !(isStatement(rest) || /^no\s(?!one\b)\S+ \S/i.test(rest))) return undefined
  const [, matter] = /^(?:explain|mention|announce|clarify|communicate)\s+((?:the|our|my|an?)\s.+)$/i.exec(head) ?? []
  if (matter !== undefined) return `${matter}: ${rest}`
  if (commands.test(head)) return rest
  if (isNote.test(head)) return text
  if (startsWithVerb(head)) return rest
  return head.split(/\s+/).length <= mostHead && !ofCampaign.test(head) ? text : undefined
}

const isNote =
  /^(?!audience|target|offer|product|pitch|ask|goal|aim)(?:(?:an?|the|our|important|short|quick|final|second|urgent|kind|friendly)\s+)*(?:[\p{L}-]+\s+){0,2}(?:notice|news|reminder|warning|update|alert|recall|information|announcement|note|reason|correction|change)(?:\s+(?:of|for|about|on)\s+.+)?$/iu
const mostHead = 4
/** What a campaign is made of, and no news. */
const ofCampaign =
  /^(?:our |the )?(?:audience|target(?: audience)?|recipients|persona|icp|whom?|to|offer|product|pitch|proposal|value(?: proposition)?|thing|service|solution|ask|cta|call to action|next step|action|want|wanted|goal|aim|objective|tone|style|language|format|length|subject(?: line)?)$/i
const commands = /^(?:calm|explain|tell|mention|reassure|comfort|inform|notify|warn|announce|clarify)\b/i

/** Whether it has somebody, or something, and what becomes of it. */
export function isStatement(text: string): boolean {
  if (text.endsWith('?') || noStatement.test(text)) return false
  const own = /^(?:we|i)\s+(.+)$/i.exec(withoutLeadIn(text))?.[1]
  if (own !== undefined) return isOwnNews(own)
  return (changes.test(withoutLeadIn(text)) || standsIn.test(text)) && !startsWithVerb(text)
}

/** “Jane covers for me” */
const standsIn =
  /^\p{Lu}[\p{L}'’-]+\s+(?:\p{Lu}[\p{L}'’-]+\s+)?(?:covers|stands in|fills in|looks after|replaces|joins|helps out)\s/u

/** “from 1 March on we …” */
function withoutLeadIn(text: string): string {
  return text.replace(
    /^(?:(?:as of|as from|from|since|until|after|before|on|in|over|during|this|next|last|at|due to|because of|unfortunately|sadly|today|tomorrow|yesterday|good news)\b[^:;]{0,50}?[, :]\s*)(?=(?:we|i|our|the|all|there|it|my|your|their|each|every|no|this|these)\s)/i,
    '',
  )
}

const noStatement =
  /^(?:if|when|who|what|which|why|how|where|whether|because|they (?:should|must|need|can|could|would|will|are to|have to|shall|may)|(?:heads?|people|customers|recipients|readers|prospects)\b.*\b(?:should|must|need to|would|could)\b|our (?:goal|aim|target|audience|offer|product|idea|plan|objective|ask|purpose|campaign)\b|the (?:goal|aim|target|audience|offer|idea|plan|objective|ask|purpose|campaign|tone|text|e-?mails?|messages?|subject)\b|(?:them|him|us|me|her (?:how|that|about|what|why|when|if))\b|it(?:['’]s| is) (?:about|for|to)\b|this (?:is|campaign)|that\b|there is (?:no|an?) (?:ask|pitch))/i

const adverbs =
  '(?:(?:also|now|just|currently|recently|finally|already|sadly|unfortunately|soon|only|all|both|proudly|officially|still|therefore|again)\\s+)*'

function isOwnNews(rest: string): boolean {
  const words = rest.replace(new RegExp(`^${adverbs}`, 'iu'), '')
  if (offers.test(words)) return false
  return ownNews.test(words)
}

/** What makes an offer of a sentence, or says only who writes. */
const offers =
  /^(?:(?:are|am)\s+(?:(?:now|currently|also|just)\s+)?(?:launching|offering|selling|introducing|building|presenting|releasing|hosting|running|organi[sz]ing|developing|promoting|writing|trying|looking|searching|hoping|reaching|contacting|targeting|planning|going)\b|(?:are|am)\s+(?:the|an?|in|from|based|experts?|leaders?|leading|better|cheaper|faster|best|number)\b(?!\s+(?:process|course|middle))|(?:will|can|could|would)\s+(?:\p{L}+ly\s+|also\s+)?(?:offer|sell|provide|supply|help|show|present|save|cut|reduce|pitch|book|like|love)\b|(?:need|offered|wanted|hoped|needed|tried|planned)\b|would\b|have\s+to\b)/iu

const participles =
  '(?:\\p{L}+ed|been|become|begun|bought|built|broken|brought|chosen|come|cut|done|found|given|gone|grown|had|held|kept|left|lost|made|met|made|paid|put|received|run|seen|sent|set|sold|split|started|stopped|taken|told|won|written)'
const news =
  '(?:colleagues?|address|office|warehouse|site|shop|numbers?|phone|managers?|director|contact|owners?|names?|website|portal|hours|ceo|cfo|cto|head|team member|bank|account|logo|brand|partner|news|(?:bad|good) news|delays?|problems?|outage|shortage)'

const ownNews = new RegExp(
  `^(?:(?:never|always|are|am|were|was|will|won['’]t|cannot|can['’]t|do not|don['’]t|did not|didn['’]t|have not|haven['’]t|no longer|had|must|may)\\b|have\\s+${adverbs}(?:${participles}\\b|(?:an?\\s+|some\\s+|two\\s+|no\\s+)?(?:new\\s+|bad\\s+|good\\s+|other\\s+)*${news}\\b)|can no longer|(?:became|began|bought|brought|broke|came|chose|fell|found|gave|got|grew|held|kept|left|lost|made|met|moved|merge|paid|put|rose|sent|set|sold|spent|split|started|stop|stopped|took|went|won|wrote|switch|leave|turn|celebrate|miss|apologi[sz]e|regret|stay|rename|rebrand|retire|expect|thank|remain|become|cease|discontinue|postpone|cancel)\\b|(?:raise|lower|increase|reduce|change|extend|adjust|close|open|move|end|stop)\\s+(?:on|at|from|in|to|early|our|all|down)\\b|replace\\s+(?:it|them|these|all|your|every|their)\\b|(?:(?!need|help|sav|develop|creat|introduc|design|speed|exceed|succeed)\\p{L}{2,}ed)\\b|deliver (?:on|to|at|from|by|in|until)\\b|${participles}\\b)`,
  'iu',
)

const determined = '(?:our|the|their|this|these|all|my|your|every|each|no|some|both)'
const names = "[\\p{L}\\p{N}][\\p{L}\\p{N}.&'’/-]*"
const verbs =
  "(?:is|are|was|were|will|won['’]t|has|have|had|cannot|can['’]t|can no longer|may|must|isn['’]t|aren['’]t|wasn['’]t|weren['’]t|hasn['’]t|haven['’]t|becomes?|became|stays?|remains?|goes|went|gets?|got|no longer|retires?|retired|leaves?|left|takes over|took over|follows)"
const turns =
  '(?:moves?|moved|changes?|changed|closes?|closed|opens?|opened|ends?|ended|starts?|started|begins?|began|joins?|joined|turns?|turned|rises?|rose|increases?|increased|falls?|fell|drops?|dropped|decreases?|continues?|continued|appl(?:y|ies)|applied|merges?|merged|expires?|expired|runs out|ran out|launched|arrives?|arrived|requires?|takes?|ships?|shipped|lasts?|takes place|took place|returns?|go|come|comes|stop|stops|stopped|increased|won|sold|bought|broke|failed|looks after|covers for|stands in for|fills in for|replaces?|replaced|acquired|works|fails|needs)'

const changes = new RegExp(
  `^(?:(?:it|there|everything|nothing|they|you|he|she|this|somebody|everybody)\\s+(?:\\p{L}+ly\\s+)?(?:${verbs}|${turns}|changes|works)\\b(?!\\s+(?:should))|(?!(?:and|or|but|to|for|with|about)\\b)(?:(?!(?:that|who|which|whose|to|if|whether)\\s)${names},?\\s+){1,9}?${adverbs}${verbs}\\b\\s+\\S|${determined}\\s+(?:(?!(?:which|who|whose)\\s)${names},?\\s+){1,7}?${adverbs}${turns}\\b|(?:${names}\\s+){1,3}(?:bought|acquired|joined|took over|won|lost|sold|replaced|wrote|built|founded|invented|published)\\s|(?:prices|fees|rates|costs|passwords|orders|deliveries|invoices|parcels|shipments|delivery times|opening hours|terms)\\s+(?:${names}\\s+){0,3}?(?:${turns}|change|go|get)\\b)`,
  'iu',
)
