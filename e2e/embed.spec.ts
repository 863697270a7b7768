import { expect, openSignedIn, test, type Page } from './journey'
import { framesUrl, openPartnerPage, serveElsewhere, type PartnerWindow } from './partner-page'

const campaigns = (place: Pick<Page, 'getByRole'>) => place.getByRole('list', { name: 'Campaigns' })
const framed = (page: Page) => page.frameLocator('iframe')

/** In a page that scrolls, and under something that is moved. */
async function showInMovedPlace(page: Page, width: number) {
  await page.setViewportSize({ width, height: 600 })
  const room = '<div style="height:900px"></div>'
  await openPartnerPage(page, {
    markup: `${room}<div id="place" style="transform:translateX(10px)"></div>${room}`,
  })
  await page.evaluate(() => (window as unknown as PartnerWindow).embed({}).ready)
  // Browsers lay out nothing in a frame of another origin before it comes into sight.
  await page.locator('iframe').scrollIntoViewIfNeeded()
  await expect(campaigns(framed(page))).toBeVisible()
}

test.describe('one component in three modes', () => {
  test('is the same inline, isolated and framed, and changes its theme in all of them', async ({ page }) => {
    await openSignedIn(page, '/workspace/northwind/component-modes')
    const mode = (name: string) => page.getByRole('region', { name })
    const shown = [mode('Inline'), mode('Isolated'), framed(page)]
    const names = await Promise.all(
      shown.map(async (place) => {
        await expect(campaigns(place)).toBeVisible({ timeout: 60_000 })
        return campaigns(place).getByRole('listitem').getByRole('heading').allTextContents()
      }),
    )
    expect(names[0]?.length).toBeGreaterThan(2)
    expect(names).toEqual([names[0], names[0], names[0]])
    await page.getByRole('radio', { name: 'Dark' }).click()
    for (const place of shown) {
      await expect(place.locator('[data-inlay-root]').first()).toHaveCSS('color-scheme', 'dark')
    }
  })

  test('says why there is no frame, lets it be tried again, and leaves to a component what it gets over', async ({
    page,
    expectConsole,
  }) => {
    const ofApp = (url: URL) => url.pathname === '/embed/config.json' && url.origin !== new URL(framesUrl).origin
    await page.route(ofApp, (route) => route.fulfill({ status: 503, body: 'Busy' }))
    await openSignedIn(page, '/workspace/northwind/component-modes')
    const mode = page.getByRole('region', { name: 'Framed' })
    await expect(mode.getByRole('heading', { name: 'The frame failed' })).toBeVisible()
    await page.unroute(ofApp)
    const list = (url: URL) => url.pathname.endsWith('/campaigns')
    await page.route(list, (route) => route.fulfill({ status: 404, json: {} }))
    await mode.getByRole('button', { name: 'Try again' }).press('Enter')
    await expect(framed(page).getByRole('heading', { name: 'could not be loaded' })).toBeVisible()
    await expect(page.locator('iframe')).toBeFocused()
    await expect(mode.getByText('The frame failed')).toHaveCount(0)
    await page.unroute(list)
    await framed(page).getByRole('button', { name: 'Try again' }).click()
    await expect(campaigns(framed(page))).toBeVisible()
    expectConsole(/503|404/)
  })

  test('follows links of the frame by the addresses of the page around', async ({ page, baseURL }) => {
    await openSignedIn(page, '/workspace/northwind/component-modes')
    const link = campaigns(framed(page)).getByRole('link').first()
    await expect(link).toHaveAttribute('href', new RegExp(`^${baseURL}/workspace/northwind/campaigns/`))
    await link.click()
    await expect(page).toHaveURL(/\/workspace\/northwind\/campaigns\/[^/]+$/)
  })

  test('is so for the table and the chat as well, and each has a page of its own', async ({ page, request }) => {
    await openSignedIn(page, '/workspace/northwind/component-modes')
    const select = page.getByRole('combobox', { name: 'Component' })
    const mode = (name: string) => page.getByRole('region', { name })
    const choose = async (name: string) => {
      await select.click()
      await page.getByRole('option', { name }).click()
    }
    await select.click()
    const names = await page.getByRole('option').allTextContents()
    await page.keyboard.press('Escape')
    expect(names).toEqual(['campaign-list', 'data-table', 'agent-chat'])
    for (const name of names) expect((await request.get(`${framesUrl}/${name}`)).status(), name).toBe(200)

    await choose('data-table')
    for (const place of [mode('Inline'), mode('Isolated'), framed(page)]) {
      const grid = place.getByRole('grid', { name: 'Contacts' })
      await expect(grid).toHaveAttribute('aria-rowcount', '201', { timeout: 30_000 })
      await expect(grid.getByRole('row').nth(1)).toContainText('Maren Lindqvist')
    }

    await choose('agent-chat')
    await page.getByRole('switch', { name: 'Calls of the frame go through this page' }).click()
    const chat = framed(page)
    await chat.getByRole('textbox', { name: 'Message' }).fill('Find accounts and contacts, quick')
    await page.keyboard.press('Enter')
    await expect(chat.getByText('3 companies', { exact: true })).toBeVisible({ timeout: 30_000 })
  })

  test('has its calls made by the page around where that gives its client', async ({ page }) => {
    const callers: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/api/v1/')) callers.push(new URL(request.frame().url()).origin)
    })
    await openSignedIn(page, '/workspace/northwind/component-modes')
    await expect(campaigns(framed(page))).toBeVisible({ timeout: 60_000 })
    expect(callers, 'by itself, with the token of the page').toContain(new URL(framesUrl).origin)
    callers.length = 0
    await page.getByRole('switch', { name: 'Calls of the frame go through this page' }).click()
    await expect(campaigns(framed(page))).toBeVisible()
    await framed(page).getByRole('searchbox').fill('a')
    await expect(campaigns(framed(page))).toBeVisible()
    expect(callers).not.toContain(new URL(framesUrl).origin)
  })
})

test.describe('a component in a page of a partner', () => {
  test('is as high as its content', async ({ page }) => {
    await showInMovedPlace(page, 900)
    const overflow = () =>
      framed(page)
        .locator('html')
        .evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)
    await expect.poll(overflow).toBe(0)
  })

  test('opens its dialogs in the part that is seen, in a page that scrolls and under something moved', async ({
    page,
  }) => {
    await showInMovedPlace(page, 1000)
    for (const card of ['first', 'last'] as const) {
      const actions = campaigns(framed(page)).getByRole('listitem')[card]().getByRole('button')
      await actions.click()
      await framed(page).getByRole('menuitem', { name: 'Delete' }).click()
      const dialog = framed(page).getByRole('alertdialog')
      // In the page: what is above or below the window cannot be seen, whatever the frame thinks of it.
      await expect(dialog).toBeInViewport({ ratio: 1 })
      await expect
        .poll(() => page.evaluate(() => (window as unknown as PartnerWindow).told.at(-1)))
        .toEqual({ modal: true })
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(actions).toBeFocused()
    }
  })

  test('opens its menus, and says what became of a thing, in the part that is seen', async ({
    page,
    expectConsole,
  }) => {
    await page.route('**/campaigns/*', (route) =>
      route.request().method() === 'DELETE' ? route.fulfill({ status: 409, json: {} }) : route.continue(),
    )
    await showInMovedPlace(page, 1000)
    const actions = campaigns(framed(page)).getByRole('listitem').nth(6).getByRole('button')
    const toEdge = async () => {
      const box = await actions.boundingBox()
      await page.evaluate((by) => window.scrollBy(0, by), (box?.y ?? 0) + (box?.height ?? 0) - 590)
    }
    await toEdge()
    await expect.poll(async () => (await actions.boundingBox())?.y).toBeGreaterThan(500)
    await actions.click()
    const remove = framed(page).getByRole('menuitem', { name: 'Delete' })
    await expect(remove).toBeInViewport({ ratio: 1 })
    await remove.click()
    await framed(page).getByRole('button', { name: 'Delete campaign' }).click()
    const notice = framed(page).getByRole('region', { name: 'Notifications' })
    await expect(notice).toContainText('Failed to delete campaign')
    await expect(notice).toBeInViewport({ ratio: 1 })
    await page.evaluate(() => window.scrollBy(0, -150))
    await expect(notice).toBeInViewport({ ratio: 1 })
    expectConsole(/409/)
  })

  test('opens its dialogs where the page stands, before anybody has scrolled it', async ({ page }) => {
    for (const size of [
      { width: 1024, height: 768 },
      { width: 400, height: 800 },
    ]) {
      await page.setViewportSize(size)
      await openPartnerPage(page)
      await page.evaluate(() => (window as unknown as PartnerWindow).embed({}).ready)
      const card = campaigns(framed(page)).getByRole('listitem').first()
      await card.getByRole('button').click()
      await framed(page).getByRole('menuitem', { name: 'Delete' }).click()
      await expect(framed(page).getByRole('alertdialog')).toBeInViewport({ ratio: 1 })
      expect(await page.evaluate(() => window.scrollY)).toBe(0)
    }
  })

  test('offers to sign in to somebody whom the page does not know, and goes on with who it then is', async ({
    page,
  }) => {
    const { token } = await openPartnerPage(page)
    await page.evaluate((secret) => {
      const { embed } = window as unknown as PartnerWindow
      const listeners = new Set<() => void>()
      let signedIn = false
      const auth = {
        getToken: () => Promise.resolve({ token: secret }),
        state: () => (signedIn ? { status: 'signed-in', user: { userId: 'partner' } } : { status: 'signed-out' }),
        signIn: () => Promise.resolve(change(true)),
        signOut: () => Promise.resolve(change(false)),
        subscribe: (listener: () => void) => {
          listeners.add(listener)
          return () => listeners.delete(listener)
        },
      } as never
      function change(now: boolean) {
        signedIn = now
        for (const listener of listeners) listener()
      }
      Object.assign(window, { signOut: () => change(false) })
      return embed({ auth }).ready
    }, token)
    await expect(framed(page).getByRole('heading', { name: 'You are signed out' })).toBeVisible()
    await framed(page).getByRole('button', { name: 'Sign in' }).click()
    await expect(campaigns(framed(page))).toBeVisible()
    await page.evaluate(() => (window as unknown as { signOut(): void }).signOut())
    await expect(framed(page).getByRole('heading', { name: 'You are signed out' })).toBeVisible()
    await expect(campaigns(framed(page))).toBeHidden()
    expect(await page.evaluate(() => (window as unknown as PartnerWindow).errors)).toEqual([])
  })

  test('tells the page around what fails in it, and lets it be tried again', async ({ page, expectConsole }) => {
    await page.route('**/campaigns?*', (route) => route.fulfill({ status: 404, json: {} }))
    await openPartnerPage(page)
    await page.evaluate(() => (window as unknown as PartnerWindow).embed({}).ready)
    const again = framed(page).getByRole('button', { name: 'Try again' })
    await expect(again).toBeVisible()
    await expect
      .poll(() => page.evaluate(() => (window as unknown as PartnerWindow).errors))
      .toContain('component-failed')
    expectConsole(/404/)
    await page.unroute('**/campaigns?*')
    await again.click()
    await expect(campaigns(framed(page))).toBeVisible()
  })

  test('says so where its code does not come, and tries it again when it is asked to or changed', async ({
    page,
    expectConsole,
  }) => {
    await openPartnerPage(page)
    const code = /\/assets\/CampaignList[^/]*\.js$/
    const errors = () => page.evaluate(() => (window as unknown as PartnerWindow).errors)
    const message = framed(page).getByRole('heading', { name: 'This could not be shown' })
    await page.route(code, (route) => route.abort())
    await page.evaluate(() => {
      const { embed } = window as unknown as PartnerWindow
      Object.assign(window, { shown: embed({ appearance: { theme: 'dark' } }) })
    })
    await expect(message).toBeVisible()
    await expect(framed(page).locator('[data-inlay-root]')).toHaveCSS('color-scheme', 'dark')
    expect(await errors()).toEqual(['failed'])
    await framed(page).getByRole('button', { name: 'Try again' }).click()
    await expect.poll(errors).toEqual(['failed', 'failed'])
    await expect(message).toBeVisible()

    await page.unroute(code)
    await page.evaluate(() => {
      const { shown } = window as unknown as { shown: { update(changes: object): void } }
      shown.update({ locale: 'de' })
    })
    await expect(campaigns(framed(page))).toBeVisible()
    await expect(message).toHaveCount(0)

    await page.route(code, (route) => route.abort())
    await page.frames()[1]?.evaluate(() => location.reload())
    await expect(message).toBeVisible()
    await page.unroute(code)
    await framed(page).getByRole('button', { name: 'Try again' }).press('Enter')
    await expect(campaigns(framed(page))).toBeVisible()
    expectConsole(/ERR_FAILED/)
  })

  test('is reached and left by Tab', async ({ page }) => {
    await openPartnerPage(page, {
      markup: '<button>Before</button><div id="place"></div><button>After</button>',
    })
    await page.evaluate(() => (window as unknown as PartnerWindow).embed({}).ready)
    await expect(campaigns(framed(page))).toBeVisible()
    await page.getByRole('button', { name: 'Before' }).focus()
    await page.keyboard.press('Tab')
    await expect(
      framed(page)
        .getByRole('button', { name: /Create/ })
        .first(),
    ).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await expect(page.getByRole('button', { name: 'Before' })).toBeFocused()
    await page.getByRole('button', { name: 'After' }).focus()
    await page.keyboard.press('Shift+Tab')
    await expect(page.locator('iframe')).toBeFocused()
  })

  test('keeps its token out of addresses, storage and logs', async ({ page }) => {
    const written: string[] = []
    page.on('request', (request) => written.push(request.url()))
    page.on('console', (message) => written.push(message.text()))
    const { token } = await openPartnerPage(page)
    await page.evaluate(() => (window as unknown as PartnerWindow).embed({}).ready)
    await expect(campaigns(framed(page))).toBeVisible()
    const kept = await framed(page)
      .locator('html')
      .evaluate(() => JSON.stringify([localStorage, sessionStorage, location.href, document.cookie, window.name]))
    expect(token.length).toBeGreaterThan(20)
    expect([...written, kept].filter((text) => text.includes(token))).toEqual([])
  })

  test('takes rows as data, tells what is pressed in them, and takes newer ones', async ({ page }) => {
    await openPartnerPage(page)
    const params = (count: number) => ({
      label: 'Lanes',
      columns: [{ id: 'lane', header: 'Lane' }],
      rows: Array.from({ length: count }, (_, index) => ({ id: `l${index}`, lane: `Lane ${index + 1}` })),
    })
    await page.evaluate((given) => {
      const { embed } = window as unknown as PartnerWindow
      Object.assign(window, { table: embed({ component: 'data-table', title: 'Lanes', params: given }) })
    }, params(3))
    await framed(page).getByText('Lane 2').click()
    await expect
      .poll(() => page.evaluate(() => (window as unknown as PartnerWindow).told))
      .toContainEqual({ name: 'openRow', payload: { rowId: 'l1' } })
    await page.evaluate(
      (given) => (window as unknown as { table: { update(options: object): void } }).table.update({ params: given }),
      params(5),
    )
    await expect(framed(page).getByText('Lane 5')).toBeVisible()
    expect(await page.evaluate(() => (window as unknown as PartnerWindow).errors)).toEqual([])
  })

  test('takes rows that begin like a script, and refuses what is no text', async ({ page }) => {
    await openPartnerPage(page)
    const errors = () => page.evaluate(() => (window as unknown as PartnerWindow).errors)
    await page.evaluate(
      () =>
        (window as unknown as PartnerWindow).embed({
          component: 'data-table',
          title: 'Books',
          params: {
            label: 'Books',
            columns: [{ id: 'book', header: 'Book' }],
            rows: [{ id: 'b1', book: 'JavaScript: The Good Parts' }],
          },
        }).ready,
    )
    await expect(framed(page).getByText('JavaScript: The Good Parts')).toBeVisible()
    expect(await errors()).toEqual([])
    await page.evaluate(() => {
      const params = {
        label: 'Books',
        columns: [{ id: 'book', header: 'Book' }],
        rows: [],
        rowId: 'javascript:alert(1)',
      }
      void (window as unknown as PartnerWindow).embed({ component: 'data-table', params })
    })
    await expect.poll(errors).toEqual(['params-refused'])
  })

  test('has a document of its name, written as its language is', async ({ page }) => {
    await openPartnerPage(page)
    await page.evaluate(() => {
      const { embed } = window as unknown as PartnerWindow
      Object.assign(window, { shown: embed({ locale: 'ar' }) })
    })
    const root = framed(page).locator('html')
    const named = () =>
      root.evaluate(({ ownerDocument: { title, dir, documentElement } }) => [title, dir, documentElement.lang])
    await expect.poll(named).toEqual(['Campaigns', 'rtl', 'ar'])
    await page.evaluate(() => {
      const { shown } = window as unknown as { shown: { update(changes: object): void } }
      shown.update({ title: 'Lists', direction: 'ltr' })
    })
    await expect.poll(named).toEqual(['Lists', 'ltr', 'ar'])
  })

  test('says which component or param there is not', async ({ page, expectConsole }) => {
    await openPartnerPage(page)
    const errors = () => page.evaluate(() => (window as unknown as PartnerWindow).errors)
    await page.evaluate(() => void (window as unknown as PartnerWindow).embed({ component: 'nothing-here' }))
    await expect.poll(errors).toEqual(['component-unknown'])
    await page.evaluate(() => void (window as unknown as PartnerWindow).embed({ params: { colour: 'red' } }))
    await expect.poll(errors).toEqual(['component-unknown', 'params-refused'])
    for (const place of [framed(page).first(), framed(page).last()]) {
      await expect(place.getByText('asks for something that is not understood')).toBeVisible()
    }
    expectConsole(/404/)
  })

  test('connects anew after a reload of its frame, and leaves nothing when a hundred are taken away', async ({
    page,
  }) => {
    await openPartnerPage(page)
    await page.evaluate(() => (window as unknown as PartnerWindow).embed({}).ready)
    await page.frames()[1]?.evaluate(() => location.reload())
    await expect(campaigns(framed(page))).toBeVisible()
    await page.evaluate(async () => {
      const { embed } = window as unknown as PartnerWindow
      for (let round = 0; round < 10; round += 1) {
        const many = Array.from({ length: 10 }, () => embed({}))
        if (round % 5 === 0) await many[0]?.ready
        for (const each of many) each.destroy()
      }
    })
    await expect(page.locator('iframe')).toHaveCount(1)
    expect(await page.evaluate(() => (window as unknown as PartnerWindow).errors)).toEqual([])
  })
})

test.describe('an attack', () => {
  test('by a page that may not show components shows none', async ({ page, expectConsole }) => {
    const evil = await serveElsewhere('<!doctype html><title>Evil</title>')
    await openPartnerPage(page, { address: evil.origin })
    const refused = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'))
    await page.evaluate(() => void (window as unknown as PartnerWindow).embed({ timeout: 3_000 }))
    expect((await refused).text(), 'by the policy of the framed page').toContain(new URL(framesUrl).origin)
    const errors = () => page.evaluate(() => (window as unknown as PartnerWindow).errors)
    await expect.poll(errors).toEqual(['timeout'])
    expectConsole(/frame-ancestors/)
    evil.close()
  })

  test('by a page that has taken the place of the framed one gets nothing', async ({ page }) => {
    const evil = await serveElsewhere(`<script>
      window.heard = []
      addEventListener('message', ({ data, ports }) => heard.push({ data, ports: ports.length }))
      parent.postMessage({ inlay: 'hello', nonce: 'evil' }, '*')
      parent.postMessage({ n: 1, kind: 'ask', id: 1, topic: 'token' }, '*')
    </script>`)
    await openPartnerPage(page)
    await page.evaluate(() => (window as unknown as PartnerWindow).embed({}).ready)
    await page.frames()[1]?.goto(evil.origin)
    const errors = () => page.evaluate(() => (window as unknown as PartnerWindow).errors)
    await expect.poll(errors).toEqual(['origin-refused'])
    expect(await page.frames()[1]?.evaluate(() => (window as unknown as { heard: unknown[] }).heard)).toEqual([])
    evil.close()
  })

  test('from a frame beside learns nothing, and is not heard', async ({ page }) => {
    const evil = await serveElsewhere(`<script>
      window.heard = []
      addEventListener('message', ({ data }) => heard.push(data))
      setInterval(() => {
        parent.postMessage({ inlay: 'hello', nonce: 'evil' }, '*')
        for (let at = 1; at < parent.length; at += 1) {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = ({ data }) => heard.push(data)
          const versions = { min: 1, max: 1 }
          parent[at].postMessage({ inlay: 'offer', nonce: 'evil', versions, capabilities: [] }, '*', [port2])
        }
      }, 5)
    </script>`)
    await openPartnerPage(page, { markup: `<iframe src="${evil.origin}"></iframe><div id="place"></div>` })
    await page.evaluate(() => (window as unknown as PartnerWindow).embed({}).ready)
    await expect(campaigns(page.frameLocator('#place iframe'))).toBeVisible()
    const beside = page.frames().find((frame) => frame.url().startsWith(evil.origin))
    expect(await beside?.evaluate(() => (window as unknown as { heard: unknown[] }).heard)).toEqual([])
    expect(await page.evaluate(() => (window as unknown as PartnerWindow).errors)).toEqual([])
    evil.close()
  })

  test('by an address leads nowhere: the framed page reads nothing of its own', async ({ page }) => {
    await page.goto(`${framesUrl}/campaign-list?redirectTo=http://evil.example/&component=x#javascript:alert(1)`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A component for other pages')
    expect(new URL(page.url()).origin).toBe(new URL(framesUrl).origin)
  })
})
