import { onTestFinished } from 'vitest'
import { cdp } from 'vitest/browser'

/** As the tests' browser begins; what is not named in a call would be that of the machine. */
const usual = { 'prefers-reduced-motion': 'reduce', 'prefers-color-scheme': 'light', 'forced-colors': 'none' }

const emulate = (media: Partial<typeof usual>) =>
  cdp().send('Emulation.setEmulatedMedia', {
    features: Object.entries({ ...usual, ...media }).map(([name, value]) => ({ name, value })),
  })

/** Has the page shown as somebody set their device, until the test is over; files share a page. */
export async function emulateMedia(media: Partial<typeof usual>): Promise<void> {
  onTestFinished(async () => void (await emulate({})))
  await emulate(media)
}
