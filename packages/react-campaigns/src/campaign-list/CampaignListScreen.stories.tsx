import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { CampaignListScreen } from './CampaignListScreen'

const meta = {
  title: 'Campaigns/Campaign list/Screen',
  component: CampaignListScreen,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof CampaignListScreen>

export default meta
type Story = StoryObj<typeof meta>

/** Campaigns in every status, as a workspace of some months has them. */
export const Full: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Your Audience List' })).toBeVisible()
    const list = await canvas.findByRole('list', { name: 'Campaigns' })
    for (const status of ['Draft', 'Active', 'Preview', 'Completed', 'Failed']) {
      await expect(within(list).getAllByText(status)[0]).toBeVisible()
    }
  },
}

export const Loading: Story = {
  parameters: { inlay: { faults: { 'campaigns.list': { latency: Infinity } } } },
  async play({ canvas }) {
    await expect(await canvas.findByText('Loading campaigns')).toBeInTheDocument()
  },
}

export const Empty: Story = {
  parameters: { inlay: { scenario: 'empty' } },
  async play({ canvas }) {
    await expect(await canvas.findByText('No existing campaigns found. Create a new one to get started.')).toBeVisible()
  },
}

/** The list cannot be read. */
export const Failed: Story = {
  parameters: { inlay: { faults: { 'campaigns.list': { status: 500 } }, expectedConsole: [/500/] } },
  async play({ canvas }) {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The campaigns could not be loaded')
  },
}

/** The call fails once: trying again brings the list. */
export const TriedAgain: Story = {
  parameters: {
    inlay: { faults: { 'campaigns.list': { status: 500, times: 1 } }, expectedConsole: [/500/] },
  },
  async play({ canvas, userEvent }) {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The campaigns could not be loaded')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByRole('list', { name: 'Campaigns' })).toBeVisible()
  },
}

/** In another order than by itself, which the address keeps. */
export const Sorted: Story = {
  args: { view: { sort: 'name:asc' } },
  async play({ canvas, canvasElement, userEvent }) {
    const first = async () => (await canvas.findAllByRole('heading', { level: 2 }))[0]?.textContent
    await canvas.findByRole('list', { name: 'Campaigns' })
    const byName = await first()
    await userEvent.click(canvas.getByRole('button', { name: 'Sort by: Name' }))
    const page = within(canvasElement.ownerDocument.body)
    await expect(await page.findByRole('menuitemradio', { name: 'Name' })).toBeChecked()
    await userEvent.click(page.getByRole('menuitemradio', { name: 'Newest' }))
    await waitFor(async () => {
      await expect(await first()).not.toBe(byName)
    })
  },
}

/** Nothing fits what is searched for; one press leads back. */
export const NothingFound: Story = {
  args: { view: { search: 'zeppelin' } },
  async play({ canvas }) {
    await expect(await canvas.findByText('No campaigns match “zeppelin”')).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: 'Clear search' })).toHaveLength(2)
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }

export const RightToLeft: Story = { globals: { locale: 'ar' } }

export const Compact: Story = { globals: { density: 'compact' } }

/** Long texts everywhere, with letters that stand out where a text is not in the catalogue. */
export const LongTexts: Story = { globals: { locale: 'pseudo' } }

/** Everything by keyboard: into a menu, to the question, out of it again. */
export const ByKeyboard: Story = {
  async play({ canvas, canvasElement, userEvent }) {
    const [menu] = await canvas.findAllByRole('button', { name: /^Actions for/ })
    if (!menu) throw new Error('There is no campaign.')
    menu.focus()
    await userEvent.keyboard('{Enter}')
    const page = within(canvasElement.ownerDocument.body)
    await expect(await page.findByRole('menuitem', { name: 'Rename' })).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect(page.getByRole('menuitem', { name: 'Delete' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(page.getByRole('alertdialog')).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull())
    await expect(menu).toHaveFocus()
  },
}
