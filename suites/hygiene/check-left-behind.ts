import type { Specimen } from '../specimen'
import { putOnStage } from '../stage/put-on-stage'
import type { Place } from '../stage/Stand'
import { watchPage, type PageState } from './watch-page'

/** Mounted, driven and opened, it leaves a page as it has found it. */
export async function checkLeftBehind(specimen: Specimen, place: Place): Promise<void> {
  const watch = watchPage()
  try {
    const before = watch.state()
    for (const drive of [specimen.keyboard, specimen.open]) {
      const { stage, standBefore, unmount } = await putOnStage(specimen, { place })
      standBefore()
      try {
        await drive?.(stage)
      } finally {
        await unmount()
      }
    }
    const left = differences(before, watch.state())
    if (left.length > 0) throw new Error(`${specimen.name} leaves behind:\n${left.join('\n')}`)
  } finally {
    watch.end()
  }
}

function differences(before: PageState, after: PageState): readonly string[] {
  return Object.entries(after).flatMap(([kind, now]) => {
    const then = before[kind] ?? []
    return [
      ...now.filter((one) => !then.includes(one)).map((one) => `${kind}: ${one}`),
      ...then.filter((one) => !now.includes(one)).map((one) => `${kind} without ${one}`),
      ...(now.length === then.length ? [] : [`${kind}: ${now.length} and no longer ${then.length}`]),
    ]
  })
}
