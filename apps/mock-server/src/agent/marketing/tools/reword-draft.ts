import type { Draft } from '../memory'
import type { DraftChanges } from '../request/draft-changes'
import { changeDraft, type ChangedDraft } from '../writing/change-draft'
import { messageParts, messageText } from '../writing/message-parts'
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
  const from = before.from ?? { about: before.about, shorter: false, version: 0 }
  const isWanted = (index: number) => changes.step === undefined || index === changes.step - 1
  for (let version = from.version + 1; version <= from.version + mostTries; version += 1) {
    const parts = await draftParts(context, { ...from, version, channel, steps: old.length })
    const { templates } = await writeSequence({ ...parts, instead: old }, context.language, context.signal)
    if (old.some((text, index) => isWanted(index) && bodyOf(text) === bodyOf(templates[index] ?? text))) continue
    const texts = old.map((text, index) => (isWanted(index) ? framedAs(text, templates[index] ?? text) : text))
    const reworded = withOwn({ ...before, templates: texts, from: { ...from, version } })
    const without = from.asksNothing === true ? [...(changes.without ?? []), 'question' as const] : changes.without
    const changed = changeDraft(reworded, { shorter, changes: { ...changes, without } })
    return { ...changed, made: ['it is in other words', ...changed.made] }
  }
  const changed = changeDraft(before, { shorter, changes })
  return { ...changed, not_made: ['I have no other words for it', ...changed.not_made] }
}

const mostTries = 6

function bodyOf(text: string): string {
  return messageParts(text)
    .body.map((sentences) => sentences.join(' '))
    .join('\n')
}

/** As an e-mail begins and ends; on LinkedIn the greeting is a part of the first sentence. */
function framedAs(before: string, text: string): string {
  const [{ greeting, goodbye, postscript }, next] = [messageParts(before), messageParts(text)]
  if (next.goodbye === undefined) return messageText({ ...next, postscript })
  return messageText({ ...next, greeting, goodbye, postscript })
}

/** What somebody has asked for is said again. */
function withOwn(draft: Draft): Draft {
  const { own = [], templates } = draft
  const lost = own.filter((sentence) => !templates.some((text) => text.includes(sentence)))
  const add = lost.filter((each) => !each.endsWith('?')).map((sentence) => ({ sentence, at: 'end' as const }))
  const question = lost.findLast((each) => each.endsWith('?'))
  return { ...changeDraft(draft, { shorter: false, changes: { add, question } }).draft, own: draft.own }
}
