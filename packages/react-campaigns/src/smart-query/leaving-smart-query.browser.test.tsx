import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { showSmartQuery } from './fixtures/show-smart-query'

it('closes at once as long as nothing is typed', async () => {
  const { page } = await showSmartQuery()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Smart Query' })).toBeVisible()
})

it('asks before what is typed is lost', async () => {
  const { page, button, value } = await showSmartQuery()
  await userEvent.fill(value(1), 'Salesforce')
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('alertdialog', { name: 'Leave Smart Query?' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(value(1)).toHaveValue('Salesforce')
  await userEvent.click(button('Cancel'))
  await userEvent.click(button('Leave'))
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

it('keeps a preview in the list under the name that it was given, and says so', async () => {
  const { page, button, campaigns, navigation, toPreview, untilPreview } = await showSmartQuery()
  await toPreview()
  await untilPreview()
  await userEvent.fill(page.getByRole('textbox', { name: 'Name' }), 'Shippers')
  await userEvent.click(button('Close'))
  await expect.element(page.getByRole('alertdialog', { name: 'Keep “Shippers” as a preview?' })).toBeVisible()
  await userEvent.click(button('Go on'))
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
  await userEvent.click(button('Close'))
  await userEvent.click(button('Keep preview'))
  await expect.element(page.getByText('“Shippers” is in your list as a preview.')).toBeVisible()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(await campaigns()).toMatchObject([{ name: 'Shippers', status: 'Preview' }])
  await userEvent.click(button('Open'))
  expect(navigation.current()?.name).toBe('campaigns.detail')
})

it('deletes a preview that is not wanted, and stays when that failed', async () => {
  const { api, page, button, campaigns, toPreview, untilPreview } = await showSmartQuery()
  await toPreview()
  await untilPreview()
  api.server.faults.set([{ kind: 'status', operation: 'campaigns.delete', status: 500, times: 1 }])
  await userEvent.click(button('Close'))
  await userEvent.click(button('Delete preview'))
  await expect.element(page.getByText('Failed to delete campaign')).toBeVisible()
  await expect.element(page.getByRole('alertdialog')).toBeVisible()
  await userEvent.click(button('Delete preview'))
  await expect.element(page.getByText('Campaign deleted successfully')).toBeVisible()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(await campaigns()).toEqual([])
})
