import type { MessageType } from '@inlay/sdk-core/contract/campaigns'

/** What a text is to be written for, as a prompt says it in lines, or in a sentence of its own. */
export interface CopyBrief {
  readonly goal: string
  /** Counted from zero. */
  readonly step: number
  readonly steps: number
  readonly channel: MessageType | undefined
  /** That can stand in it; nothing where the prompt does not say. */
  readonly fields: ReadonlySet<string> | undefined
}

export function readBrief(prompt: string): CopyBrief {
  const lines = new Map<string, string>()
  const rest: string[] = []
  for (const line of prompt.split('\n')) {
    const [, name, text] = /^\s*([A-Z][A-Za-z -]{2,30}):\s*(.*)$/.exec(line) ?? []
    if (name !== undefined && text !== undefined && names.has(name.toLowerCase())) lines.set(name.toLowerCase(), text)
    else rest.push(line)
  }
  const [, step = '1', steps = '1'] = /(\d{1,2})\s+of\s+(\d{1,2})/.exec(lines.get('step') ?? '') ?? []
  const channel = lines.get('channel')
  const fields = lines.get('fields')
  const place = Math.max(0, Number(step) - 1)
  return {
    goal: lines.get('goal') ?? rest.join('\n').trim(),
    step: place,
    steps: Math.max(place + 1, Number(steps)),
    channel: channel === undefined ? undefined : /linked/i.test(channel) ? 'linkedin' : 'email',
    fields: fields === undefined ? undefined : new Set(fields.match(/[\p{L}\p{N}_]+/gu) ?? []),
  }
}

const names: ReadonlySet<string> = new Set([
  'goal',
  'step',
  'channel',
  'limits',
  'fields',
  'subject of the first e-mail',
  'earlier steps',
])
