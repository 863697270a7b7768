import type { Draft } from '../memory'
import { countIn } from '../request/count-at'
import { ordinals } from '../request/message-named'
import { upperFirst } from '../../../engines/messages/upper-first'

/** “Make the first two emails shorter” is asked of each of them, by its place. */
export function withEachNamed(prompt: string, draft: Draft | undefined): string {
  const { before = '', end = '', count = '', noun = '', after = '' } = several.exec(prompt.trim())?.groups ?? {}
  if (draft === undefined || noun === '' || dropped.test(before)) return prompt
  const all = draft.templates.length
  const number = countIn(count) ?? 0
  if (number >= all) return `${before}all ${noun}${after}`
  const [, said = after, saving = ''] = saved.exec(after) ?? []
  const there = ordinals.slice(0, all)
  const places = /^last$/i.test(end) ? there.slice(-number) : there.slice(0, number)
  const orders = places.map((ordinal) => upperFirst(`${before}the ${ordinal} ${noun.replace(/s$/, '')}${said}`))
  return `${orders.join('. ')}${saving}`
}

const several =
  /^(?<before>[^.!?;:"“”]{2,60}?\s)the (?<end>first|last) (?<count>two|three|four|five|[2-5]) (?<noun>e-?mails|messages|notes|steps|ones)(?<after>[^.!?;:"“”]{0,120})[.!]*$/i
const saved = /^(.*?)((?:,| and|, and)(?: then)? (?:save|keep) (?:it|them|this|that|all)\b.*)$/i
/** Where one is gone, the next has another place. */
const dropped =
  /\b(?:drop|delete|remove|take out|leave out|without|skip|swap|cut|show|read|see|save|keep|combine|merge|write)\b/i
