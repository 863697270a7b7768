import { expect, openSignedIn, test } from './journey'

test('a sequence is written for people who were found, and waits to be launched [CAM-MSG-01] [CAM-MSG-09] [CAM-MSG-18] [CAM-MSG-19]', async ({
  page,
}) => {
  await openSignedIn(page, '/v2/northwind/campaigns')
  await page
    .getByRole('textbox', { name: /campaign/i })
    .fill('Find 3 heads of marketing at software companies in Berlin')
  await page.keyboard.press('Enter')
  const conversation = page.getByRole('region', { name: 'Conversation about the campaign' })
  await expect(conversation.getByText(/^I added/)).toBeVisible()
  // Who leaves before the agent has finished is asked.
  await expect(conversation.getByRole('button', { name: 'Answer again' })).toBeVisible()
  await page.getByRole('link', { name: 'Go to audience' }).click()
  await expect(page.getByRole('tab', { name: 'Contacts 3' })).toBeVisible()

  await page.getByRole('button', { name: 'Add Messages' }).click()
  await page.getByRole('menuitem', { name: 'Email' }).click()
  const wizard = page.getByRole('dialog', { name: 'Add Email Messages' })
  await wizard.getByRole('textbox', { name: /^Draft a Structure/ }).fill('Book a first call about routes at night')
  await wizard.getByRole('button', { name: 'Add a step' }).click()
  await wizard.getByRole('button', { name: 'Add a step' }).click()
  await wizard.getByRole('tab', { name: 'First Mail' }).click()
  await wizard.getByRole('textbox', { name: 'First Mail' }).pressSequentially('Hello {{first')
  await page.keyboard.press('Enter')
  await page.keyboard.type(', how does /comp')
  await wizard.getByRole('option', { name: /organization_name/ }).click()
  await page.keyboard.type(' deliver at night?')
  // What was typed is there after a reload, too.
  await page.reload()
  await page.getByRole('button', { name: 'Add Messages' }).click()
  await page.getByRole('menuitem', { name: 'Email' }).click()
  await expect(wizard.getByRole('textbox', { name: 'First Mail' })).toHaveValue(
    'Hello {{first_name}}, how does {{organization_name}} deliver at night?',
  )
  await wizard.getByRole('button', { name: 'Continue to preview' }).click()
  const sample = wizard.getByRole('article')
  await expect(sample).toContainText(/Hello \p{Lu}\S+, how does .+ deliver at night\?/u)
  const greeting = /Hello .+ deliver at night\?/.exec(await sample.innerText())?.[0] ?? ''
  const person = (await sample.locator('strong').innerText()).trim()
  await wizard.getByRole('button', { name: 'Generate messages' }).click()
  await expect(wizard).toBeHidden()
  await expect(page.getByText('3 pending launch')).toBeVisible()

  await page.getByRole('grid').getByText(person, { exact: true }).click()
  const drawer = page.getByRole('region', { name: 'Contact', exact: true })
  await expect(drawer.getByText(greeting)).toBeVisible()
  await expect(drawer.getByText('Follow Up-2')).toBeVisible()
  await page.getByRole('button', { name: 'Launch Emails' }).click()
  await expect(page.getByRole('dialog', { name: 'Launch email campaign' })).toContainText('3')
})
