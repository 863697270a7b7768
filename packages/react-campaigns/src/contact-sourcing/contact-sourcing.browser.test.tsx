import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { sourceContacts } from '@inlay/sdk-core/contract/campaigns'
import { showCampaign, threeContacts, workspaceId } from '../campaign-detail/fixtures/show-campaign'

const accounts = 'Name,Website\nSiemens,siemens.com\nVolvo,volvo.se\nIkea,ikea.com\n'
const accepted = 'Fetching contacts. We will notify you when they are ready.'

async function showSourcing(options: Parameters<typeof showCampaign>[0] = { accounts }) {
  const shown = await showCampaign(options)
  const button = (name: string) => shown.page.getByRole('button', { name, exact: true })
  const value = (number: number) => shown.page.getByRole('textbox', { name: `Value ${number}`, exact: true })
  const sent = () => shown.sent('POST', '/source-contacts').map(({ body }) => body)
  return { ...shown, button, value, sourced: sent, form: shown.page.getByRole('form', { name: /^Find contacts/ }) }
}

it('is shown where there are accounts and no contacts [CAM-SOURCE-01]', async () => {
  const { page, form } = await showSourcing()
  await userEvent.click(page.getByRole('tab', { name: /^Contacts/ }))
  await expect.element(form).toBeVisible()
  await page.unmount()
  const others = await showSourcing({ accounts, contacts: threeContacts })
  await expect.element(others.page.getByRole('rowheader', { name: 'Ann Lee', exact: true })).toBeVisible()
  await expect.element(others.form).not.toBeInTheDocument()
  await others.page.unmount()
  const empty = await showSourcing({})
  await expect.element(empty.page.getByText('No contacts yet')).toBeVisible()
  await expect.element(empty.form).not.toBeInTheDocument()
})

it('sends the rows that count, for one contact at each account unless told otherwise [CAM-SOURCE-02] [CAM-SOURCE-03] [CAM-SOURCE-04]', async () => {
  const { api, campaign, page, button, value, sourced } = await showSourcing()
  api.server.clock.freeze()
  await expect.element(button('Find contacts')).toHaveAttribute('aria-disabled', 'true')
  await userEvent.fill(value(1), ' manager and above ')
  await userEvent.click(page.getByRole('combobox', { name: 'Filter 1' }))
  await userEvent.click(page.getByRole('option', { name: 'Seniority' }))
  await userEvent.click(button('Add filter'))
  await userEvent.click(button('Find contacts'))
  await expect.element(page.getByText(accepted)).toBeVisible()
  expect(sourced()).toEqual([
    {
      campaignId: campaign.campaignId,
      filters: [{ filter: 'Seniority', value: 'manager and above' }],
      maxLimit: 1,
    },
  ])
})

it('asks for as many contacts as are wanted [CAM-SOURCE-03]', async () => {
  const { page, button, value, sourced } = await showSourcing()
  await userEvent.fill(value(1), 'CTO')
  await userEvent.fill(page.getByRole('spinbutton', { name: 'Contacts per account' }), '3')
  await userEvent.click(button('Find contacts'))
  await expect.poll(sourced).toMatchObject([{ maxLimit: 3 }])
})

it('keeps its width when it says what went wrong [CAM-SOURCE-02]', async () => {
  const { api, page, button, value, form } = await showSourcing()
  await userEvent.fill(value(1), 'CTO')
  const { width } = form.element().getBoundingClientRect()
  api.server.faults.set([{ kind: 'status', operation: 'artifacts.sourceContacts', status: 500 }])
  await userEvent.click(button('Find contacts'))
  await expect.element(page.getByRole('alert')).toBeVisible()
  expect(form.element().getBoundingClientRect().width).toBe(width)
  await expect.element(value(1)).toHaveValue('CTO')
})

it('fills the table, and says when it is done [CAM-BUSY-01] [CAM-BUSY-03]', async () => {
  const { api, page, button, value, workIsDone } = await showSourcing()
  api.server.clock.freeze()
  await userEvent.click(page.getByRole('combobox', { name: 'Filter 1' }))
  await userEvent.click(page.getByRole('option', { name: 'Seniority' }))
  await userEvent.fill(value(1), 'manager and above')
  await userEvent.click(button('Find contacts'))
  const working = page.getByRole('progressbar', { name: 'Finding contacts...' })
  await expect.element(working).toBeVisible()
  // The server has said how far it is: what is shown is no longer what was only begun here.
  await expect.element(working).toHaveAttribute('aria-valuetext')
  await workIsDone()
  await expect.element(page.getByText(/^The search is done\. \d rows? (was|were) added\.$/)).toBeVisible()
  await expect.element(page.getByRole('grid', { name: 'Contacts' })).toBeVisible()
})

it('asks for nothing while a search that was begun elsewhere goes on', async () => {
  const { api, campaign, form, reload } = await showSourcing()
  await expect.element(form).toBeVisible()
  api.server.clock.freeze()
  const { campaignId } = campaign
  const body = { campaignId, filters: [], maxLimit: 1 }
  await api.client.call(sourceContacts, { body }, { workspaceId })
  const again = await reload()
  await expect.element(again.getByText('Contacts are being found')).toBeVisible()
  await expect.element(again.getByRole('button', { name: 'Find contacts' })).not.toBeInTheDocument()
})

it('keeps what was typed when the request fails, and sends it again', async () => {
  const { api, page, button, value, sourced } = await showSourcing()
  api.server.faults.set([{ kind: 'status', operation: 'artifacts.sourceContacts', status: 500, times: 1 }])
  await userEvent.fill(value(1), 'CTO')
  await userEvent.click(button('Find contacts'))
  await expect.element(page.getByText(/^The contacts could not be fetched/)).toBeVisible()
  await expect.element(value(1)).toHaveValue('CTO')
  await userEvent.click(button('Find contacts'))
  await expect.element(page.getByText(accepted)).toBeVisible()
  expect(sourced()).toHaveLength(2)
})
