import type { Route } from '@playwright/test'
import { expect, heading, signInBy, test } from './journey'

test.describe('an expired sign-in', () => {
  test('is renewed in place, and nothing typed is lost', async ({ page, expectConsole }) => {
    expectConsole(/40[01]/)
    await page.goto('/v2/northwind/campaigns')
    await signInBy(page, 'Sign in')
    const prompt = page.getByRole('textbox', { name: /campaign/i })
    await prompt.fill('Cold-chain shippers in the Nordics')

    // The provider has forgotten the person, and the server takes their token no more.
    const cookies = await page.context().cookies()
    await page.context().clearCookies()
    await page.route('**/oidc/token', (route) => route.fulfill({ status: 400, json: { error: 'invalid_grant' } }))
    await page.route('**/api/v1/**', (route) =>
      route.fulfill({
        status: 401,
        contentType: 'application/problem+json',
        json: { title: 'The token has expired', status: 401, code: 'unauthenticated' },
      }),
    )
    expect(cookies.length).toBeGreaterThan(0)
    await page.getByRole('searchbox').fill('renewals')
    const dialog = page.getByRole('alertdialog', { name: 'Your sign-in has expired' })
    await expect(dialog).toBeVisible()
    await expect(page).toHaveURL(/\/v2\/northwind\/campaigns/)

    await page.unroute('**/oidc/token')
    await page.unroute('**/api/v1/**')
    await signInBy(page, 'Sign in')
    await expect(dialog).toBeHidden()
    await expect(prompt).toHaveValue('Cold-chain shippers in the Nordics')
    await expect(page.getByRole('searchbox')).toHaveValue('renewals')
    await expect(page.getByRole('list', { name: 'Campaigns' })).toBeVisible()

    await page.goto('/user-profile')
    await expect(heading(page)).toContainText('Your profile')
    await expect(dialog).toBeHidden()
  })
  test('that somebody else takes up begins anew at their own workspace, in every tab', async ({
    page,
    expectConsole,
  }) => {
    expectConsole(/40[01]/)
    await page.goto('/v2/northwind/campaigns')
    await signInBy(page, 'Sign in')
    await expect(page.getByRole('list', { name: 'Campaigns' })).toBeVisible()
    const other = await page.context().newPage()
    await other.goto('/v2/halden/home')
    await expect(other.getByRole('list', { name: 'Campaigns' })).toBeVisible()
    await page.context().clearCookies()
    const expire = (route: Route) =>
      route.fulfill({
        status: 401,
        contentType: 'application/problem+json',
        json: { title: 'The token has expired', status: 401, code: 'unauthenticated' },
      })
    await page.route('**/oidc/token', (route) => route.fulfill({ status: 400, json: { error: 'invalid_grant' } }))
    await page.route('**/api/v1/**', expire)
    const asked: string[] = []
    page.on('dialog', (dialog) => {
      asked.push(dialog.type())
      void dialog.accept()
    })
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('/campaigns')) sent.push(request.url())
    })
    await page.getByRole('textbox', { name: /campaign/ }).fill('Renewals of Maren')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alertdialog', { name: 'Your sign-in has expired' })).toBeVisible()
    await page.unroute('**/oidc/token')
    await page.unroute('**/api/v1/**')
    const before = sent.length

    const loaded = page.waitForEvent('load')
    await signInBy(page, 'Sign in', 'Theo Okafor')
    await loaded
    await expect(page).toHaveURL(/\/v2\/[^/]+\/home$/)
    await expect(heading(page)).toHaveText('Your Audience List')
    for (const tab of [page, other]) await expect(tab.getByText('You are signed in as Theo Okafor now.')).toBeVisible()
    expect(asked, 'what cannot be saved any more is no question').toEqual([])
    expect(sent.slice(before), 'what one person began is not done by another').toEqual([])
    await expect(other, 'Halden is none of his').not.toHaveURL(/halden/)
  })
})
