import { mostMessageTemplates } from '@inlay/sdk-core/contract/campaigns'
import { asNounPhrase } from '../../../engines/messages/goal/noun-phrase'
import { hasOpenMatter } from '../../../engines/messages/open-matter'
import { withTone } from '../../../engines/messages/with-tone'
import type { Draft } from '../memory'
import type { ChangedDraft } from '../writing/change-draft'
import { framedAs } from '../writing/framed-as'
import { messageParts, messageText } from '../writing/message-parts'
import { writeSequence } from '../writing/write-sequence'
import { draftParts } from './draft-parts'
import type { ToolContext } from './tool'

export interface AppendedMessage {
  /** What it is for; the next one of the sequence where left out. */
  readonly about?: string | undefined
  /** It reminds of what the others are about. */
  readonly reminder?: boolean | undefined
}

/** Messages with one more behind them; the goodbye of a sequence stays the last. */
export async function appendMessage(
  context: ToolContext,
  before: Draft,
  { about, reminder = false }: AppendedMessage,
): Promise<ChangedDraft> {
  const { templates, from = { about: before.about, shorter: false, version: 0 }, channel } = before
  const count = templates.length
  if (count >= mostMessageTemplates)
    return { draft: before, made: [], not_made: [`a sequence has at most ${mostMessageTemplates} messages`] }
  if (about === undefined && !reminder && templates.some(hasOpenMatter))
    return {
      draft: before,
      made: [],
      not_made: ['no other message can follow before what stands in brackets is written'],
    }
  const own = about ?? (reminder ? reminderOf(before) : undefined)
  const place = own === undefined && count > 2 ? count - 1 : count
  const written = await (own === undefined ? nextOf() : alone(own))
  const toned = from.tone === undefined ? written : withTone(written, from.tone, [before.about])
  const frame = messageText({ ...messageParts(templates[0] ?? toned), postscript: undefined })
  const text = framedAs(frame, toned)
  const moved = from.planned?.map((each) => (each.step > place ? { ...each, step: each.step + 1 } : each)) ?? []
  const planned = own === undefined ? moved : [...moved, { step: place + 1, about: own }]
  return {
    draft: { ...before, templates: templates.toSpliced(place, 0, text), from: { ...from, planned } },
    made: [`message ${place + 1} is new`],
    not_made: [],
  }

  async function alone(task: string): Promise<string> {
    const parts = await draftParts(context, { ...from, about: task, ask: undefined, planned: [], channel, steps: 1 })
    return (await writeSequence(parts, context.language, context.signal)).templates[0] ?? ''
  }

  /** As it would stand in a sequence that is longer by one, and has its goodbye behind. */
  async function nextOf(): Promise<string> {
    const parts = await draftParts(context, { ...from, planned: [], channel, steps: place + 2 })
    return (await writeSequence(parts, context.language, context.signal)).templates[place] ?? ''
  }
}

/** Of what they are invited to, or told of; whoever sends it says what else it is to remind of. */
function reminderOf({ about }: Draft): string {
  const matter = about.replace(/^invit(?:e|ing)\s+(?:\S+\s+){1,6}?to\s+/i, '')
  return asNounPhrase(matter) === undefined ? 'write a reminder' : `remind them of ${matter}`
}
