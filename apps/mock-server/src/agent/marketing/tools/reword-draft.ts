import { hasOpenMatter } from '../../../engines/messages/open-matter'
import type { Draft } from '../memory'
import { offlineWriter } from '../../../engines/language-model/offline-writer'
import type { DraftChanges } from '../request/draft-changes'
import { changeDraft, type ChangedDraft } from '../writing/change-draft'
import { framedAs } from '../writing/framed-as'
import { gistOf, saysGist } from '../writing/gist-of'
import { replacedIn } from '../writing/message-edits'
import { messageParts } from '../writing/message-parts'
import { withTone } from '../../../engines/messages/with-tone'
import { withoutWords } from '../writing/without-words'
import { withoutAsks } from '../writing/without-asks'
import { writeSequence } from '../writing/write-sequence'
import { draftParts } from './draft-parts'
import type { ToolContext } from './tool'

/** Says what was written last in other words; greeting, goodbye, subject and what somebody has asked for stay. */
export async function rewordDraft(
  context: ToolContext,
  before: Draft,
  { shorter, changes }: { readonly shorter: boolean; readonly changes: DraftChanges },
): Promise<ChangedDraft> {
  const { channel, templates: old } = before
  if (old.some(hasOpenMatter)) {
    const changed = changeDraft(before, { shorter, changes })
    return { ...changed, not_made: ['there is nothing yet to be said in other words', ...changed.not_made] }
  }
  const step = changes.step === -1 ? old.length : changes.step
  if (step !== undefined && step > old.length) return changeDraft(before, { shorter, changes })
  const from = before.from ?? { about: before.about, shorter: false, version: 0 }
  const isWanted = (index: number) => step === undefined || index === step - 1
  const gist = gistOf(from.about)
  const tries = context.language === offlineWriter ? mostTries : mostWritten
  let other: Draft | undefined
  for (let version = from.version + 1; version <= from.version + tries; version += 1) {
    const parts = await draftParts(context, { ...from, version, channel, steps: old.length })
    const { templates } = await writeSequence({ ...parts, instead: old }, context.language, context.signal)
    const bare = old.map((text, index) => (isWanted(index) ? restrained(text, templates[index] ?? text, before) : text))
    const next = withOwn({ ...before, templates: bare, from: { ...from, version } }, old)
    const { templates: texts } = next
    if (old.some((text, index) => isWanted(index) && bodyOf(text) === bodyOf(texts[index] ?? text))) continue
    other ??= next
    // What a message is for is said in every version of it.
    const isLost = old.some((text, index) => says(text, before, gist) && !says(texts[index] ?? '', before, gist))
    if (isLost) continue
    other = next
    break
  }
  if (other === undefined) {
    const changed = changeDraft(before, { shorter, changes })
    return { ...changed, not_made: ['I have no other words for it', ...changed.not_made] }
  }
  const changed = changeDraft(other, { shorter, changes })
  return { ...changed, made: ['it is in other words', ...changed.made] }
}

/** As many as all ways of saying it can be combined to. */
const mostTries = 30
/** A model says it otherwise each time. */
const mostWritten = 6

function says(text: string, { about }: Draft, gist: readonly string[]): boolean {
  return gist.length > 0 ? saysGist(text, gist) : bodyOf(text).includes(about)
}

/** A new text in place of another, with all that was asked of that. */
function restrained(before: string, text: string, { about, from }: Draft): string {
  const right = (from?.righted ?? [])
    .filter(({ by }) => before.includes(by))
    .reduce((sofar, { words, by }) => replacedIn(sofar, words, by), text)
  const bare =
    withoutWords({ templates: [right], subjectLine: undefined }, from?.removed ?? [], ofAll).templates[0] ?? right
  const silent = from?.asksNothing === true ? withoutAsks(bare) : bare
  return framedAs(before, from?.tone === undefined ? silent : withTone(silent, from.tone, [about]))
}

const ofAll = { isNew: true, isOf: () => true }

function bodyOf(text: string): string {
  return messageParts(text)
    .body.map((sentences) => sentences.join(' '))
    .join('\n')
}

/** What somebody has asked for is said again, where it stood. */
function withOwn(draft: Draft, old: readonly string[]): Draft {
  const { own = [], templates } = draft
  const lost = own.filter((sentence) => !templates.some((text) => text.includes(sentence)))
  const told = lost.filter((each) => !each.endsWith('?'))
  const question = lost.findLast((each) => each.endsWith('?'))
  const asking = changeDraft(draft, { shorter: false, changes: { question } }).draft
  const added = told.reduce((sofar, sentence) => {
    const step = old.findIndex((text) => text.includes(sentence)) + 1
    const at = bodyOf(old[step - 1] ?? '').startsWith(sentence) ? 'begin' : 'end'
    const changes = { ...(step === 0 ? {} : { step }), add: [{ sentence, at } as const] }
    return changeDraft(sofar, { shorter: false, changes }).draft
  }, asking)
  return { ...added, own: draft.own }
}
