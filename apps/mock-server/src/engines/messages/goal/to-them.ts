import { asYours } from './as-yours'
import { dealsWithThings } from './names-readers'
import { isOfNamed } from './of-named'
import { isPeople } from './people-words'

/** Words of a goal as they are said to whoever is written to. */
export function toThem(goal: string): string {
  const text = goal.replaceAll(whomTheyKnow, 'you')
  // “Most law firms have not tested their portal” is said of others.
  if (isOfNamed(text) || [ofOthers, ofGoods, ofServed].some((pattern) => pattern.test(text)))
    return text.replaceAll(/\bi['’]m\b/gi, 'I am')
  return asYours(text.replaceAll(dealtWith, 'these'))
    .replaceAll(
      /(?<!\b(?:stay|stays|remain|remains|keep|keeps|leave|just) (?:\p{L}+ )?as )\bthey(?:['’]re| are)\b(?!\s(?:used up|sold out|worn out|out of date|due)\b)/giu,
      'you are',
    )
    .replaceAll(/\bthey(?:['’]ve| have)\b/gi, 'you have')
    .replaceAll(
      /(?<!\b(?:stay|stays|remain|remains|keep|keeps|leave|just) (?:\p{L}+ )?as )\bthey\b(?!\s(?:were|will be|have been|had been)\s(?:gone|sold|booked|taken|full)\b)(?!(?<=\b(?:until|when|before|after|once|if|as soon as)\sthey)\s(?:expire|run out|end|arrive|dry|break|wear out|sell out|ripen|hatch|bloom|are (?:used up|gone|sold out|empty|worn out|ready|due|out of date))\b)/giu,
      'you',
    )
    .replaceAll(ofPeople, (them, at: number, all: string) =>
      isDoneWithThings(all.slice(0, at), all.slice(at + them.length)) ? them : 'you',
    )
    .replaceAll(/\bi['’]m\b/gi, 'I am')
}

/** “They have to be checked every year”: extinguishers, and no reader. */
const dealtWith =
  /\bthey(?=\s(?:have to|must|need to|should|has to|can|may|will)\s(?:all\s|also\s|only\s)?be\s(?:checked|inspected|serviced|maintained|replaced|repaired|calibrated|cleaned|emptied|refilled|recharged|washed|certified|renewed|disposed)\b)/gi

/** “Our app reads delivery notes and files them”: the notes; “how they liked them”: what somebody got. */
function isDoneWithThings(before: string, behind: string): boolean {
  if (
    done.test(before) ||
    handedIn.test(before) ||
    byLaw.test(before) ||
    soThat.test(before) ||
    /\bwithout\s\p{L}+ing\s$/iu.test(before)
  )
    return true
  const ours = /(?:^|[.!?]\s+)(we\s[^.!?]*)$/i.exec(before)?.[1]
  if (ours !== undefined && dealsWithThings(ours, behind)) return true
  const [, things] = doneWith.exec(before) ?? ofOurs.exec(before.split(/[.!?]\s+/).at(-1) ?? '') ?? []
  return things !== undefined && !isPeople(things)
}

const done =
  /\b(?:they|you)\s(?:(?:would|could|can|will|have|had|do|did|still|really|also|already)\s)*(?!(?:tell|help|ask|told|give|gave|show|showed|send|sent|call|called|find|found|let|know|knew|thank|invite|invited)\b)\p{Ll}{2,}\s$/iu
/** “They should send them to invoice@acme.eu” */
const handedIn =
  /(?:\b(?:they|you)\s(?:should|must|have to|need to|can|may|could|are to)\s(?:please\s)?(?:[^.!?]*\sthem\sand\s)?|^please\s)(?:(?:send|bring|e-?mail|return|upload|forward|submit|hand|give)|(?:stop|start|keep|avoid|try)\s\p{L}+ing|use|wear|install|replace|remove)\s$/iu
/** “The law asks for them from 2026” */
const byLaw =
  /\bthe (?:law|eu|state|regulation|directive|bank|insurer|auditor)s? (?:now |also )?(?:asks for|requires|demands|forbids|allows|bans|taxes|pays for)\s$/i
/** “We tag products so that shoppers find them” */
const soThat = /\bso(?: that)?\s(?!(?:they|you|we|it)\b)[\p{L}-]+\s(?:can\s)?\p{Ll}+\s$/iu
/** “We rent out plants and look after them”: the plants. */
const ofOurs =
  /^(?:[^.!?]*\band\s)?we\s(?:rent(?:\sout)?|lease|sell|supply|deliver|clean|repair|service|maintain|build|make|bake|grow|print|install|store|wash|run|manage)\s(?:[\p{L}-]+\s){0,3}?([\p{L}-]+s)(?=\s)[^.;:!?]*?\sand\s(?:also\s)?\p{Ll}+(?:\s(?:after|up|out|for|on|to))?\s$/iu
const doneWith = /^(?:our|my|it)\s[^.;:!?]*?(\S+s),?\sand\s(?:\p{L}+ly\s)?\p{Ll}+s\s$/iu

/** “Three clinics in Valencia cut their waiting times” is said of those. */
const ofServed =
  /^(?:two|three|four|five|six|seven|eight|ten|twelve|\d{1,4})\s(?:\p{L}+\s)?(?:clinics|hospitals|customers|clients|companies|firms|hotels|shops|stores|restaurants|bakeries|schools|factories|warehouses|teams|brands|retailers|carriers|hauliers|shippers|agencies|practices|plants|airlines|banks|farms|offices)\b.*\b(?:their|them)\b/iu

/** “All of them come with Linux”: those are sold, and read nothing. */
const ofGoods =
  /^(?:all|each|most|some|both|many) of them\s(?:(?:have|has)\s.*\b(?:warrant(?:y|ies)|guarantees?|certificates?)|comes? (?:with|in)|(?:are|is) (?:made|tested|certified|new|used|refurbished|handmade|in stock)|costs?|fits?|weighs?|lasts?)\b/i

/** What is installed, taken back or cut by a fifth is no reader: “we finance them”. */
const ofPeople =
  /(?<!\b\d+\sof\s)(?<!\bwe\s(?:also\s)?(?=(?:offer|sell|provide|do|make|rent|lease|print)\sthem\s(?:at|from|in|within|as|by)\b)\p{L}+\s)(?<!\bwe\s(?:(?:can|will|also|even)\s|\p{Ll}+,\s|\p{Ll}+\sand\s)*(?:finance|guarantee|install|maintain|repair|stock|produce|build|manufacture|assemble|deliver|test|inspect|insure|store|ship|wash|sort|scan|digiti[sz]e|migrate|take|buy|pick(?!\sthem\sup\s(?:at|from)\s(?:the|your)\s(?:[\p{L}-]+\s)?(?:station|airport|hotel|door|office)\b)|collect|fetch)\s)(?<!\b(?:fix|correct|repair|water|polish|clean|sharpen|paint|prune|iron|refill|dry|frame|restore|varnish|recycle|refurbish|resolve|solve|wash|print|mend|replace|remove|chases|collects|sorts|files|counts|scans|matches|archives|tags|update(?!\sthem\s(?:on|by|as soon|when|again|every|daily|weekly|tomorrow)\b))\s)\bthem\b(?!(?<=\b(?:cut|cuts|cutting|reduc(?:e|es|ed)|lower(?:s|ed)?|halv(?:e|es|ed)|shorten(?:s|ed)?|shrank|shrink|brought|bring|rais(?:e|es|ed)|doubl(?:e|es|ed)|tripl(?:e|es|ed)|increas(?:e|es|ed)|decreas(?:e|es|ed)|improv(?:e|es|ed)|keeps?|kept|got|avoid(?:s|ed)?|eliminat(?:e|es|ed))\sthem)\s(?:by|to|from|in|under|below|down|up|within|almost|nearly|altogether|completely)\b)(?!(?<!\b(?:suits?|fits?|serves?)\sthem)\s(?:clear|cheap|fast|simpl|bett|easi|short|light|saf|green)er\b|\s(?:in)?to the cloud\b)/giu

/** “Other logistics managers they know”: whoever is named right before “they” is somebody whom the reader knows. */
const whomTheyKnow =
  /(?<=\b(?:most|many|some|any|other|few|several|the|all)\s(?:[\p{L}-]+\s){0,3}[\p{L}-]{3,}s\s)they(?=\s(?:\p{Ll}+ly\s)?(?:know|knew|trust|like|use|buy|work|worked|deal|ship|meet|met|see|think|have|would|could|want|need)\b)/giu

const ofOthers =
  /\b(?:most|(?<!how\s)many|some|other|few|several|half of|\d+ ?% of)\s+(?!of (?:them|you)\b)(?:\p{L}+\s+){0,2}?\p{L}+s\b(?:(?!\byou\b).)*\b(?:they|their|them|theirs)\b/iu
