import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { ApiClient, UploadProgress } from '@inlay/sdk-core'
import {
  autoEnrich,
  getCampaignState,
  sourceContacts,
  uploadArtifacts,
  type ArtifactType,
} from '@inlay/sdk-core/contract/campaigns'
import { readCsv } from '@inlay/sdk-core/csv'
import { CampaignListScreen } from '../../campaign-list/CampaignListScreen'
import {
  addFiles,
  csv,
  openedId,
  showWays,
  workspaceId,
  type ShownWays,
  type ShowWaysOptions,
} from '../fixtures/show-ways'

const contacts = 'Name,Email\nAnn Lee,ann@acme.example\nBob Ray,bob@acme.example\n'
const failedCall = 'Failed to upload file. Please try again or contact support if the issue persists.'

/** The panel for a new list, opened from the menu of the home screen. */
async function openPanel(options: ShowWaysOptions = {}): Promise<ShownWays> {
  const shown = await showWays(<CampaignListScreen />, options)
  await userEvent.click(shown.page.getByRole('button', { name: 'Create campaign' }))
  await userEvent.click(shown.page.getByRole('menuitem', { name: 'Upload a CSV' }))
  await expect.element(shown.page.getByRole('dialog', { name: 'Upload a CSV' })).toBeVisible()
  return shown
}

const upload = ({ page }: ShownWays) => userEvent.click(page.getByRole('button', { name: /^Upload \d* ?files?$/ }))
const entry = ({ page }: ShownWays, name = 'people.csv') => page.getByRole('listitem').filter({ hasText: name })

it('is 360 pixels wide [CAM-UPLOAD-01]', async () => {
  const { page } = await openPanel()
  expect(page.getByRole('dialog', { name: 'Upload a CSV' }).element().getBoundingClientRect().width).toBe(360)
})

it('refuses a file of another type, and calls for nothing [CAM-UPLOAD-02]', async () => {
  const shown = await openPanel()
  await addFiles(shown, new File(['%PDF'], 'people.pdf', { type: 'application/pdf' }))
  await expect.element(shown.page.getByText('“people.pdf” cannot be added. Choose CSV').first()).toBeVisible()
  await expect
    .element(shown.page.getByRole('button', { name: 'Upload', exact: true }))
    .toHaveAttribute('aria-disabled', 'true')
  expect(shown.uploads).toEqual([])
})

it('offers a sample of each type, and takes it unchanged [CAM-UPLOAD-03]', async () => {
  const shown = await openPanel()
  const { downloads, page } = shown
  await userEvent.click(page.getByRole('button', { name: 'contacts.csv' }))
  await userEvent.click(page.getByRole('button', { name: 'accounts.csv' }))
  expect(downloads.map(({ filename }) => filename)).toEqual(['contacts.csv', 'accounts.csv'])
  const [ofContacts, ofAccounts] = await Promise.all(
    downloads.map(async ({ blob, filename }) => csv(new Uint8Array(await blob.arrayBuffer()), filename)),
  )
  if (!ofContacts || !ofAccounts) throw new Error('There are no samples.')
  await addFiles(shown, ofContacts)
  await userEvent.click(page.getByRole('radio', { name: 'Accounts' }))
  await addFiles(shown, ofAccounts)
  await upload(shown)
  await expect.poll(() => shown.navigation.current()?.name).toBe('campaigns.detail')
  expect(await shown.rowsOf(openedId(shown))).toMatchObject([{ name: 'Fleur van den Berg', seniority: 'director' }])
  expect(await shown.rowsOf(openedId(shown), 'account')).toMatchObject([{ name: 'Soseva Groep', employee_count: 775 }])
})

it('offers samples that contacts are found for, and that can be enriched [CAM-UPLOAD-03] [CAM-SOURCE-02]', async () => {
  const { api, make, page, downloads, rowsOf } = await openPanel()
  await userEvent.click(page.getByRole('button', { name: 'contacts.csv' }))
  await userEvent.click(page.getByRole('button', { name: 'accounts.csv' }))
  const [ofContacts, ofAccounts] = downloads
  if (!ofContacts || !ofAccounts) throw new Error('There are no samples.')
  const { campaignId } = await make('Samples')
  const params = { campaignId }
  const send = (artifactType: ArtifactType, { blob, filename }: typeof ofContacts) =>
    api.client.upload(
      uploadArtifacts,
      { params, fields: { artifactType }, file: new File([blob], filename) },
      { workspaceId },
    )
  const workIsDone = () =>
    vi.waitFor(async () => {
      api.server.clock.advance(2_000)
      const { state } = await api.client.call(getCampaignState, { params }, { workspaceId })
      expect(state).toBe('READY')
    })
  await send('account', ofAccounts)
  const filters = [{ filter: 'Seniority' as const, value: 'C-level, VP, Head, Director' }]
  await api.client.call(sourceContacts, { body: { campaignId, filters, maxLimit: 5 } }, { workspaceId })
  await workIsDone()
  expect(await rowsOf(campaignId)).toHaveLength(5)
  await send('contact', ofContacts)
  await api.client.call(
    autoEnrich,
    { params, body: { artifactType: 'contact', enrichmentOptions: ['LinkedIn'] } },
    { workspaceId },
  )
  await workIsDone()
  expect((await rowsOf(campaignId)).find(({ name }) => name === 'Fleur van den Berg')).toMatchObject({
    contact_status: 'enriched',
    errors_list: [],
  })
})

it('makes an active list called "Untitled", fills it, says how many rows, and opens it [CAM-CREATE-03] [CAM-CREATE-04] [CAM-CREATE-05] [CAM-CREATE-08] [CAM-UPLOAD-04] [CAM-UPLOAD-06]', async () => {
  const shown = await openPanel()
  await expect.element(shown.page.getByRole('textbox', { name: 'Name of the list' })).toHaveValue('Untitled')
  await addFiles(shown, csv(contacts))
  await upload(shown)
  await expect.element(shown.page.getByText('2 rows uploaded successfully.', { exact: true })).toBeVisible()
  await expect.poll(() => shown.navigation.current()?.name).toBe('campaigns.detail')
  expect(shown.sent('POST', '/campaigns').map(({ body }) => body)).toEqual([
    { name: 'Untitled', objective: 'Lead Gen', type: 'Email', status: 'Active' },
  ])
  expect(shown.uploads).toMatchObject([
    { params: { campaignId: openedId(shown) }, fields: { artifactType: 'contact' } },
  ])
  expect(await shown.rowsOf(openedId(shown))).toMatchObject([{ name: 'Ann Lee' }, { name: 'Bob Ray' }])
  await expect.element(shown.page.getByRole('dialog')).not.toBeInTheDocument()
})

it('gives the list the name that somebody types', async () => {
  const shown = await openPanel()
  await userEvent.fill(shown.page.getByRole('textbox', { name: 'Name of the list' }), ' Nordic shippers ')
  await addFiles(shown, csv(contacts))
  await upload(shown)
  await expect.poll(() => shown.navigation.current()?.name).toBe('campaigns.detail')
  expect(await shown.names()).toEqual(['Nordic shippers'])
})

it('shows each file queued, uploading with bytes and percent, and then as it ended [CAM-UPLOAD-05]', async () => {
  const held = holdUploads()
  const shown = await openPanel({ upload: held.upload })
  await addFiles(shown, csv(`Name\n${'Ann\n'.repeat(5_000)}`, 'one.csv'), csv('Name\nBo\n', 'two.csv'))
  await expect.element(entry(shown, 'one.csv')).toHaveTextContent('Queued')
  await upload(shown)
  await expect.element(entry(shown, 'one.csv')).toHaveTextContent('Uploading')
  await expect.element(entry(shown, 'two.csv')).toHaveTextContent('Queued')
  held.progress({ sent: 100, total: 400 })
  await expect.element(entry(shown, 'one.csv')).toHaveTextContent('4.9 KB of 19.5 KB25%')
  held.progress({ sent: 400, total: 400 })
  await expect.element(entry(shown, 'one.csv')).toHaveTextContent(/Adding the rows$/)
  held.answer({ uploadedRowsCount: 5_000, failedRowsCount: 0 })
  await expect.element(entry(shown, 'one.csv')).toHaveTextContent('Uploaded5,000 rows added')
  await expect.element(entry(shown, 'two.csv')).toHaveTextContent('Uploading')
  held.fail()
  await expect.element(entry(shown, 'two.csv')).toHaveTextContent('Failed')
})

it('is stopped, and tried again in the same list under the same key', async () => {
  const held = holdUploads()
  const shown = await openPanel({ upload: held.upload })
  await addFiles(shown, csv(contacts))
  await upload(shown)
  await userEvent.click(shown.page.getByRole('button', { name: 'Stop people.csv' }))
  await expect.element(entry(shown)).toHaveTextContent(/StoppedRetry.*No rows were kept\.$/)
  await expect.element(entry(shown)).not.toHaveTextContent(/Failed/)
  await userEvent.click(shown.page.getByRole('button', { name: 'Retry people.csv' }))
  await expect.poll(() => shown.uploads.length).toBe(2)
  held.answer({ uploadedRowsCount: 2, failedRowsCount: 0 })
  await expect.poll(() => shown.navigation.current()?.name).toBe('campaigns.detail')
  expect(shown.sent('POST', '/campaigns')).toHaveLength(1)
  expect(shown.keys[1]).toBe(shown.keys[0])
})

it('says that it was stopped only once its rows are out of the list again', async () => {
  const stored = holdAnswers()
  const shown = await openPanel({ wrapUpload: stored.wrap })
  await addFiles(shown, csv(contacts))
  await upload(shown)
  await stored.done()
  const { campaignId } = (await shown.campaigns())[0] ?? { campaignId: '' }
  expect(await shown.rowsOf(campaignId)).toHaveLength(2)
  await userEvent.click(shown.page.getByRole('button', { name: 'Stop people.csv' }))
  await expect.element(entry(shown)).toHaveTextContent(/StoppedRetry.*No rows were kept\.$/)
  expect(await shown.rowsOf(campaignId)).toEqual([])
  stored.letGo()
  await userEvent.click(shown.page.getByRole('button', { name: 'Retry people.csv' }))
  await expect.poll(() => shown.navigation.current()?.name).toBe('campaigns.detail')
  expect(await shown.rowsOf(campaignId)).toHaveLength(2)
})

it('does not say that no rows were kept where the server cannot take them back', async () => {
  const stored = holdAnswers()
  const shown = await openPanel({ wrapUpload: stored.wrap, without: ['artifacts.withdrawUpload'] })
  await addFiles(shown, csv(contacts))
  await upload(shown)
  await stored.done()
  await userEvent.click(shown.page.getByRole('button', { name: 'Stop people.csv' }))
  await expect.element(entry(shown)).toHaveTextContent('It is not known whether the rows were added.')
  await expect.element(entry(shown)).not.toHaveTextContent('No rows were kept.')
  stored.letGo()
  await userEvent.click(shown.page.getByRole('button', { name: 'Retry people.csv' }))
  await expect.poll(() => shown.navigation.current()?.name).toBe('campaigns.detail')
  expect(await shown.rowsOf(openedId(shown))).toHaveLength(2)
})

it('tells where nobody knows whether it was stopped in time, and adds its rows once in other columns', async () => {
  const stored = holdAnswers()
  const faults = [{ kind: 'status', operation: 'artifacts.withdrawUpload', status: 500 } as const]
  const shown = await openPanel({ wrapUpload: stored.wrap, faults })
  const { page } = shown
  await addFiles(shown, csv('Name,Email,Tea\nAnn Lee,ann@acme.example,Sencha\n'))
  await userEvent.click(page.getByRole('dialog', { name: /^Columns of/ }).getByRole('button', { name: 'Done' }))
  await upload(shown)
  await stored.done()
  await userEvent.click(page.getByRole('button', { name: 'Stop people.csv' }))
  await expect.element(entry(shown)).toHaveTextContent('It is not known whether the rows were added.')
  stored.letGo()
  await userEvent.click(page.getByRole('button', { name: 'Review columns of people.csv' }))
  await userEvent.click(page.getByRole('combobox', { name: 'Where “Tea” goes' }))
  await userEvent.click(page.getByRole('option', { name: 'Leave out' }))
  await userEvent.click(page.getByRole('dialog', { name: /^Columns of/ }).getByRole('button', { name: 'Done' }))
  await userEvent.click(page.getByRole('button', { name: 'Retry people.csv' }))
  await expect.poll(() => shown.navigation.current()?.name).toBe('campaigns.detail')
  const rows = await shown.rowsOf(openedId(shown))
  expect(rows.map(({ name, tea }) => [name, tea])).toEqual([['Ann Lee', undefined]])
})

it('leaves lines above the header out, as the server does, and says so', async () => {
  const shown = await openPanel()
  const { page } = shown
  await addFiles(shown, csv('Export of CRM contacts 2026\n\nName,Email,Tea\nAnn Lee,ann@acme.example,Sencha\n'))
  const dialog = page.getByRole('dialog', { name: /^Columns of/ })
  await expect.element(dialog.getByText('1 line above the header is left out')).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: 'Done' }))
  await upload(shown)
  await expect.poll(() => shown.navigation.current()?.name).toBe('campaigns.detail')
  const rows = await shown.rowsOf(openedId(shown))
  expect(rows.map(({ name, email, tea }) => [name, email, tea])).toEqual([['Ann Lee', 'ann@acme.example', 'Sencha']])
})

it('counts the rows that fail, and gives them with the reason beside each [CAM-UPLOAD-06]', async () => {
  const shown = await openPanel()
  await addFiles(shown, csv(`${contacts}Cy,no address\n`))
  await upload(shown)
  const { page } = shown
  await expect.element(page.getByText('2 rows uploaded successfully.', { exact: true })).toBeVisible()
  await expect
    .element(
      page.getByText(
        '1 rows failed to upload. Please ensure all the rows in your file adhere to the required format.',
        { exact: true },
      ),
    )
    .toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Download failed rows' }))
  await expect.poll(() => shown.downloads.length).toBe(1)
  const [saved] = shown.downloads
  if (!saved) throw new Error('Nothing was saved.')
  expect(saved.filename).toBe('people - failed rows.csv')
  const { columns } = await readCsv(saved.blob)
  expect(columns.map(({ name, values }) => [name, values[0]])).toEqual([
    ['Name', 'Cy'],
    ['Email', 'no address'],
    ['Line', '4'],
    ['Reason', 'email is not an email address: no address'],
  ])
})

it('says it once where every row fails, stays, and makes no second list for another try [CAM-UPLOAD-07]', async () => {
  const shown = await openPanel()
  const { page } = shown
  await addFiles(shown, csv('Name,Email\nCy,no address\n'))
  await upload(shown)
  const failed = 'All rows failed to upload. Please ensure your file adheres to the required format.'
  await expect.element(page.getByText(failed, { exact: true })).toBeVisible()
  expect(page.getByText(/rows uploaded successfully|rows failed to upload\. Please ensure all/).elements()).toEqual([])
  await expect.element(entry(shown)).toHaveTextContent(/Failed.*1 row failed/)
  expect(shown.navigation.current()).toBeUndefined()
  await addFiles(shown, csv(contacts, 'better.csv'))
  await userEvent.click(page.getByRole('button', { name: 'Remove people.csv' }))
  await upload(shown)
  await expect.poll(() => shown.navigation.current()?.name).toBe('campaigns.detail')
  expect(await shown.names()).toEqual(['Untitled'])
})

describe('accounts', () => {
  async function send(text: string, options: ShowWaysOptions = {}) {
    const shown = await openPanel(options)
    await userEvent.click(shown.page.getByRole('radio', { name: 'Accounts' }))
    await addFiles(shown, csv(text, 'firms.csv'))
    await upload(shown)
    return shown
  }

  it('are said to be uploaded, and which rows were not [CAM-UPLOAD-09]', async () => {
    const { page } = await send('Name,Employees\nAcme,12\nCorp,many\n')
    await expect.element(page.getByText('Accounts uploaded successfully', { exact: true })).toBeVisible()
    await expect
      .element(
        page.getByText(
          '1 rows failed to upload. Please ensure all the rows in your file adhere to the required format.',
          { exact: true },
        ),
      )
      .toBeVisible()
  })

  it('are not done without a row [CAM-UPLOAD-08]', async () => {
    const shown = await send('Name,Employees\nAcme,many\n')
    const failed = 'Failed to upload accounts. Please check the template and try again.'
    await expect.element(shown.page.getByText(failed, { exact: true })).toBeVisible()
    await expect.element(entry(shown, 'firms.csv')).toHaveTextContent('Failed')
    expect(shown.navigation.current()).toBeUndefined()
  })

  it('have a notice for a call that fails [CAM-UPLOAD-09] [CAM-UPLOAD-10]', async () => {
    const shown = await send('Name\nAcme\n', {
      faults: [{ kind: 'status', operation: 'artifacts.upload', status: 500 }],
    })
    await expect.element(shown.page.getByText('There was an error uploading accounts', { exact: true })).toBeVisible()
    await expect.element(entry(shown, 'firms.csv')).toHaveTextContent(failedCall)
  })

  it('take the notice of the failed call away when the next one succeeds [CAM-UPLOAD-09]', async () => {
    const { page } = await send('Name\nAcme\n', {
      faults: [{ kind: 'status', operation: 'artifacts.upload', status: 500, times: 1 }],
    })
    const failed = page.getByText('There was an error uploading accounts', { exact: true })
    await expect.element(failed).toBeVisible()
    await expect
      .element(page.getByRole('button', { name: 'Upload', exact: true }))
      .toHaveAccessibleDescription('Retry the file that failed, or add another one')
    await userEvent.click(page.getByRole('button', { name: 'Retry firms.csv' }))
    await expect.element(page.getByText('Accounts uploaded successfully', { exact: true })).toBeVisible()
    await expect.element(failed).not.toBeInTheDocument()
  })
})

it('says at a file that its call failed, and tries again in the same list [CAM-UPLOAD-10]', async () => {
  const shown = await openPanel({
    faults: [{ kind: 'status', operation: 'artifacts.upload', status: 500, times: 1 }],
  })
  await addFiles(shown, csv(contacts))
  await upload(shown)
  await expect.element(entry(shown).getByText(failedCall, { exact: true })).toBeVisible()
  await userEvent.click(shown.page.getByRole('button', { name: 'Retry people.csv' }))
  await expect.poll(() => shown.navigation.current()?.name).toBe('campaigns.detail')
  expect(await shown.names()).toEqual(['Untitled'])
  expect(await shown.rowsOf(openedId(shown))).toHaveLength(2)
})

it('adds rows once, though the answer was lost and another file was uploaded meanwhile', async () => {
  const shown = await openPanel({
    faults: [{ kind: 'drop', when: 'after', operation: 'artifacts.upload', times: 1 }],
  })
  await addFiles(shown, csv(contacts), csv('Name\nCy Orr\n', 'more.csv'))
  await upload(shown)
  await expect.element(entry(shown, 'more.csv')).toHaveTextContent('Uploaded')
  await userEvent.click(shown.page.getByRole('button', { name: 'Retry people.csv' }))
  await expect.poll(() => shown.navigation.current()?.name).toBe('campaigns.detail')
  const rows = await shown.rowsOf(openedId(shown))
  expect(rows.map(({ name }) => name)).toEqual(['Ann Lee', 'Bob Ray', 'Cy Orr'])
})

it('uploads nothing where the list cannot be made, and loses nothing [CAM-CREATE-06]', async () => {
  const shown = await openPanel({
    faults: [{ kind: 'status', operation: 'campaigns.create', status: 500, times: 1 }],
  })
  await addFiles(shown, csv(contacts))
  await upload(shown)
  const failed = 'There was an error creating the audience list. Please try again later.'
  await expect.element(shown.page.getByText(failed, { exact: true })).toBeVisible()
  expect(shown.uploads).toEqual([])
  await expect.element(entry(shown)).toHaveTextContent('Queued')
  await upload(shown)
  await expect.poll(() => shown.navigation.current()?.name).toBe('campaigns.detail')
})

it('has columns that it does not know looked at, keeps them, leaves them out, or makes fields of them', async () => {
  const shown = await openPanel()
  const { page } = shown
  await addFiles(shown, csv('Who,Mail,Shoe size,Secret\nAnn Lee,ann@acme.example,38,x\n'))
  const review = page.getByRole('dialog', { name: 'Columns of “people.csv”' })
  await expect.element(review).toBeVisible()
  const choose = async (column: string, option: string) => {
    await userEvent.click(review.getByRole('combobox', { name: `Where “${column}” goes` }))
    await userEvent.click(page.getByRole('option', { name: option, exact: true }))
  }
  await expect.element(review.getByRole('combobox', { name: 'Where “Mail” goes' })).toHaveTextContent('Email')
  await expect
    .element(review.getByRole('combobox', { name: 'Where “Shoe size” goes' }))
    .toHaveTextContent('Extra column')
  await choose('Who', 'Name')
  await choose('Secret', 'Leave out')
  await userEvent.click(review.getByRole('button', { name: 'Done' }))
  await expect.element(entry(shown)).toHaveTextContent('Contacts · 4 columns, 1 extra, 1 left out')
  await upload(shown)
  await expect.poll(() => shown.navigation.current()?.name).toBe('campaigns.detail')
  const [row] = await shown.rowsOf(openedId(shown))
  expect(row).toMatchObject({ name: 'Ann Lee', email: 'ann@acme.example', shoe_size: '38' })
  expect(Object.keys(row ?? {})).not.toContain('secret')
})

it('is read again as somebody knows that it is written, and sent so', async () => {
  const shown = await openPanel()
  const { page } = shown
  const cyrillic = Uint8Array.from('Name,Note\n\u00c0\u00ed\u00ed\u00e0,x\n', (letter) => letter.charCodeAt(0))
  await addFiles(shown, csv(cyrillic))
  const review = page.getByRole('dialog', { name: 'Columns of “people.csv”' })
  await expect.element(review.getByRole('cell', { name: 'Àííà' }).first()).toBeVisible()
  await userEvent.click(review.getByRole('combobox', { name: 'Encoding' }))
  await userEvent.click(page.getByRole('option', { name: 'Windows-1251 (Cyrillic)' }))
  await expect.element(review.getByRole('cell', { name: 'Анна' }).first()).toBeVisible()
  await userEvent.click(review.getByRole('button', { name: 'Done' }))
  await upload(shown)
  await expect.poll(() => shown.navigation.current()?.name).toBe('campaigns.detail')
  expect(await shown.rowsOf(openedId(shown))).toMatchObject([{ name: 'Анна' }])
})

it('has its header on the line that somebody says, keeps where columns go, and is sent so', async () => {
  const shown = await openPanel()
  const { page } = shown
  await addFiles(shown, csv('Team,Region,Year\nSales,North,2026\nWho,Mail,Tea\nAnn Lee,ann@acme.example,Sencha\n'))
  const review = page.getByRole('dialog', { name: 'Columns of “people.csv”' })
  const header = review.getByRole('combobox', { name: 'Header is on line' })
  await expect.element(header).toHaveTextContent('1 · Team, Region, Year')
  await userEvent.click(review.getByRole('combobox', { name: 'Where “Team” goes' }))
  await userEvent.click(page.getByRole('option', { name: 'Name', exact: true }))
  await userEvent.click(review.getByRole('combobox', { name: 'Where “Year” goes' }))
  await userEvent.click(page.getByRole('option', { name: 'Leave out', exact: true }))
  await userEvent.click(header)
  await userEvent.click(page.getByRole('option', { name: '3 · Who, Mail, Tea' }))
  await expect.element(review.getByText('2 lines above the header are left out')).toBeVisible()
  await expect.element(header).toHaveTextContent('3 · Who, Mail, Tea')
  await expect.element(review.getByRole('combobox', { name: 'Where “Who” goes' })).toHaveTextContent('Name')
  await expect.element(review.getByRole('combobox', { name: 'Where “Mail” goes' })).toHaveTextContent('Email')
  await expect.element(review.getByRole('combobox', { name: 'Where “Tea” goes' })).toHaveTextContent('Extra column')
  await userEvent.click(review.getByRole('button', { name: 'Done' }))
  await upload(shown)
  await expect.poll(() => shown.navigation.current()?.name).toBe('campaigns.detail')
  const rows = await shown.rowsOf(openedId(shown))
  expect(rows.map(({ name, email, tea }) => [name, email, tea])).toEqual([['Ann Lee', 'ann@acme.example', 'Sencha']])
})

it('warns of a person in the header, and takes the first line for a row where there is none', async () => {
  const shown = await openPanel()
  const { page } = shown
  await addFiles(shown, csv('Ann Lee,ann@acme.example,Oslo\nBo Ray,bo@acme.example,Bergen\n'))
  const review = page.getByRole('dialog', { name: 'Columns of “people.csv”' })
  const header = review.getByRole('combobox', { name: 'Header is on line' })
  await expect.element(review.getByText(/^An email address stands in the header/)).toBeVisible()
  await userEvent.click(header)
  await userEvent.click(page.getByRole('option', { name: 'There is no header' }))
  await expect.element(header).toHaveTextContent('There is no header')
  await expect.element(review.getByText(/^An email address stands in the header/)).not.toBeInTheDocument()
  await expect.element(review.getByRole('combobox', { name: 'Where “Column 2” goes' })).toHaveTextContent('Email')
  await userEvent.click(review.getByRole('combobox', { name: 'Where “Column 1” goes' }))
  await userEvent.click(page.getByRole('option', { name: 'Name', exact: true }))
  await userEvent.click(header)
  await userEvent.click(page.getByRole('option', { name: /^1 · Ann Lee/ }))
  await userEvent.click(review.getByRole('button', { name: 'There is no header' }))
  await expect.element(review.getByRole('combobox', { name: 'Header is on line' })).toHaveFocus()
  await expect.element(review.getByRole('combobox', { name: 'Where “Column 1” goes' })).toHaveTextContent('Name')
  await userEvent.click(review.getByRole('button', { name: 'Done' }))
  await upload(shown)
  await expect.poll(() => shown.navigation.current()?.name).toBe('campaigns.detail')
  const rows = await shown.rowsOf(openedId(shown))
  expect(rows.map(({ name, email, column_3 }) => [name, email, column_3])).toEqual([
    ['Ann Lee', 'ann@acme.example', 'Oslo'],
    ['Bo Ray', 'bo@acme.example', 'Bergen'],
  ])
})

it('has lines above the header taken for rows where somebody says so', async () => {
  const shown = await openPanel()
  const { page } = shown
  await addFiles(shown, csv('Name\n\nWho,Mail,Tea\nAnn Lee,ann@acme.example,Sencha\n'))
  const review = page.getByRole('dialog', { name: 'Columns of “people.csv”' })
  const header = review.getByRole('combobox', { name: 'Header is on line' })
  await expect.element(header).toHaveTextContent('3 · Who, Mail, Tea')
  await expect.element(review.getByText('1 line above the header is left out')).toBeVisible()
  await userEvent.click(header)
  await userEvent.click(page.getByRole('option', { name: '1 · Name', exact: true }))
  await expect.element(review.getByText(/above the header/)).not.toBeInTheDocument()
  await expect.element(review.getByText(/^Line 3 has 3 cells, more than there are columns\./)).toBeVisible()
})

it('shows what is wrong with the first rows, and says of a file without any that it cannot go', async () => {
  const shown = await openPanel()
  const { page } = shown
  await addFiles(shown, csv('Name;Shoe\nAnn;38;more\n"two\nlines";39\n'))
  const review = page.getByRole('dialog', { name: 'Columns of “people.csv”' })
  await expect
    .element(
      review.getByText(
        'Line 2 has 3 cells, more than there are columns. The row is not added, and is kept with the failed rows.',
      ),
    )
    .toBeVisible()
  await expect.element(review.getByRole('cell', { name: 'two ↵ lines' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await addFiles(shown, csv('Name,Email\n', 'empty.csv'))
  await expect.element(entry(shown, 'empty.csv')).toHaveTextContent('There are no rows below the header.')
})

it('asks before it is left with files that have not gone, and stops what is on its way', async () => {
  const held = holdUploads()
  const shown = await openPanel({ upload: held.upload })
  const { page } = shown
  await addFiles(shown, csv(contacts))
  await upload(shown)
  await expect.element(entry(shown)).toHaveTextContent('Uploading')
  await userEvent.keyboard('{Escape}')
  const question = page.getByRole('alertdialog', { name: 'Leave without uploading?' })
  await userEvent.click(question.getByRole('button', { name: 'Stay' }))
  await expect.element(entry(shown)).toHaveTextContent('Uploading')
  await userEvent.keyboard('{Escape}')
  await userEvent.click(question.getByRole('button', { name: 'Leave' }))
  await expect.element(page.getByRole('dialog', { name: 'Upload a CSV' })).not.toBeInTheDocument()
  await expect.poll(held.wasStopped).toBe(true)
})

it('takes a file that is dropped anywhere on the panel, and the same one only once', async () => {
  const shown = await openPanel()
  const { page } = shown
  const panel = page.getByRole('dialog', { name: 'Upload a CSV' }).element()
  const drop = () => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File([contacts], 'people.csv', { lastModified: 1 }))
    const { left, top } = panel.getBoundingClientRect()
    panel.dispatchEvent(new DragEvent('dragenter', { dataTransfer, bubbles: true }))
    return () => {
      const target = document.elementFromPoint(left + 30, top + 20)
      target?.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
    }
  }
  for (const _time of [1, 2]) {
    const letGo = drop()
    await expect.poll(() => panel.hasAttribute('data-dragging')).toBe(true)
    letGo()
    await expect.poll(() => panel.hasAttribute('data-dragging')).toBe(false)
  }
  await expect.element(page.getByText('“people.csv” is in the list already').first()).toBeVisible()
  expect(page.getByRole('list', { name: 'Files' }).getByRole('listitem').elements()).toHaveLength(1)
})

/** Uploads whose end is in the hands of the test. */
function holdUploads() {
  let now:
    | { onProgress?: ((progress: UploadProgress) => void) | undefined; end: (run: () => unknown) => void }
    | undefined
  let stopped = false
  const upload = ((_operation, _input, options) =>
    new Promise((resolve, reject) => {
      const end = (run: () => unknown) => {
        try {
          resolve(run() as never)
        } catch (error) {
          reject(error)
        }
      }
      now = { onProgress: options?.onProgress, end }
      options?.signal?.addEventListener('abort', () => {
        stopped = true
        reject(options.signal?.reason as Error)
      })
    })) as ApiClient['upload']
  return {
    upload,
    wasStopped: () => stopped,
    progress: (progress: UploadProgress) => now?.onProgress?.(progress),
    answer: (result: object) => now?.end(() => result),
    fail: () =>
      now?.end(() => {
        throw new TypeError('The connection was lost.')
      }),
  }
}

/** Uploads that the server does, and whose answers do not come before the test lets them go. */
function holdAnswers() {
  let isHeld = true
  let done: () => void = () => undefined
  const stored = new Promise<void>((resolve) => {
    done = resolve
  })
  return {
    wrap: (upload: ApiClient['upload']) =>
      (async (operation, input, { signal, ...options } = {}) => {
        const answer = await upload(operation, input, options)
        if (!isHeld) return answer
        done()
        return new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(signal.reason as Error))
        })
      }) as ApiClient['upload'],
    done: () => stored,
    letGo() {
      isHeld = false
    },
  }
}
