import { clausesOfMessage, isOrder } from '../request/clauses-of-message'
import type { Intent } from '../request/intent'
import { keepsRest } from '../request/kept-rest'

/** What of a message nothing has come of: questions, which can be answered, and wishes in the words in which they were said. */
export interface LeftUndone {
  readonly questions: readonly Intent[]
  readonly wishes: readonly string[]
}

/**
 * Each clause of a message is read by itself. What it asks for then is to be found in what the whole was read as: a
 * second wish is not to go without a word.
 */
export function leftUndone(
  prompt: string,
  intents: readonly Intent[],
  { hasDraft }: { readonly hasDraft: boolean },
  read: (text: string, atHand: { readonly hasDraft: boolean }) => readonly Intent[],
): LeftUndone {
  const none: LeftUndone = { questions: [], wishes: [] }
  if (prompt.length > longest || intents.every(({ kind }) => takesWhole.has(kind))) return none
  const clauses = clausesOfMessage(prompt, 'wishes').filter((clause) => /\S\s+\S/.test(clause) && !keepsRest(clause))
  if (clauses.length < 2) return none
  const atHand = { hasDraft: hasDraft || intents.some(({ kind }) => kind === 'draft') }
  const done = doneBy(intents)
  const left = clauses.flatMap((text, index) =>
    read(text, atHand)
      // “Find CIOs in Belgium, but only in Flanders” begins with what goes on.
      .filter((intent) => index > 0 || !ofSearches.has(intent.kind))
      .filter((intent) => isWish(text, intent) && !isDone(intent, text, done))
      .map((intent) => ({ text, intent })),
  )
  return {
    questions: left.filter(({ intent }) => isQuestion(intent)).map(({ intent }) => intent),
    wishes: [...new Set(left.filter(({ intent }) => !isQuestion(intent)).map(({ text }) => text))],
  }
}

const longest = 600
/** Each of them stands for the message as a whole. */
const takesWhole: ReadonlySet<Intent['kind']> = new Set(['unknown', 'documents', 'named-documents', 'told', 'proceed'])

/** “… and Potsdam too” */
const goesOn = /\b(?:too|as well|also)\b/iu
const ofParting = /\b(?:goodbye|good-bye|farewell|break-?up)\b/iu
const looksFor = /^(?:please )?(?:look|find|search|get)\s/iu
const reason = /\s(?:because|since|as (?:they|we|it)|so that)\s.*$/iu

/** Whether it is said as a wish, and not told beside one. */
function isWish(text: string, intent: Intent): boolean {
  if (isOrder(text)) return true
  if (intent.kind === 'find' || intent.kind === 'again') return goesOn.test(text)
  if (intent.kind === 'edit') return (intent.shorter || intent.changes.tone !== undefined) && !ofParting.test(text)
  return isQuestion(intent) && text.endsWith('?')
}

interface Done {
  readonly kinds: ReadonlySet<Intent['kind']>
  /** All that they say, in small letters. */
  readonly words: string
}

function doneBy(intents: readonly Intent[]): Done {
  return { kinds: new Set(intents.map(({ kind }) => kind)), words: JSON.stringify(intents).toLowerCase() }
}

function isDone(intent: Intent, text: string, done: Done): boolean {
  const { kinds, words } = done
  const has = (...any: readonly Intent['kind'][]) => any.some((kind) => kinds.has(kind))
  // What was not understood is told as such.
  if (words.includes(text.toLowerCase().replace(/[.!?\s]+$/, ''))) return true
  switch (intent.kind) {
    case 'find':
    case 'again':
      return has(...searches) && (saysMost(text, words) || whomOf(intent).every((each) => words.includes(stemOf(each))))
    case 'enrich':
      return has('enrich', 'refuse') || saysMost(text, words)
    case 'save':
      return has('save', 'no', 'refuse', 'advise') || words.includes('"save":true') || isHeldBack.test(words)
    case 'draft':
    case 'also':
      return has('draft', 'also', 'edit', 'refuse', 'proceed') || saysMost(text, words)
    case 'edit':
      return saysMost(text, words) || isChanged(intent, done)
    case 'overview':
      return has('overview', 'find', 'again') || saysMost(text, words)
    case 'undo':
      return has('undo', 'no', 'save', 'edit', 'refuse')
    case 'check':
      return has('check', ...searches) || saysMost(text, words)
    case 'refuse':
      return has('refuse', 'no', 'enrich', 'edit', ...searches) || saysMost(text, words)
    case 'unknown':
      return (has('yes') && looksFor.test(text)) || (has('draft') && ofParting.test(text)) || saysMost(text, words)
    default:
      return !isQuestion(intent) || !asks.test(text) || has(...questions, 'refuse') || saysMost(text, words)
  }
}

const searches = ['find', 'again', 'them', 'count', 'narrow', 'named', 'yes', 'check'] as const
const ofSearches: ReadonlySet<Intent['kind']> = new Set(searches)
const questions = [
  'ask',
  'tell',
  'show',
  'summary',
  'lacking',
  'documents',
  'named-documents',
  'known',
  'sender',
  'advise',
] as const
const ofQuestions: ReadonlySet<Intent['kind']> = new Set(questions)
const isHeldBack = /\bsave it\b/

function isQuestion({ kind }: Intent): boolean {
  return ofQuestions.has(kind)
}

/** “Where is my name? Sign with Ute” complains. */
const asks =
  /^(?!where(?:['’]s| is) (?:my|the|our) |why )(?:.*\?$|(?:tell|show|give) me\b|list\b|count\b|how many\b|who\b)/iu

function isChanged({ changes, shorter, unable }: Extract<Intent, { readonly kind: 'edit' }>, { kinds, words }: Done) {
  if (!(kinds.has('edit') || kinds.has('draft') || kinds.has('also') || kinds.has('overview'))) return false
  const { step: _, all: __, later: ___, ...others } = changes
  const isThere = (key: string) =>
    (sayTheSame[key] ?? [key]).some((each) => words.includes(`"${each}"`) || words.includes(each))
  const isShorter = !shorter || /"shorter":true|most_words|most_characters/.test(words)
  return unable.length === 0 && isShorter && Object.keys(others).every(isThere)
}

/** What can be done in more than one way. */
const sayTheSame: Readonly<Record<string, readonly string[]>> = {
  remove: ['remove', 'replace', 'without', 'instead_of'],
  add: ['add', 'replace', 'about', 'fill'],
  question: ['question', '"ask"', 'about'],
  without: ['without', 'remove', 'softer'],
  tone: ['tone', 'anew', 'softer', 'parting', 'goodbye'],
  other_subject: ['subject', 'other_subject'],
}

/** Roles, trades and places. */
function whomOf(intent: Extract<Intent, { readonly kind: 'find' | 'again' }>): readonly string[] {
  const { companies = {}, people } = intent.kind === 'find' ? intent.leads : intent.changes
  return [companies.location, companies.industry, people?.title]
    .flatMap((each) => (each ?? '').toLowerCase().split(/,\s*|\s+/))
    .filter((each) => each.length >= 4)
}

/** Whether most of what a clause says has gone into what is done; one that only points back says nothing of its own. */
function saysMost(text: string, words: string): boolean {
  const plain = text.replace(reason, '').toLowerCase()
  const said = (plain.match(/\p{L}{4,}|\d+/gu) ?? []).filter((word) => !common.has(word))
  const known = said.filter((word) => words.includes(stemOf(word)))
  return known.length * 2 >= said.length
}

function stemOf(word: string): string {
  return word.slice(0, Math.max(4, word.length - 3))
}

const common: ReadonlySet<string> = new Set(
  'already also been candidates companies contacts correct could does email emails find first from have just last leads leave list look mail make mention message messages name only other others people please rest save saving second show skip some tell that their them then there these they third this those under very what when which will with without would write your'.split(
    ' ',
  ),
)
