import { requireChromium } from '../machine/chromium.mjs'
import { runVitest } from './vitest.mjs'

/** Components and every story, in a real browser. */
export async function componentsStage() {
  const env = { CHROMIUM_PATH: await requireChromium() }
  return runVitest({ stage: 'components', projects: ['browser', 'alone', 'storybook', 'suites'], env })
}
