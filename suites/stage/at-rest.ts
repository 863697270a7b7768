import { nextTask } from './mount'

/** Waits until frames change nothing any more: what is measured is drawn with one, and that may be measured in its turn. */
export async function atRest(look: () => string): Promise<void> {
  let shown: string
  let frames = 0
  do {
    shown = look()
    await nextFrame()
    frames += 1
  } while (look() !== shown && frames < mostFrames)
}

/** What never rests is looked at as it is then. */
const mostFrames = 60

/** After what is measured in a frame has come, and what React makes of it. */
async function nextFrame(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  await nextTask()
}
