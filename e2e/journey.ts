import { test as base, expect, type BrowserContext, type Page } from '@playwright/test'

export { expect, type Page }

interface Fault {
  readonly operation?: string
  readonly kind: 'status' | 'latency' | 'drop'
  readonly status?: number
  readonly milliseconds?: number
  readonly times?: number
  readonly retryAfterSeconds?: number
}

interface Journey {
  /** Makes calls fail on purpose, until the end of the journey. */
  readonly faults: (faults: readonly Fault[]) => Promise<void>
  /** Says which console errors belong to the journey; any other one fails it. */
  readonly expectConsole: (text: RegExp) => void
  /** Every call of the API so far: method and address. */
  readonly calls: readonly string[]
}

/** A journey through the app in a real browser. Whatever is written to the console unasked fails it. */
export const test = base.extend<Journey>({
  faults: async ({ request }, provide) => {
    const set = async (faults: readonly Fault[]) => {
      const answer = await request.post('/__mock/faults', { headers: { 'x-inlay-control': '1' }, data: { faults } })
      expect(answer.ok()).toBe(true)
    }
    await provide(set)
    await set([])
  },
  expectConsole: [
    async ({ context }, provide) => {
      const expected: RegExp[] = []
      const written: string[] = []
      watch(context, (text) => written.push(text))
      await provide((text) => expected.push(text))
      expect(written.filter((text) => !expected.some((each) => each.test(text)))).toEqual([])
    },
    { auto: true },
  ],
  calls: async ({ page }, provide) => {
    const calls: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname}`)
    })
    await provide(calls)
  },
})

function watch(context: BrowserContext, tell: (text: string) => void) {
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) tell(`${message.type()}: ${message.text()}`)
  })
  context.on('weberror', (error) => tell(`thrown: ${error.error().message}`))
}

export type Person = 'Maren Lindqvist' | 'Theo Okafor' | 'Amélie Bouchard'

/** Presses a button that opens the sign-in window, and chooses a person in it. */
export async function signInBy(page: Page, button: 'Sign in' | 'Log In', person: Person = 'Maren Lindqvist') {
  const opened = page.context().waitForEvent('page')
  await page.getByRole('button', { name: button, exact: true }).click()
  const popup = await opened
  const closed = popup.waitForEvent('close')
  await popup.getByRole('button', { name: person }).click()
  await closed
}

/** What browsers know after a first sign-in: enough to be taken up in silence, as after a reload. */
const known = new Map<Person, Awaited<ReturnType<BrowserContext['storageState']>>>()

/** Opens an address as somebody who signed in on an earlier visit. Journeys that sign out again use `signInBy`. */
export async function openSignedIn(page: Page, address: string, person: Person = 'Maren Lindqvist') {
  const state = known.get(person)
  if (state) {
    await page.context().addCookies(state.cookies)
    const entries = state.origins.flatMap(({ localStorage }) => localStorage)
    await page.goto('/404')
    await page.evaluate((kept) => {
      for (const { name, value } of kept) localStorage.setItem(name, value)
    }, entries)
    await page.goto(address)
  } else {
    await page.goto(`/login?redirectTo=${encodeURIComponent(address)}`)
    await signInBy(page, 'Sign in', person)
    await page.waitForURL((url) => url.pathname !== '/login')
    known.set(person, await page.context().storageState())
  }
}

export function heading(page: Page) {
  return page.getByRole('heading', { level: 1 })
}
