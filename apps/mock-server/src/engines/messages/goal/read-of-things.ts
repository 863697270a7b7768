import type { ReadClause } from './clause-rule'
import { isMany } from './is-many'
import { isPeople } from './people-words'
import { upperFirst } from '../upper-first'

/** “They alert you before goods spoil”: what was named right before, and nobody who is written to. */
export function readOfThings(text: string, named: string | undefined): ReadClause | undefined {
  if (ofMatter.test(text)) return { note: upperFirst(text.replace(/[\s.,;:!]+$/, '')) + '.' }
  const isOfHelpers = named !== undefined && ofOurs.test(named) && isMany(named) && ofHelpers.test(text)
  if (isOfHelpers) return { note: `${upperFirst(text.replace(/[\s.,;:!]+$/, ''))}.` }
  const [, who = ''] = begun.exec(text) ?? []
  if (who === '') return undefined
  const isThem =
    named !== undefined &&
    !isPeople(named) &&
    (isMany(named) ? /^they$/i.test(who) && ofThings.test(text) : /^it$/i.test(who) && ofOne.test(text))
  // Whoever is spoken to as “you” is not “they” as well.
  const isBesideYou =
    /\s(?:you|yours?)\b/i.test(text) && !/^they\s(?:should|must|need|want|can|could|get)\b/i.test(text)
  if (!isThem && !isBesideYou) return undefined
  const said = text.replace(/[\s.,;:!]+$/, '')
  return said.split(/\s+/).length > mostWords
    ? undefined
    : { note: `${upperFirst(said)}.`.replaceAll(/\btheir\b/gi, 'your') }
}

/** “Our app replaces them”: those are things, too. */
const ofMatter =
  /^our\s(?:[\p{L}-]+\s){1,3}(?:does(?=\sit\sin\s)|replaces?|reads?|scans?|sorts?|checks?|counts?|books?|matches|finds?|files?|prints?|tracks?|cleans?|repairs?|removes?|avoids?|stops?|automates?|prevents?|halves?|shortens?)\s(?:them|it)\b/iu
/** What things do, and people may be told of: neither “they pay” nor “they hire”. */
const ofThings =
  /^they\s(?:\p{L}+ly\s|also\s)?(?:alert|warn|detect|measure|fit|prevent|protect|last|run|work|cost|sell (?:in|for|at|well)|have (?:an?|\d)|need no|come in|come with|keep|cut|save|reduce|lower|stop|show|track|record|connect|fold|weigh|hold|carry|start at|include|cover|replace|help|fill|find|read|check|clean|clear|heat|cool|charge (?:in|within|up|over|at)|print|scan|store|ship|remove|block|filter|sort|count|pay for themselves|\p{Ll}+ (?:an?|one|two|\d[\d.,]*) [\p{L} -]{3,30} (?:in|within) (?:\d[\d.,]*|one|two|a few) (?:seconds|minutes|hours?)|are (?:\p{L}+ly\s|all\s)?(?:allowed|made|built|tested|certified|available|delivered|charged|recycled|recyclable|waterproof|insulated|cheaper|lighter|stronger|smaller|quieter|safer|easy|free|leased|rented|sold|priced|in stock))\b/iu
/** “Our crews”, who are sent: “they can start within a week” */
const ofOurs =
  /^(?:our|my)\s(?=(?:[\p{L}-]+\s){0,3}?(?:crews?|teams?|drivers|trainers|consultants|candidates|engineers|nurses|interpreters|translators|technicians|electricians|guards|chefs|cooks|waiters|cleaners|teachers|coaches|designers|developers|freelancers|experts|specialists|mechanics|fitters|installers|movers|couriers|guides|photographers|musicians|speakers|volunteers|temps|workers|staff|C[A-Z]{1,3}Os)\b)/iu
const ofHelpers =
  /^they\s(?:can\s)?(?:also\s|all\s)?(?:start|come|speak|work|travel|bring|know|have|train|drive|are)\b/i
const ofOne = /^it\s(?:\p{L}+ly\s|also\s)?(?!(?:is|was|has|does|costs|takes|saves|lasts|needs)\b)\p{Ll}{2,}s\s/iu

const mostWords = 24
const wanted =
  "should|must|need|want|would|will|may|might|could|can|shall|have to|are (?:to|invited|welcome|asked)|like|know|reply|get|receive|book|sign|join|come(?!\\s(?:with|in)\\s)|call|buy|don['’]?t|do"
const begun = new RegExp(`^(they|it)\\s+(?!(?:${wanted})\\b)(?:\\p{L}+ly\\s+|also\\s+)?\\p{Ll}+\\s+\\S`, 'iu')
