import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { AudienceUploadPanel } from './AudienceUploadPanel'

const meta = {
  title: 'Campaigns/Create audience/CSV upload',
  component: AudienceUploadPanel,
  args: { open: true, onOpenChange: () => undefined },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
} satisfies Meta<typeof AudienceUploadPanel>

export default meta
type Story = StoryObj<typeof meta>

const csv = (text: string, name: string) => new File([text], name, { type: 'text/csv', lastModified: 1 })

const people = 'Name,Email,Company\nAnn Lee,ann@acme.example,Acme\nBob Ray,bob@corp.example,Corp\n'
const ugly =
  'Navn;E-post;Firma;Skostørrelse;E-post\nIngrid Solberg;ingrid@fjordkyst.example;Fjordkyst Sjømat;38;\n' +
  '"Per Arne\nDahl";per@nordfrakt.example;Nordfrakt;44;privat@dahl.example\nKari;kari@havn.example;Havn;39;;for mange\n'

async function add(canvasElement: HTMLElement, ...files: File[]) {
  const page = within(canvasElement.ownerDocument.body)
  const input = await page.findByLabelText<HTMLInputElement>('CSV files of contacts')
  const chosen = new DataTransfer()
  for (const file of files) chosen.items.add(file)
  input.files = chosen.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
  return page
}

/** Files are read one after the other: until all are, the button says so and refuses. */
async function readyButton(page: ReturnType<typeof within>, name: string) {
  const button = await page.findByRole('button', { name })
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'))
  return button
}

/** Before a file is there. */
export const Empty: Story = {}

/** Files that were understood without a doubt. */
export const Full: Story = {
  async play({ canvasElement }) {
    const page = await add(
      canvasElement,
      csv(people, 'people.csv'),
      csv(people.repeat(40), 'Decision makers in logistics, DACH and the Nordics, second export of June.csv'),
      csv('Name,Email\n', 'header only.csv'),
    )
    await waitFor(() => expect(page.getAllByText('Contacts · 3 columns')).toHaveLength(2))
    await expect(await page.findByText('There are no rows below the header.')).toBeVisible()
  },
}

/** Semicolons, a name that comes twice, a line end in a cell, a row that is too long: looked at before it goes. */
export const Review: Story = {
  async play({ canvasElement }) {
    const page = await add(canvasElement, csv(ugly, 'kontakter.csv'))
    await expect(await page.findByRole('dialog', { name: 'Columns of “kontakter.csv”' })).toBeVisible()
    await expect(page.getByText(/^Line 5 has 6 cells, more than there are columns. The row is not added/)).toBeVisible()
  },
}

/** Some rows could not be taken: they are counted, and can be saved. */
export const SomeFailed: Story = {
  args: { target: { campaignId: 'campaign_northwind_2', name: 'Cold-chain shippers' } },
  async play({ canvasElement, userEvent }) {
    const page = await add(
      canvasElement,
      csv('Name,Email\nAnn,no address\n', 'broken.csv'),
      csv(`${people}Cy,none,Acme\n`, 'mixed.csv'),
    )
    await userEvent.click(await readyButton(page, 'Upload 2 files'))
    await expect(await page.findByText('2 rows added')).toBeVisible()
    await expect(page.getAllByText('1 row failed')).toHaveLength(2)
  },
}

/** It is under way, and can be stopped. */
export const UnderWay: Story = {
  parameters: { inlay: { faults: { 'artifacts.upload': { latency: Infinity } } } },
  async play({ canvasElement, userEvent }) {
    const page = await add(canvasElement, csv(people, 'people.csv'), csv(people, 'more people.csv'))
    await userEvent.click(await readyButton(page, 'Upload 2 files'))
    await expect(await page.findByRole('button', { name: 'Stop people.csv' })).toBeVisible()
  },
}

/** The call failed: the file stays, and can be sent again into the same list. */
export const Failed: Story = {
  parameters: { inlay: { faults: { 'artifacts.upload': { status: 500 } }, expectedConsole: [/500/] } },
  async play({ canvasElement, userEvent }) {
    const page = await add(canvasElement, csv(people, 'people.csv'))
    await userEvent.click(await readyButton(page, 'Upload file'))
    await expect(
      await page.findByText('Failed to upload file. Please try again or contact support if the issue persists.'),
    ).toBeVisible()
    await expect(page.getByRole('button', { name: 'Retry people.csv' })).toBeVisible()
  },
}

export const Dark: Story = { ...Review, globals: { theme: 'dark' } }

export const RightToLeft: Story = { globals: { locale: 'ar' } }

export const LongTexts: Story = { globals: { locale: 'pseudo' } }
