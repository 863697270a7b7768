import { expect, it, onTestFinished } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { createTestApi } from '@inlay/mock-server/test-api'
import {
  generateMessages,
  launchEmails,
  listCampaigns,
  listEmailSenders,
  type Campaign,
} from '@inlay/sdk-core/contract/campaigns'
import { InlayProvider } from '@inlay/sdk-core/react'
import { createManualClock, memoryNavigation } from '@inlay/sdk-core/testing'
import { InlayRoot } from '@inlay/sdk-core/ui'
import { render } from 'vitest-browser-react'
import { CampaignDetailScreen } from '../campaign-detail/CampaignDetailScreen'
import { showCampaign, threeContacts } from '../campaign-detail/fixtures/show-campaign'
import { launchOf, startValues } from './email-launch-form'
import { figuresPollEvery } from './figures-poll'
import '@inlay/sdk-core/styles.css'
import '../styles.css'

const workspaceId = 'northwind'

/** The first campaign of the demo that is like that, on its screen. */
async function showFirst(isWanted: (campaign: Campaign) => boolean) {
  const api = createTestApi({ scenario: 'demo' })
  const { items } = await api.client.call(listCampaigns, { query: { limit: 100 } }, { workspaceId })
  const campaign = items.find(isWanted)
  if (!campaign) throw new Error('The demo has no such campaign.')
  return render(
    <InlayProvider
      client={api.client}
      auth={api.auth}
      workspaceId={workspaceId}
      navigation={memoryNavigation(undefined, { href: ({ name }) => `#${name}` })}
      host={{ clock: createManualClock(Date.now()) }}
    >
      <InlayRoot>
        <div style={{ blockSize: '720px', display: 'flex' }}>
          <CampaignDetailScreen campaignId={campaign.campaignId} />
        </div>
      </InlayRoot>
    </InlayProvider>,
  )
}

const outreach = { name: 'Outreach' }

it('has no outreach before something was launched [CAM-DETAIL-07]', async () => {
  const page = await showFirst((each) => !each.smartleadCampaignId && !each.heyreachCampaignId)
  await expect.element(page.getByRole('tab', { name: /^Contacts/ })).toBeVisible()
  await expect.element(page.getByRole('tab', outreach)).not.toBeInTheDocument()
})

it('shows what is counted of each channel, and leads to the providers in a tab of their own [CAM-DETAIL-07] [CAM-STATS-03] [CAM-STATS-05]', async () => {
  const page = await showFirst((each) => Boolean(each.smartleadCampaignId && each.heyreachCampaignId))
  await userEvent.click(page.getByRole('tab', outreach))
  const email = page.getByRole('region', { name: 'Email', exact: true })
  for (const figure of ['Emails sent', 'Opened', 'Open rate', 'Replied', 'Reply rate']) {
    await expect.element(email.getByText(figure, { exact: true })).toBeVisible()
  }
  const linkedIn = page.getByRole('region', { name: 'LinkedIn', exact: true })
  for (const figure of ['Invitations sent', 'Acceptance rate', 'Messages sent', 'Replies', 'Reply rate']) {
    await expect.element(linkedIn.getByText(figure, { exact: true })).toBeVisible()
  }
  for (const link of [
    email.getByRole('link', { name: /Open at the email provider/ }),
    linkedIn.getByRole('link', { name: /Open at the LinkedIn provider/ }),
  ]) {
    await expect.element(link).toHaveAttribute('target', '_blank')
  }
})

it('shows the figures of both channels in a line each, under one another [CAM-STATS-03]', async () => {
  const page = await showFirst((each) => Boolean(each.smartleadCampaignId && each.heyreachCampaignId))
  const { innerWidth, innerHeight } = window
  await browser.viewport(1024, 768)
  onTestFinished(() => browser.viewport(innerWidth, innerHeight))
  await userEvent.click(page.getByRole('tab', outreach))
  const placesIn = (name: string, figures: readonly string[]) => {
    const channel = page.getByRole('region', { name, exact: true })
    return figures.map((figure) => channel.getByText(figure, { exact: true }).element().getBoundingClientRect())
  }
  await expect.element(page.getByText('Reply rate').last()).toBeVisible()
  const emails = placesIn('Email', ['Emails sent', 'Opened', 'Replied'])
  const linkedIn = placesIn('LinkedIn', ['Invitations sent', 'Messages sent', 'Replies'])
  for (const line of [emails, linkedIn]) expect(new Set(line.map(({ top }) => top)).size).toBe(1)
  expect(linkedIn.map(({ left }) => left)).toEqual(emails.map(({ left }) => left))
})

it('says nothing of a channel that was not launched [CAM-STATS-03]', async () => {
  const page = await showFirst((each) => Boolean(each.smartleadCampaignId) && !each.heyreachCampaignId)
  await userEvent.click(page.getByRole('tab', outreach))
  await expect.element(page.getByRole('region', { name: 'Email', exact: true })).toBeVisible()
  await expect.element(page.getByRole('region', { name: 'LinkedIn', exact: true })).not.toBeInTheDocument()
})

it('reads what is counted again while it is shown, without a reload', async () => {
  const shown = await showCampaign({ contacts: threeContacts })
  const { api, campaign, clock, workIsDone } = shown
  const params = { campaignId: campaign.campaignId }
  const settings = { instructions: 'Book', templates: ['One'], subjectLine: 'A line of words' }
  const body = { messageType: 'email', artifactType: 'contact', ...settings } as const
  await api.client.call(generateMessages, { params, body }, { workspaceId })
  await workIsDone()
  const [sender] = await api.client.call(listEmailSenders, {}, { workspaceId })
  const values = { ...startValues('Autumn', 'UTC'), senders: [String(sender?.id)] }
  const now = api.server.clock.now()
  await api.client.call(launchEmails, { params, body: launchOf(values, 'Autumn', now) }, { workspaceId })
  const page = await shown.reload()
  await userEvent.click(page.getByRole('tab', outreach))
  const sent = page
    .getByRole('region', { name: 'Email', exact: true })
    .getByText(/^Emails sent/)
    .element().parentElement
  await expect.element(sent).toHaveTextContent(/^Emails sent[01]$/)
  api.server.clock.advance(7 * 86_400_000)
  await clock.advance(figuresPollEvery)
  await expect.element(sent).toHaveTextContent('Emails sent3')
})
