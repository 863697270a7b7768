import { mostMessageTemplates } from '@inlay/sdk-core/contract/campaigns'
import { asNounPhrase } from '../../../engines/messages/goal/noun-phrase'
import { hasOpenMatter } from '../../../engines/messages/open-matter'
import { withTone } from '../../../engines/messages/with-tone'
import type { Draft } from '../memory'
import type { ChangedDraft } from '../writing/change-draft'
import { counted } from '../writing/counted'
import { framedAs } from '../writing/framed-as'
import { isFarewell } from '../writing/is-farewell'
import { messageParts, messageText } from '../writing/message-parts'
import { writeSequence } from '../writing/write-sequence'
import { draftParts } from './draft-parts'
import type { ToolContext } from './tool'

export interface AppendedMessage {
  /** What it is for; the next one of the sequence where left out. */
  readonly about?: string | undefined
  /** It reminds of what the others are about. */
  readonly reminder?: boolean | undefined
  /** It says goodbye, and stands at the end. */
  readonly parting?: boolean | undefined
  /** Its place is that of one that is there, which goes; -1 is the last. */
  readonly instead_of?: number | undefined
  /** So many; one where left out. */
  readonly count?: number | undefined
}

interface Written {
  readonly text: string
  readonly subjectLine: string | undefined
}

/** Messages with some more behind them. */
export async function appendMessages(
  context: ToolContext,
  before: Draft,
  { count = 1, ...message }: AppendedMessage,
): Promise<ChangedDraft> {
  let draft = before
  const made: string[] = []
  for (let index = 0; index < count; index += 1) {
    // Each stands on those before it.
    const appended = await appendMessage(context, draft, message)
    made.push(...appended.made)
    ;({ draft } = appended)
    if (appended.not_made.length > 0) return { draft, made, not_made: appended.not_made }
  }
  return { draft, made, not_made: [] }
}

/** Messages with one more behind them; the goodbye of a sequence stays the last. */
async function appendMessage(
  context: ToolContext,
  before: Draft,
  { about, reminder = false, parting = false, instead_of: other }: Omit<AppendedMessage, 'count'>,
): Promise<ChangedDraft> {
  const { templates, from = { about: before.about, shorter: false, version: 0 }, channel } = before
  const count = templates.length
  if (other !== undefined && other > count)
    return {
      draft: before,
      made: [],
      not_made: [`message ${other}: there ${count === 1 ? 'is' : 'are'} only ${counted(count, 'message')}`],
    }
  if (other === undefined && count >= mostMessageTemplates)
    return { draft: before, made: [], not_made: [`a sequence has at most ${mostMessageTemplates} messages`] }
  if (about === undefined && !reminder && templates.some(hasOpenMatter))
    return {
      draft: before,
      made: [],
      not_made: ['no other message can follow before what stands in brackets is written'],
    }
  const own = about ?? (reminder ? reminderOf(before) : undefined)
  const replaced = other === -1 ? count : other
  // Nothing follows a goodbye.
  const endsWithGoodbye = isFarewell(templates.at(-1) ?? '')
  const isBeforeLast = (own === undefined && !parting && count > 2) || endsWithGoodbye
  const place = replaced === undefined ? (isBeforeLast ? count - 1 : count) : replaced - 1
  const { text: written, subjectLine } = own === undefined ? await nextOf() : await alone(own)
  const toned = from.tone === undefined ? written : withTone(written, from.tone, [before.about])
  const frame = messageText({ ...messageParts(templates[0] ?? toned), postscript: undefined })
  const text = framedAs(frame, toned)
  const moved =
    from.planned?.flatMap((each) => {
      if (replaced !== undefined) return each.step === replaced ? [] : [each]
      return [each.step > place ? { ...each, step: each.step + 1 } : each]
    }) ?? []
  const ofGoodbye = parting && endsWithGoodbye ? `, and the goodbye is message ${count + 1} now` : ''
  const detail = replaced === undefined || own === undefined ? ofGoodbye : `, about “${own}”`
  const planned = own === undefined ? moved : [...moved, { step: place + 1, about: own }]
  return {
    draft: {
      ...before,
      templates: templates.toSpliced(place, replaced === undefined ? 0 : 1, text),
      // A sequence has the subject of its first message.
      ...(replaced === 1 ? { subjectLine } : {}),
      from: { ...from, planned },
    },
    made: [`message ${place + 1} is new${detail}`],
    not_made: [],
  }

  async function alone(task: string): Promise<Written> {
    const parts = await draftParts(context, { ...from, about: task, ask: undefined, planned: [], channel, steps: 1 })
    const sequence = await writeSequence(parts, context.language, context.signal)
    return { text: sequence.templates[0] ?? '', subjectLine: sequence.subjectLine }
  }

  /** As it would stand in a sequence that is longer; a third one at the end says goodbye. */
  async function nextOf(): Promise<Written> {
    const isGoodbye = !isBeforeLast && (place > 1 || parting)
    // The shortest sequence that says goodbye has three.
    const at = isGoodbye ? Math.max(place, 2) : place
    const parts = await draftParts(context, { ...from, planned: [], channel, steps: at + (isGoodbye ? 1 : 2) })
    const { templates: texts } = await writeSequence(parts, context.language, context.signal)
    return { text: texts[at] ?? '', subjectLine: before.subjectLine }
  }
}

/** Of what they are invited to, or told of; whoever sends it says what else it is to remind of. */
function reminderOf({ about }: Draft): string {
  const matter = about.replace(/^invit(?:e|ing)\s+(?:\S+\s+){1,6}?to\s+/i, '')
  return asNounPhrase(matter) === undefined ? 'write a reminder' : `remind them of ${matter}`
}
