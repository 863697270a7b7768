import { countWords } from '@inlay/sdk-core/contract/campaigns'
import { saidToReader } from '../../../engines/messages/goal/said-to-reader'
import { lowerFirst } from '../../../engines/messages/lower-first'
import { filled, hasOpenMatter } from '../../../engines/messages/open-matter'
import type { Draft, Righted } from '../memory'
import { asSentence } from '../request/as-sentence'
import type { DraftChanges } from '../request/draft-changes'
import { behindMatter, ofIt } from './behind-matter'
import { clockAsThere } from './clock-as-there'
import { counted, listed } from './counted'
import { withoutDropped } from './dropped-messages'
import { framedAs } from './framed-as'
import { factSaying, factsOf, gistOf, saysGist, mainOfGist } from './gist-of'
import { greetedAs, greetingOf } from './greeted-as'
import { theDateIn } from './the-date-in'
import {
  hasWords,
  inBody,
  replacedIn,
  softened,
  sentencesOf,
  signed,
  withOtherSentence,
  withoutPart,
  withQuestion,
  withSentence,
} from './message-edits'
import { otherSubject } from './other-subject'
import { limitsKept } from './limits-kept'
import { inPlaceOfPostscripts } from './in-place-of-postscripts'
import { shorterText } from './shorter-text'
import { someQuoted } from './some-quoted'
import { plannedSwapped, swappedMessages } from './swapped-messages'
import { questionWanted } from './question-wanted'
import { withoutWords } from './without-words'
import { withTone } from '../../../engines/messages/with-tone'
import { asksFor, asksIn, withoutAsks } from './without-asks'

/** Messages after changes, and in words what was changed and what was not. */
export interface ChangedDraft {
  readonly draft: Draft
  readonly made: readonly string[]
  readonly not_made: readonly string[]
}

interface WantedChanges {
  readonly shorter: boolean
  readonly changes: DraftChanges
  /** Messages that say the same and ask nothing, for those that say nothing but what they ask. */
  readonly askless?: readonly string[] | undefined
  /** They have just been written, as they were ordered. */
  readonly isNew?: boolean
}

/** Changes messages by rules, each as far as it goes. */
export function changeDraft(
  before: Draft,
  { shorter, changes, askless = [], isNew = false }: WantedChanges,
): ChangedDraft {
  const { drop, swap, tone, subject, add = [], remove = [], replace = [], signature, without = [] } = changes
  const step = changes.step === -1 ? before.templates.length : changes.step
  const made: string[] = []
  const failed: string[] = []
  if (step !== undefined && step > before.templates.length) {
    const have = counted(before.templates.length, 'message')
    return {
      draft: before,
      made,
      not_made: [`message ${step}: there ${before.templates.length === 1 ? 'is' : 'are'} only ${have}`],
    }
  }
  const isOf = (index: number) => (step === undefined ? changes.later !== true || index > 0 : index === step - 1)
  let { subjectLine, templates } = before
  let planned = before.from?.planned
  if (drop !== undefined) {
    const left = withoutDropped(before, drop)
    ;({ templates, planned } = left)
    made.push(...left.made)
    failed.push(...left.not_made)
  }
  if (swap !== undefined) {
    const swapped = swappedMessages(templates, swap)
    templates = swapped.templates
    made.push(...swapped.made)
    failed.push(...swapped.not_made)
  }
  let own = before.own ?? []
  // What is said from now on says it as well: a reminder of what is at four o'clock.
  let { about, from: source } = before
  const each = (change: (text: string, index: number) => string): boolean => {
    const next = templates.map((text, index) => (isOf(index) ? change(text, index) : text))
    const isOther = next.some((text, index) => text !== templates[index])
    templates = next
    return isOther
  }
  const tell = (isMade: boolean, yes: string, no: string) => void (isMade ? made : failed).push(isMade ? yes : no)

  const removed = withoutWords({ templates, subjectLine }, remove, { isNew, isOf })
  ;({ templates, subjectLine } = removed)
  made.push(...removed.made)
  failed.push(...removed.not_made)
  // What was taken out is no longer asked for.
  own = own.filter(
    (sentence) =>
      templates.some((text) => text.includes(sentence)) || !before.templates.some((text) => text.includes(sentence)),
  )
  const righted: string[] = []
  const rightedInOne: Righted[] = []
  // What the order told and a shorter text says no longer, put right.
  const leftOut: { readonly by: string; readonly sentence: string }[] = []
  for (const { if_there: isIfThere = false, ...replaced } of replace) {
    const { words: said, by } = clockAsThere(replaced, [...templates, subjectLine ?? ''])
    const words = said === '#date' ? theDateIn([...templates, subjectLine ?? '']) : said
    if (words === undefined) {
      failed.push(`I do not know which date is to be ${by}: say “change 12 March to ${by}”, with the one that is there`)
      continue
    }
    const ordinal = /^#(?:\d|last)$/.test(words)
    if (ordinal) {
      const isMade = each((text, index) =>
        index === (step ?? 1) - 1
          ? inBody(text, (sentences) => withOtherSentence(sentences, words, asSentence(by)))
          : text,
      )
      tell(isMade, `that sentence is now “${asSentence(by)}”`, 'I do not find that sentence in it')
      if (isMade) own = [...own, asSentence(by)]
      continue
    }
    const isInTexts = each((text) => replacedIn(text, words, by))
    const isInSubject = step === undefined && subjectReplaced(words, by)
    if (isIfThere && isInTexts) righted.push(by)
    const unsaid = isIfThere && !isInTexts ? factSaying(source?.about, words) : undefined
    if (unsaid !== undefined) leftOut.push({ by, sentence: replacedIn(unsaid, words, by) })
    if (isInTexts || isInSubject || !isIfThere)
      tell(isInTexts || isInSubject, `“${words}” is now “${by}”`, `I do not find “${words}” in it`)
    if (step !== undefined) {
      if (isInTexts) rightedInOne.push({ words, by })
      continue
    }
    about = asTold(about, words, by)
    own = own.map((sentence) => replacedIn(sentence, words, by))
    source = source && { ...source, about: source.about && asTold(source.about, words, by) }
    planned = planned?.map((each) => ({ ...each, about: replacedIn(each.about, words, by) }))
  }
  const { fill } = changes
  if (fill !== undefined) {
    own = [...own, fill]
    const isFilled = each((text) => filled(text, fill))
    const isAdded =
      !isFilled && each((text, index) => (index === (step ?? 1) - 1 ? withSentence(text, fill, 'end') : text))
    tell(isFilled || isAdded, `it says “${fill}”`, `it says “${fill}” already`)
  }
  // Before what is asked to be added: that is to stay.
  const { most_words: mostWords, most_characters: mostCharacters } = changes
  const isLong = (text: string, index: number) =>
    isOf(index) && (countWords(text) > (mostWords ?? Infinity) || text.length > (mostCharacters ?? Infinity))
  if (templates.some(isLong) || (shorter && mostWords === undefined)) {
    const gist = gistOf(source?.about)
    const long = templates
    const most = long.map((text) => shorterText(text, { about, own, gist }))
    const facts = factsOf(source?.about)
    const least = long.map((text) => shorterText(text, { about, own, gist, facts }))
    // What somebody has told of their offer goes after everything else.
    const isLess = least.some((text, index) => isOf(index) && text !== long[index])
    const shortened = least.map((text, index) => (isLess && !isLong(text, index) ? text : (most[index] ?? text)))
    // What the first has said in full, a later one need not.
    const main = mainOfGist(source?.about)
    const short = shortened.map((text, index) =>
      index > 0 && step === index + 1 && text === long[index] && main.length > 0
        ? shorterText(text, { about, own, gist: main })
        : text,
    )
    // Whoever reads the same message twice takes it for a mistake.
    const standing = short.map((text, index) => (isOf(index) ? text : (long[index] ?? text)))
    const isMade = each((text, index) =>
      standing.slice(0, index).includes(short[index] ?? '') ? text : (short[index] ?? text),
    )
    const out = [
      ...new Set(
        long.flatMap((text, index) => sentencesOf(text).filter((one) => templates[index]?.includes(one) !== true)),
      ),
    ]
    tell(
      isMade,
      `it is shorter${out.length === 0 ? '' : ` (left out: ${someQuoted(out)})`}`,
      templates.some(hasOpenMatter)
        ? 'it cannot be shorter before what stands in brackets is written'
        : 'it cannot be shorter: what is left is what it is there to say',
    )
    const asLong = long.flatMap((text, index) => (templates[index] === text && isOf(index) ? [`${index + 1}`] : []))
    // Where some are shorter, the others are not passed over.
    if (shorter && isMade && asLong.length > 0)
      failed.push(`message${asLong.length === 1 ? '' : 's'} ${listed(asLong)} cannot be shorter`)
  }
  const isFirst = (index: number) => index === (step ?? (changes.later === true ? 2 : 1)) - 1
  const isMeant = (index: number) => changes.all === true || isFirst(index)
  for (const { sentence: added, at } of add) {
    const sentence = saidToReader(leftOut.find(({ by }) => added.includes(by))?.sentence ?? added)
    const right = righted.find((by) => sentence.includes(by))
    // A figure that stands in its place need not be told again.
    if (right !== undefined && /\d/.test(right)) continue
    own = [...own, sentence]
    // Said once: in the first message, unless another is named.
    const instead = at === 'after' ? inPlaceOfPostscripts(templates.filter((_, index) => isMeant(index))) : ''
    const withAdded = (text: string) =>
      at === 'end' && ofIt.test(sentence) ? behindMatter(text, sentence, about) : withSentence(text, sentence, at)
    const isMade = each((text, index) => (isMeant(index) ? withAdded(text) : text))
    if (isMade || right === undefined) tell(isMade, `it says “${sentence}”${instead}`, `it says “${sentence}” already`)
  }
  const { question, asked } = questionWanted(
    changes.question,
    templates.filter((_, index) => isMeant(index)),
  )
  // Where something is asked in place of a call, no other message goes on to ask for one.
  const isAsking = (text: string, index: number) =>
    isMeant(index) || (changes.instead_of !== undefined && step === undefined && asksFor(text, changes.instead_of))
  if (asked !== undefined && !isNew) failed.push(`it ends with a question already: “${asked}”`)
  if (question !== undefined) {
    const wanted = gistOf(source?.about)
    const before = templates.flatMap((text, index) => (isAsking(text, index) ? asksIn(text) : []))
    const replaced = before.findLast((each) => own.includes(each) || (wanted.length > 0 && saysGist(each, wanted)))
    own = [...own.filter((each) => each !== replaced), question]
    const isMade = each((text, index) => (isAsking(text, index) ? withQuestion(text, question) : text))
    const asks = `it asks “${question}”`
    const isGone = replaced !== undefined && replaced !== question && !templates.some((text) => text.includes(replaced))
    // What has just been written asks what was ordered with it.
    tell(isMade || isNew, isGone ? `${asks} in place of “${replaced}”` : asks, `${asks} already`)
  }
  const { instead_of: unasked } = changes
  const texts = [...(subjectLine === undefined ? [] : [subjectLine]), ...templates]
  if (unasked !== undefined && texts.some((text) => hasWords(text.replace(question ?? '', ''), unasked)))
    failed.push(
      `it still speaks of “${unasked}”, which is what it is about: say “make it about …” with what it is to be about instead`,
    )
  if (tone !== undefined) {
    const isMade = each((text) => withTone(text, tone, [about, ...own]))
    const what = `the greeting, the goodbye${tone === 'plain' ? '' : ' and the short forms'}`
    tell(
      isMade,
      `it sounds ${toneNames[tone]} (${what}; I do no more than that)`,
      `it sounds ${toneNames[tone]} already, as far as I can do that (${what})`,
    )
  }
  if (changes.softer === true)
    tell(
      each(softened),
      'it asks whether it is of interest, and for no call',
      'it asks for no call and no meeting already: tell me which words you find too strong',
    )
  const { greeting } = changes
  if (greeting !== undefined) {
    const isMade = each((text) => greetedAs(text, greeting))
    const greets = templates.flatMap((text, index) => (isOf(index) ? (greetingOf(text) ?? []) : []))
    const said = (greets[0] ?? greeting).replace(/ \{\{first_name\}\}$/, '')
    tell(isMade, `it greets with “${said}”`, `it greets with “${said}” already, or does not greet`)
  }
  for (const part of without) {
    if (part === 'question') {
      const isMade = each((text, index) => {
        const next = withoutAsks(text)
        const other = asksIn(next).length === 0 ? undefined : askless[index]
        return other === undefined ? next : withoutAsks(framedAs(text, other))
      })
      const left = templates.flatMap((text, index) => (isOf(index) ? asksIn(text) : []))
      if (left.length > 0) failed.push(`it still asks ${listed(left.map((each) => `“${each}”`))}: it says nothing else`)
      else tell(isMade, 'it asks nothing', 'it asks nothing already')
      continue
    }
    const isMade = each((text) => withoutPart(text, part))
    const { named, lacks } = partNames[part]
    tell(isMade, `${named} out`, lacks)
  }
  if (signature !== undefined) {
    const isMade = each((text) => signed(text, signature))
    tell(isMade, `it is signed “${signature}”`, `it is signed “${signature}” already`)
  }
  const { other_subject: wantedSubject } = changes
  if ((wantedSubject ?? subject) !== undefined && before.channel === 'linkedin')
    failed.push('a LinkedIn message has no subject')
  else {
    if (wantedSubject !== undefined) {
      const other = otherSubject({ ...before, subjectLine }, wantedSubject)
      tell(
        other !== undefined,
        `the subject is “${other}”`,
        wantedSubject.startsWith('with')
          ? `the subject has that already: “${subjectLine ?? ''}”`
          : `I have no ${wantedSubject} subject for it: say “change the subject to …”, with words of yours`,
      )
      subjectLine = other ?? subjectLine
    }
    if (subject !== undefined) {
      tell(subject !== subjectLine, `the subject is “${subject}”`, `the subject is “${subject}” already`)
      subjectLine = subject
    }
  }
  const isOfWhole = step === undefined && changes.later !== true
  // The number of a sentence says nothing of another text.
  const taken = remove.filter((words) => !/^#(?:\d|last)$/.test(words))
  const limits = limitsKept(before, templates, { mostWords, mostCharacters, isOf })
  made.push(...limits.made)
  failed.push(...limits.not_made)
  const from = source && {
    ...source,
    // Of one message alone it holds for that.
    mostWords: (step === undefined ? mostWords : undefined) ?? source.mostWords,
    mostCharacters: (step === undefined ? mostCharacters : undefined) ?? source.mostCharacters,
    planned: plannedSwapped(planned, swap),
    ...(isOfWhole && signature !== undefined ? { signature } : {}),
    ...(isOfWhole && taken.length > 0 ? { removed: [...(source.removed ?? []), ...taken] } : {}),
    ...(rightedInOne.length > 0 ? { righted: [...(source.righted ?? []), ...rightedInOne] } : {}),
    shorter: shorter || source.shorter,
    tone: step === undefined ? (tone ?? source.tone) : source.tone,
    asksNothing:
      (without.includes('question') && step === undefined) || (source.asksNothing === true && question === undefined),
  }
  const draft = {
    ...before,
    about,
    subjectLine,
    templates,
    ...(own.length === 0 ? {} : { own }),
    ...(from && { from }),
  }
  return { draft, made, not_made: failed }

  function subjectReplaced(words: string, by: string): boolean {
    const next = subjectLine === undefined ? undefined : replacedIn(subjectLine, words, by)
    const isOther = next !== subjectLine
    subjectLine = next
    return isOther
  }
}

/** What was told in small letters may begin a sentence of the messages. */
function asTold(text: string, words: string, by: string): string {
  const next = replacedIn(text, words, by)
  return next === text ? replacedIn(text, lowerFirst(words), lowerFirst(by)) : next
}

const partNames = {
  goodbye: { named: 'goodbye and signature are', lacks: 'it has no goodbye or signature' },
  greeting: { named: 'the greeting is', lacks: 'it has no greeting of its own line' },
  postscript: { named: 'the postscript is', lacks: 'it has no postscript' },
} as const

const toneNames = { formal: 'more formal', friendly: 'friendlier', plain: 'plainer' } as const
