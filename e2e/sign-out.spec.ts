import { expect, heading, signInBy, test } from './journey'

test.describe('logging out', () => {
  test('ends the sign-in and returns to the origin [CAM-AUTH-05]', async ({ page }) => {
    await page.goto('/login')
    await signInBy(page, 'Sign in')
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL('/')
    await expect(heading(page)).toHaveText('You are logged out')
    await page.goto('/v2/northwind/home')
    await expect(page).toHaveURL(/\/login\?/)
  })

  test('waits for a change that is being saved, and stays where it cannot be', async ({
    page,
    faults,
    expectConsole,
  }) => {
    expectConsole(/status of 500/)
    await page.goto('/v2/northwind/home')
    await signInBy(page, 'Sign in')
    const renameFirst = async (to: string) => {
      await page
        .getByRole('button', { name: /^Actions for / })
        .first()
        .click()
      await page.getByRole('menuitem', { name: 'Rename' }).click()
      await page.getByRole('textbox', { name: 'Campaign name' }).fill(to)
    }
    const slow = { kind: 'latency', operation: 'campaigns.update', milliseconds: 1_500 } as const
    await faults([slow, { kind: 'status', operation: 'campaigns.update', status: 500, times: 1 }])
    await renameFirst('Refused as one leaves')
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page.getByText('You are still logged in: not everything could be saved.')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Campaign name' })).toHaveValue('Refused as one leaves')
    await page.keyboard.press('Escape')

    await faults([slow])
    await renameFirst('Saved as one leaves')
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page.getByText(/^Your last change is being saved/)).toBeVisible()
    await expect(heading(page)).toHaveText('You are logged out')
    await signInBy(page, 'Log In')
    await expect(page.getByRole('link', { name: 'Saved as one leaves' })).toBeVisible()
  })

  test('is done first where the page is left before it is', async ({ page }) => {
    await page.goto('/v2/northwind/home')
    await signInBy(page, 'Sign in')
    await expect(heading(page)).toHaveText('Your Audience List')
    // The first is never answered: the page is left while the provider is told.
    await page.route('**/oidc/token/revocation', () => undefined, { times: 1 })
    const told = page.waitForRequest('**/oidc/token/revocation')
    await page.getByRole('button', { name: 'Logout' }).click()
    await told
    await page.goto('/v2/northwind/campaigns')
    await expect(heading(page)).toHaveText('You are logged out')
    await page.goto('/v2/northwind/campaigns')
    await expect(page).toHaveURL(/[/]login[?]/)
  })

  test('leads back to where one was, whichever frame that is', async ({ page }) => {
    await page.goto('/v2/northwind/home')
    await signInBy(page, 'Sign in')
    await page.getByRole('link', { name: 'Campaigns', exact: true }).click()
    await expect(heading(page)).toHaveText('Campaigns')
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByText('Log in to go on where you left off.')).toBeVisible()
    await page.reload()
    await signInBy(page, 'Log In')
    await expect(page).toHaveURL('/v2/northwind/campaigns')

    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(heading(page)).toHaveText('You are logged out')
    await signInBy(page, 'Log In', 'Theo Okafor')
    await expect(page, 'somebody else begins where everybody does').toHaveURL(/^[^?]+\/workspace\/\w+\/home$/)
  })

  test('by its address promises no way back, and signing in in another tab is taken up', async ({ page, context }) => {
    await page.goto('/login')
    await signInBy(page, 'Sign in')
    await expect(page).toHaveURL(/\/v2\/\w+\/home$/)
    await page.goto('/logout')
    await expect(page.getByText('Log in to go to your workspace.')).toBeVisible()
    await page.goto('/login')
    const other = await context.newPage()
    await other.goto('/login')
    await signInBy(other, 'Sign in')
    await expect(other).toHaveURL(/\/v2\/\w+\/home$/)
    await expect(page).toHaveURL(/\/v2\/\w+\/home$/)
  })

  test('that the provider is slow to hear of is not overtaken by the next sign-in', async ({ page, context }) => {
    await page.goto('/v2/northwind/home')
    await signInBy(page, 'Sign in')
    await expect(heading(page)).toHaveText('Your Audience List')
    const other = await context.newPage()
    await other.goto('/v2/northwind/home')
    await expect(heading(other)).toHaveText('Your Audience List')

    let goOn = () => {}
    const slowly = new Promise<void>((resolve) => void (goOn = resolve))
    await page.route('**/oidc/token/revocation', (route) => slowly.then(() => route.continue()))
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(other).toHaveURL(/[/]login[?]/)
    const opened = context.waitForEvent('page')
    await other.getByRole('button', { name: 'Sign in', exact: true }).click()
    const popup = await opened
    goOn()
    await popup.getByRole('button', { name: 'Theo Okafor' }).click()
    await expect(other.getByRole('button', { name: 'Logout' })).toBeVisible()
  })

  test('in one tab signs the others out at once', async ({ page, context }) => {
    await page.goto('/workspace/northwind/flags')
    await signInBy(page, 'Log In')
    await expect(heading(page)).toHaveText('Feature flags')
    const other = await context.newPage()
    await other.goto('/workspace/northwind/flags')
    await expect(heading(other)).toHaveText('Feature flags')

    await page.goto('/logout')
    await expect(heading(page)).toHaveText('You are logged out')
    await expect(heading(other)).toHaveText('You are logged out')
    await signInBy(other, 'Log In')
    await expect(heading(other)).toHaveText('Feature flags')
  })

  test('by its address shows the logged-out screen, and so do workspace addresses [PLT-PUBLIC-09]', async ({
    page,
  }) => {
    await page.goto('/workspace/northwind/flags')
    await signInBy(page, 'Log In')
    await expect(heading(page)).toHaveText('Feature flags')
    await page.goto('/logout')
    await expect(heading(page)).toHaveText('You are logged out')
    await page.goto('/workspace/northwind/flags')
    await expect(heading(page)).toHaveText('You are logged out')
  })
})
