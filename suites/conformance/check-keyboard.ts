import type { Specimen } from '../specimen'
import { putOnStage } from '../stage/put-on-stage'
import type { Place } from '../stage/Stand'

const focusable = 'a[href], button:not(:disabled), input:not(:disabled), textarea, select, summary, [tabindex="0"]'

/** By keys alone it does what it can; who can be focused has to say what that is. */
export async function checkKeyboard(specimen: Specimen, place: Place): Promise<void> {
  const { root, stage, standBefore, unmount } = await putOnStage(specimen, { place })
  try {
    if (specimen.keyboard) {
      standBefore()
      await specimen.keyboard(stage)
    } else if (root.querySelector(focusable)) {
      throw new Error(`${specimen.name} can be focused, and its specimen has no keyboard().`)
    }
  } finally {
    await unmount()
  }
}
