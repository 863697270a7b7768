import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { showSmartQuery } from './fixtures/show-smart-query'

const noLeads = 'No leads returned. Go back and adjust your filters.'
const previewFailed = 'There was an error while generating the preview audience. Please try again later.'
const generateFailed = 'There was an error while generating the audience. Please try again later.'

it('is a modal of three steps [CAM-SMARTQ-01]', async () => {
  const { page } = await showSmartQuery()
  await expect.element(page.getByRole('dialog', { name: 'Smart Query' })).toBeVisible()
  const steps = page.getByRole('list', { name: 'Step 1 of 3: Define Accounts' })
  expect(
    steps
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual([
    expect.stringContaining('Define Accounts'),
    expect.stringContaining('Define Contacts'),
    expect.stringContaining('Review & Save'),
  ])
})

it('asks for signals of accounts, then for filters of contacts [CAM-SMARTQ-02]', async () => {
  const { page, button, value } = await showSmartQuery()
  const options = async () => {
    const found = page
      .getByRole('option')
      .elements()
      .map(({ textContent }) => textContent)
    await userEvent.keyboard('{Escape}')
    return found
  }
  await userEvent.click(page.getByRole('combobox', { name: 'Signal 1' }))
  expect(await options()).toEqual(['Technographics', 'Hiring', 'Firmographics'])
  await userEvent.fill(value(1), 'Salesforce')
  await userEvent.click(button('Continue'))
  await userEvent.click(page.getByRole('combobox', { name: 'Filter 1' }))
  expect(await options()).toEqual(['Job title', 'Seniority', 'Location'])
})

it('goes on from a step only once a value is there [CAM-SMARTQ-04]', async () => {
  const { page, button, value } = await showSmartQuery()
  await expect.element(button('Continue')).toHaveAttribute('aria-disabled', 'true')
  await userEvent.fill(value(1), '   ')
  await expect.element(button('Continue')).toHaveAttribute('aria-disabled', 'true')
  await userEvent.fill(value(1), 'Salesforce')
  await userEvent.click(button('Continue'))
  await expect.element(page.getByRole('group', { name: 'Define Contacts' })).toBeVisible()
  await expect.element(button('Continue to preview')).toHaveAttribute('aria-disabled', 'true')
  await userEvent.fill(value(1), 'CTO')
  await expect.element(button('Continue to preview')).not.toHaveAttribute('aria-disabled')
})

it('adds and removes rows, and keeps one [CAM-SMARTQ-05]', async () => {
  const { page, button, value } = await showSmartQuery()
  await expect.element(button('Remove row 1')).toHaveAttribute('aria-disabled', 'true')
  await userEvent.fill(value(1), 'Salesforce')
  await userEvent.click(button('Add signal'))
  await expect.element(value(2)).toHaveFocus()
  await expect.element(page.getByRole('combobox', { name: 'Signal 2' })).toHaveTextContent('Hiring')
  await userEvent.keyboard('SDR')
  await userEvent.click(button('Remove row 1'))
  await expect.element(value(1)).toHaveValue('SDR')
  await expect.element(value(1)).toHaveFocus()
  await expect.element(button('Remove row 1')).toHaveAttribute('aria-disabled', 'true')
})

it('takes an example with one press', async () => {
  const { page, button, value } = await showSmartQuery()
  await userEvent.click(button('Data Engineer'))
  await expect.element(page.getByRole('combobox', { name: 'Signal 1' })).toHaveTextContent('Hiring')
  await expect.element(value(1)).toHaveValue('Data Engineer')
})

it('makes one campaign as a preview, and shows what it finds [CAM-SMARTQ-07] [CAM-SMARTQ-10] [CAM-SMARTQ-11] [CAM-CREATE-03] [CAM-CREATE-05]', async () => {
  const { page, button, value, created, generated, campaigns, toPreview, untilPreview } = await showSmartQuery()
  await userEvent.click(button('Add signal'))
  await toPreview()
  await expect.element(page.getByRole('progressbar', { name: 'Finding contacts...' })).toBeVisible()
  expect(created()).toEqual([{ name: 'Untitled', objective: 'Lead Gen', type: 'Email', status: 'Preview' }])
  await expect.poll(generated).toEqual([
    {
      prospectAccountsRequest: {
        filters: [{ signal: 'Technographics', value: 'Salesforce' }],
        maxLimit: 20,
        clearExisting: true,
      },
      sourceContactsRequest: { filters: [{ filter: 'JobTitle', value: 'director and above' }], maxLimit: 1 },
    },
  ])
  await expect.element(button('Generate audience')).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(button('Back'))
  await userEvent.fill(value(1), 'director')
  await userEvent.click(button('Continue to preview'))
  await untilPreview()
  await expect.element(page.getByText(/^20 accounts and \d+ contacts in the preview$/)).toBeVisible()
  const rowsOf = (name: string) => Number(page.getByRole('grid', { name }).element().getAttribute('aria-rowcount')) - 1
  expect(rowsOf('Accounts in the preview')).toBe(20)
  expect(rowsOf('Contacts in the preview')).toBeGreaterThan(0)
  expect(created()).toHaveLength(1)
  expect(await campaigns()).toMatchObject([{ name: 'Untitled', status: 'Preview' }])
})

it('shows a preview again without making it anew, and another for other filters [CAM-SMARTQ-08]', async () => {
  const { page, button, value, generated, created, toPreview, untilPreview } = await showSmartQuery()
  await toPreview()
  await untilPreview()
  await userEvent.click(button('Back'))
  await userEvent.click(button('Continue to preview'))
  await expect.element(page.getByText(/in the preview$/)).toBeVisible()
  expect(generated()).toHaveLength(1)
  await userEvent.click(button('Back'))
  await userEvent.fill(value(1), 'CFO')
  await userEvent.click(button('Continue to preview'))
  await expect.poll(() => generated().length).toBe(2)
  await untilPreview()
  expect(created()).toHaveLength(1)
})

it('says when nobody was found, and leads back to the filters [CAM-SMARTQ-12]', async () => {
  const { button, value, toPreview, untilSaid } = await showSmartQuery()
  await toPreview('Nothing that anybody uses')
  await untilSaid(noLeads)
  await expect.element(button('Generate audience')).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(button('Adjust filters'))
  await expect.element(value(1)).toHaveValue('Nothing that anybody uses')
})

it('says when the preview could not be made, and makes it on request [CAM-SMARTQ-13]', async () => {
  const faults = [{ kind: 'status', operation: 'artifacts.generateAudience', status: 500, times: 1 } as const]
  const { page, button, created, toPreview, untilPreview } = await showSmartQuery({ faults })
  await toPreview()
  await expect.element(page.getByText(previewFailed).first()).toBeVisible()
  await userEvent.click(button('Try again'))
  await untilPreview()
  expect(created()).toHaveLength(1)
})

it('says of a second preview, too, that it could not be made, and makes it on request [CAM-SMARTQ-13]', async () => {
  const { api, page, button, value, generated, toPreview, untilPreview } = await showSmartQuery()
  await toPreview()
  await untilPreview()
  api.server.faults.set([{ kind: 'status', operation: 'artifacts.generateAudience', status: 500, times: 2 }])
  await userEvent.click(button('Back'))
  await userEvent.fill(value(1), 'CFO')
  await userEvent.click(button('Continue to preview'))
  await expect.element(page.getByText('The preview could not be made')).toBeVisible()
  await userEvent.click(button('Back'))
  await userEvent.click(button('Continue to preview'))
  await expect.poll(() => generated().length).toBe(3)
  await expect.element(page.getByText('The preview could not be made')).toBeVisible()
  await userEvent.click(button('Try again'))
  await untilPreview()
})

it('takes an answer without consent as a failure [CAM-SMARTQ-09]', async () => {
  const { api, page, toPreview } = await showSmartQuery()
  const { call } = api.client
  api.client.call = (async (operation, ...rest) =>
    operation.id === 'artifacts.generateAudience' ? { ack: false } : call(operation, ...rest)) as typeof call
  await toPreview()
  await expect.element(page.getByText(previewFailed).first()).toBeVisible()
})

it('stays where it is when there is no campaign to hold the preview [CAM-CREATE-06]', async () => {
  const faults = [{ kind: 'status', operation: 'campaigns.create', status: 500, times: 1 } as const]
  const { page, button, generated, toPreview, untilPreview } = await showSmartQuery({ faults })
  await toPreview()
  const failed = 'There was an error creating the audience list. Please try again later.'
  await expect.element(page.getByText(failed)).toBeVisible()
  await expect.element(page.getByRole('group', { name: 'Define Contacts' })).toBeVisible()
  expect(generated()).toEqual([])
  await userEvent.click(button('Continue to preview'))
  await untilPreview()
})

it('makes the whole audience of the same filters, and opens it [CAM-SMARTQ-14] [CAM-SMARTQ-15] [CAM-CREATE-08]', async () => {
  const { page, button, generated, patched, campaigns, navigation, toPreview, untilPreview } = await showSmartQuery()
  await toPreview()
  await untilPreview()
  await userEvent.click(button('Generate audience'))
  await expect.element(page.getByText('Audience generation triggered successfully.')).toBeVisible()
  const [preview, whole] = generated() as { prospectAccountsRequest: object; sourceContactsRequest: object }[]
  expect(whole).toEqual({
    ...preview,
    prospectAccountsRequest: { ...preview?.prospectAccountsRequest, maxLimit: 200 },
  })
  expect(patched()).toEqual([{ status: 'Active' }])
  const [campaign] = await campaigns()
  expect(campaign).toMatchObject({ status: 'Active', name: 'Untitled' })
  await expect
    .poll(() => navigation.current())
    .toMatchObject({ name: 'campaigns.detail', params: { campaignId: campaign?.campaignId } })
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

it('says when the whole audience could not be made, and tries again [CAM-SMARTQ-15]', async () => {
  const { api, page, button, navigation, toPreview, untilPreview } = await showSmartQuery()
  await toPreview()
  await untilPreview()
  api.server.faults.set([{ kind: 'status', operation: 'artifacts.generateAudience', status: 500, times: 1 }])
  await userEvent.fill(page.getByRole('textbox', { name: 'Name' }), 'Shippers')
  await userEvent.click(button('Generate audience'))
  await expect.element(page.getByText(generateFailed)).toBeVisible()
  expect(navigation.current()).toBeUndefined()
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Shippers')
  await userEvent.click(button('Try again'))
  await expect.poll(() => navigation.current()?.name).toBe('campaigns.detail')
})

it('finds out that the whole audience is being made where the answer was lost [CAM-SMARTQ-15]', async () => {
  const { api, page, button, navigation, toPreview, untilPreview } = await showSmartQuery()
  await toPreview()
  await untilPreview()
  api.server.faults.set([{ kind: 'drop', when: 'after', operation: 'artifacts.generateAudience' }])
  await userEvent.click(button('Generate audience'))
  await expect.poll(() => navigation.current()?.name).toBe('campaigns.detail')
  await expect.element(page.getByText('Audience generation triggered successfully.')).toBeVisible()
  await expect.element(page.getByText(generateFailed)).not.toBeInTheDocument()
})

it('tries again under the same key where nobody knows, and calls it no preview any more', async () => {
  const { api, page, button, keysOf, navigation, toPreview, untilPreview } = await showSmartQuery()
  await toPreview()
  await untilPreview()
  api.server.faults.set([
    { kind: 'drop', when: 'after', operation: 'artifacts.generateAudience' },
    { kind: 'drop', operation: 'campaigns.state' },
  ])
  const { length } = keysOf('/generate-audience')
  await userEvent.click(button('Generate audience'))
  await expect.element(page.getByText(generateFailed)).toBeVisible()
  api.server.faults.set([])
  await userEvent.click(button('Try again'))
  await expect.poll(() => navigation.current()?.name).toBe('campaigns.detail')
  expect(new Set(keysOf('/generate-audience').slice(length)).size).toBe(1)
})

it('does not offer to delete as a preview what may be the whole audience', async () => {
  const { api, page, button, toPreview, untilPreview } = await showSmartQuery()
  await toPreview()
  await untilPreview()
  api.server.faults.set([
    { kind: 'drop', when: 'after', operation: 'artifacts.generateAudience' },
    { kind: 'drop', operation: 'campaigns.state' },
  ])
  await userEvent.click(button('Generate audience'))
  await expect.element(page.getByText(generateFailed)).toBeVisible()
  await userEvent.click(button('Close'))
  await expect.element(page.getByText(/its audience may be being generated/)).toBeVisible()
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
})
