import type { Draft } from '../memory'
import { ordinals } from '../request/message-named'
import { upperFirst } from '../../../engines/messages/upper-first'

/** “Make the first two emails shorter” is asked of each of them, by its place. */
export function withEachNamed(prompt: string, draft: Draft | undefined): string {
  const { before = '', end = '', count = '', noun = '', after = '' } = several.exec(prompt.trim())?.groups ?? {}
  if (draft === undefined || noun === '' || dropped.test(before)) return prompt
  const all = draft.templates.length
  const number = counts[count.toLowerCase()] ?? Number(count)
  if (number >= all) return `${before}all ${noun}${after}`
  const [, said = after, saving = ''] = saved.exec(after) ?? []
  const places = ordinals
    .slice(0, all)
    .slice(end.toLowerCase() === 'last' ? -number : 0, end.toLowerCase() === 'last' ? all : number)
  const orders = places.map((ordinal) => upperFirst(`${before}the ${ordinal} ${noun.replace(/s$/, '')}${said}`))
  return `${orders.join('. ')}${saving}`
}

const counts: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5 }

const several =
  /^(?<before>[^.!?;:"“”]{2,60}?\s)the (?<end>first|last) (?<count>two|three|four|five|[2-5]) (?<noun>e-?mails|messages|notes|steps|ones)(?<after>[^.!?;:"“”]{0,120})[.!]*$/i
const saved = /^(.*?)((?:,| and|, and)(?: then)? (?:save|keep) (?:it|them|this|that|all)\b.*)$/i
/** Where one is gone, the next has another place. */
const dropped =
  /\b(?:drop|delete|remove|take out|leave out|without|skip|swap|cut|show|read|see|save|keep|combine|merge|write)\b/i
