import axe from 'axe-core'
import type { Specimen } from '../specimen'
import { putOnStage } from '../stage/put-on-stage'
import type { Mounting } from '../stage/mount'

/** Nothing for axe to find, at rest and with everything open. */
export async function checkAxe(specimen: Specimen, mounting: Mounting): Promise<void> {
  const { root, stage, standBefore, unmount } = await putOnStage(specimen, mounting)
  try {
    await findNothing(root, 'at rest')
    if (!specimen.open) return
    standBefore()
    await specimen.open(stage)
    await findNothing(root, 'opened')
  } finally {
    await unmount()
  }
}

async function findNothing(root: HTMLElement, state: string): Promise<void> {
  const within = root.getRootNode()
  const context = within.nodeType === 11 ? (within as ShadowRoot).host : root
  const { violations } = await axe.run(context, {
    resultTypes: ['violations'],
    // A part of a page, which has its landmarks elsewhere.
    rules: { region: { enabled: false } },
  })
  const found = violations.flatMap(({ id, help, nodes }) => nodes.map((node) => `${id}: ${help}\n  ${node.html}`))
  if (found.length > 0) throw new Error(`axe finds, ${state}:\n${found.join('\n')}`)
}
