import type { Specimen } from '../specimen'
import { putOnStage, type OnStage } from '../stage/put-on-stage'
import type { Place } from '../stage/Stand'
import type { BehavingHost } from './behaving-hosts'
import { floatsIn, layersIn, unreachable } from './floats'

/** Whatever the page around it does: keys work, what opens can be reached, and Escape closes that and no more. */
export async function checkInHost(specimen: Specimen, host: BehavingHost, place: Place): Promise<void> {
  const { into, complaints, end } = host.build()
  const problems: string[] = []
  try {
    await during(await putOnStage(specimen, { place, into }), async ({ stage }) => specimen.keyboard?.(stage))
    await during(await putOnStage(specimen, { place, into }), async (onStage) => {
      problems.push(...(await openingProblems(specimen, onStage)))
    })
    problems.push(...complaints())
  } finally {
    end()
  }
  if (problems.length > 0) throw new Error(`${specimen.name}, ${host.name}:\n${problems.join('\n')}`)
}

async function during(onStage: OnStage, drive: (onStage: OnStage) => Promise<void>): Promise<void> {
  try {
    onStage.standBefore()
    await drive(onStage)
  } finally {
    await onStage.unmount()
  }
}

async function openingProblems(
  { open, stays = false }: Specimen,
  { root, stage }: OnStage,
): Promise<readonly string[]> {
  if (!open) return []
  await open(stage)
  const floats = floatsIn(root)
  if (floats.length === 0) return ['What it opens is not in the top layer of its root.']
  const problems = floats.flatMap((float) => {
    const reason = unreachable(float)
    return reason ? [`${float.className}: ${reason}`] : []
  })
  const layers = layersIn(root).length
  if (layers === 0 || stays) return problems
  const heard = await escapesHeardDuring(async () => {
    await stage.keys('{Escape}')
    await stage.until('Escape closes what is open', () => layersIn(root).length < layers)
  })
  return heard > 0 ? [...problems, 'The page has heard of the Escape too.'] : problems
}

/** What Escape closes here is news to nobody else: neither a dialog of the page nor its own shortcuts. */
async function escapesHeardDuring(drive: () => Promise<void>): Promise<number> {
  let escapes = 0
  const hear = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) escapes += 1
  }
  document.addEventListener('keydown', hear)
  await drive()
  document.removeEventListener('keydown', hear)
  return escapes
}
