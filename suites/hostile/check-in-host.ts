import type { Specimen } from '../specimen'
import { putOnStage } from '../stage/put-on-stage'
import type { Place } from '../stage/Stand'
import type { BehavingHost } from './behaving-hosts'
import { floatsIn, layersIn, unreachable } from './floats'

/** Whatever the page around it does: keys work, what opens can be reached, and Escape closes that and no more. */
export async function checkInHost(specimen: Specimen, host: BehavingHost, place: Place): Promise<void> {
  const { into, complaints, end } = host.build()
  const problems: string[] = []
  // What Escape closes here is news to nobody else: neither a dialog of the page nor its own shortcuts.
  let escapes = 0
  const heard = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) escapes += 1
  }
  document.addEventListener('keydown', heard)
  try {
    const driven = await putOnStage(specimen, { place, into })
    driven.standBefore()
    await specimen.keyboard?.(driven.stage)
    await driven.unmount()

    const { root, stage, standBefore, unmount } = await putOnStage(specimen, { place, into })
    standBefore()
    await specimen.open?.(stage)
    for (const float of floatsIn(root)) {
      const reason = unreachable(float)
      if (reason) problems.push(`${float.className}: ${reason}`)
    }
    const open = layersIn(root).length
    if (open > 0) {
      escapes = 0
      await stage.keys('{Escape}')
      await stage.until('Escape closes what is open', () => layersIn(root).length < open)
      if (escapes > 0) problems.push('The page has heard of the Escape too.')
    }
    await unmount()
    problems.push(...complaints())
  } finally {
    document.removeEventListener('keydown', heard)
    end()
  }
  if (problems.length > 0) throw new Error(`${specimen.name}, ${host.name}:\n${problems.join('\n')}`)
}
