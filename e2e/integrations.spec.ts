import { expect, heading, signInBy, test } from './journey'
import { createKillableServer } from './killable-server'

// On a server of its own: connections that come would be noticed by the other journeys.
test('what is missing leads to its kind, and one step back from there once it is connected [CAM-CONN-01] [CAM-CONN-05] [CAM-CRM-06]', async ({
  page,
}) => {
  const server = await createKillableServer()
  try {
    await server.start()
    const integrations = `${server.url}/v2/halden/integrations`
    const kind = (name: string) => page.getByRole('radio', { name })
    await page.goto(`${server.url}/login?redirectTo=/v2/halden/home`)
    await signInBy(page, 'Sign in')
    await page.getByRole('button', { name: 'Create campaign' }).click()
    await page.getByRole('menuitem', { name: 'Import from a CRM list' }).click()
    await page.getByRole('link', { name: 'Integrate' }).click()
    await expect(page).toHaveURL(`${integrations}?kind=crm`)
    await expect(kind('CRM')).toBeChecked()
    await page.reload()
    await expect(kind('CRM')).toBeChecked()

    await kind('Email sequencing').click()
    await expect(page).toHaveURL(`${integrations}?kind=email-sequencing`)
    await page.getByRole('button', { name: 'Add connection' }).last().click()
    const dialog = page.getByRole('dialog', { name: 'Add connection' })
    await dialog.getByRole('combobox', { name: 'Provider' }).click()
    await page.getByRole('option', { name: /^HubSpot/ }).click()
    await dialog.getByLabel('Access credential', { exact: true }).fill('pat-eu1-7c41-new')
    await dialog.getByRole('button', { name: 'Connect' }).click()
    await expect(page.getByRole('listitem').filter({ hasText: 'HubSpot' })).toBeVisible()
    await expect(page).toHaveURL(`${integrations}?kind=crm`)

    await page.goBack()
    await expect(page).toHaveURL(`${server.url}/v2/halden/home`)
    await expect(heading(page)).toHaveText('Your Audience List')
    await page.goForward()
    await expect(kind('CRM')).toBeChecked()

    await page.goto(`${integrations}?kind=telepathy`)
    await expect(kind('All')).toBeChecked()
  } finally {
    await server.dispose()
  }
})
