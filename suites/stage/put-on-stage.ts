import type { Specimen, Stage } from '../specimen'
import { createStage } from './create-stage'
import { mount, type Mounted, type Mounting } from './mount'

export interface OnStage extends Mounted {
  readonly stage: Stage
}

/** Mounts a specimen and gives real keys to it. */
export async function putOnStage(specimen: Pick<Specimen, 'render'>, mounting?: Mounting): Promise<OnStage> {
  const mounted = await mount(specimen, mounting)
  return { ...mounted, stage: createStage(mounted.root) }
}
