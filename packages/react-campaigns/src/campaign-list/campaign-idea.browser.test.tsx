import { listCampaigns } from '@inlay/sdk-core/contract/campaigns'
import { useState } from 'react'
import { expect, it, onTestFinished } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { CampaignPrompt } from './CampaignPrompt'
import { CampaignsRootScreen } from './CampaignsRootScreen'
import { show, workspaceId, type ShowOptions } from './fixtures/show-campaigns'

const box = { name: 'Describe a new campaign' }
const showRoot = (options: ShowOptions = {}) => show(<CampaignsRootScreen />, { without: [], ...options })
const asked = ({ api }: Awaited<ReturnType<typeof show>>) =>
  api.requests.filter(({ url }) => url.pathname.endsWith('/text')).map(({ body }) => body)

it('offers an idea for the first campaign, to be changed and started [CAM-CREATE-07]', async () => {
  const shown = await showRoot()
  const prompt = shown.page.getByRole('textbox', box)
  await expect.element(prompt).toHaveValue(expect.stringMatching(/^Find 10 .* at .* companies/))
  expect(asked(shown)).toMatchObject([{ modelType: 'campaign-idea' }])
  const idea = (prompt.element() as HTMLTextAreaElement).value
  await userEvent.type(prompt, ' In Norway.')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => shown.navigation.current()?.name).toBe('campaigns.plan')
  const { items } = await shown.api.client.call(listCampaigns, {}, { workspaceId })
  expect(items.map(({ initialPrompt }) => initialPrompt)).toEqual([`${idea} In Norway.`])
})

it('says that there are no campaigns in the middle below the box [CAM-CREATE-07]', async () => {
  const { innerWidth, innerHeight } = window
  await browser.viewport(1440, 900)
  onTestFinished(() => browser.viewport(innerWidth, innerHeight))
  const { page } = await showRoot()
  const middle = (element: Element | null) => {
    const { left, right } = element?.getBoundingClientRect() ?? new DOMRect()
    return (left + right) / 2
  }
  const none = page.getByText('No campaigns yet')
  await expect.element(none).toBeVisible()
  const form = page.getByRole('textbox', box).element().closest('form')
  expect(Math.abs(middle(none.element()) - middle(form))).toBeLessThan(2)
})

it('leaves the box empty, and says nothing, where the idea could not be written [CAM-CREATE-07]', async () => {
  const shown = await showRoot({ faults: [{ kind: 'status', operation: 'text.write', status: 500 }] })
  await expect.poll(() => asked(shown).length).toBe(1)
  await expect.element(shown.page.getByText('No campaigns yet')).toBeVisible()
  await expect.element(shown.page.getByRole('textbox', box)).toHaveValue('')
  await expect.element(shown.page.getByRole('button', { name: 'Start campaign' })).toBeDisabled()
  expect(shown.page.getByRole('region', { name: 'Notifications' }).elements()).toEqual([])
})

it('never comes over what somebody types, and not again once it was taken out', async () => {
  const { page } = await show(<IdeaOnDemand />)
  const prompt = page.getByRole('textbox', box)
  await userEvent.fill(prompt, 'Wind parks')
  await userEvent.click(page.getByRole('button', { name: 'Idea comes' }))
  await expect.element(page.getByText('It is there')).toBeVisible()
  await expect.element(prompt).toHaveValue('Wind parks')
  await userEvent.clear(prompt)
  await expect.element(prompt).toHaveValue('')
})

it('is taken out by a press, and gives way to what is typed then', async () => {
  const { page } = await showRoot()
  await userEvent.click(page.getByRole('button', { name: 'Clear idea' }))
  const prompt = page.getByRole('textbox', box)
  await expect.element(prompt).toHaveFocus()
  await userEvent.keyboard('Chilled food')
  await expect.element(prompt).toHaveValue('Chilled food')
})

it('is written for no workspace that has campaigns', async () => {
  const shown = await showRoot({ names: ['Nordic shippers'] })
  await expect.element(shown.page.getByRole('link', { name: 'Nordic shippers' })).toBeVisible()
  await expect.element(shown.page.getByRole('textbox', box)).toHaveValue('')
  expect(asked(shown)).toEqual([])
})

function IdeaOnDemand() {
  const [idea, setIdea] = useState<string>()
  return (
    <>
      <button type="button" onClick={() => setIdea('Chilled food')}>
        Idea comes
      </button>
      {idea !== undefined && 'It is there'}
      <CampaignPrompt busy={false} idea={idea} onStart={() => Promise.resolve(true)} />
    </>
  )
}
