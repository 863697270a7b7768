import type { Draft, DraftSource } from '../memory'
import type { ChangedDraft } from './change-draft'
import { listed } from './counted'

export interface WithoutDropped extends Pick<ChangedDraft, 'made' | 'not_made'> {
  readonly templates: readonly string[]
  /** What single messages are for: those behind a message that is out move up. */
  readonly planned: DraftSource['planned']
}

/** Messages without some of them, by their numbers; a negative one counts from the end. */
export function withoutDropped({ templates, from }: Draft, drop: readonly number[]): WithoutDropped {
  const named = drop.map((place) => (place < 0 ? templates.length + 1 + place : place))
  const isThere = (place: number) => place >= 1 && place <= templates.length
  const out = [...new Set(named.filter(isThere))].toSorted((one, other) => one - other)
  const missing = named.filter((place) => !isThere(place)).map((place) => `there is no message ${place}`)
  if (out.length === templates.length) {
    const only = templates.length === 1 ? 'it is the only message' : 'these are all the messages that there are'
    return { templates, planned: from?.planned, made: [], not_made: [only, ...missing] }
  }
  const said = `${out.length === 1 ? 'message' : 'messages'} ${listed(out.map(String))} ${out.length === 1 ? 'is' : 'are'} out`
  return {
    templates: templates.filter((_, index) => !out.includes(index + 1)),
    planned: from?.planned
      ?.filter(({ step }) => !out.includes(step))
      .map((each) => ({ ...each, step: each.step - out.filter((place) => place < each.step).length })),
    made: out.length === 0 ? [] : [said],
    not_made: missing,
  }
}
