import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { createTestApi } from '@inlay/mock-server/test-api'
import type { Artifact } from '@inlay/sdk-core/contract/campaigns'
import { InlayProvider } from '@inlay/sdk-core/react'
import { InlayRoot } from '@inlay/sdk-core/ui'
import { workspaceId } from './fixtures/show-campaign'
import { RowFacts } from './RowFacts'
import { filledFields } from './row-values'

const ann: Artifact = {
  id: 'contact_1',
  version_id: 1,
  artifact_type: 'contact',
  name: 'Ann Lee',
  linkedin_url: 'https://www.linkedin.example/in/ann',
  linkedin_posts: [
    { text: 'We are hiring.', url: 'https://linkedin.example/posts/1' },
    { text: 'No trick.', url: 'javascript:alert(1)' },
  ],
  hubspot_web_activities: [
    { event: 'page_view', occurred_at: '2026-11-20T12:00:00Z', properties: { page: '/pricing' } },
  ],
  hubspot_email_engagements: [
    { from: 'sales@us.example', to: 'ann@acme.example', subject: 'An offer', text: 'Hello Ann,\n\nas promised.' },
  ],
  hubspot_notes: ['Call after the holidays.'],
  email_subject: 'About Acme',
  email_body: 'Dear Ann',
  email_body_2: 'Dear Ann, again',
  linkedin_message: 'Hi Ann',
  contact_status: 'email generated',
  errors_list: ['Notes: the CRM does not have Ann'],
  process_history: [{ event: 'enriched' }, { event: 'email_sequence_generated' }],
}

async function show(row: Artifact) {
  const api = createTestApi()
  return render(
    <InlayProvider client={api.client} auth={api.auth} workspaceId={workspaceId}>
      <InlayRoot>
        <div className="facts">
          <RowFacts row={row} fields={filledFields(row, ['name', 'linkedin_url'])} />
        </div>
      </InlayRoot>
    </InlayProvider>,
  )
}

it('shows messages and what somebody has done as words, with links, and nothing as data', async () => {
  const page = await show(ann)
  const cards = (name: string) =>
    [...page.getByRole('region', { name, exact: true }).element().querySelectorAll('li')].map((each) => each.innerText)
  await expect.element(page.getByRole('region', { name: 'Messages' })).toBeVisible()
  expect(cards('Messages')).toEqual([
    expect.stringMatching(/^First Mail\s+About Acme\s+Dear Ann$/),
    expect.stringMatching(/^Follow Up-1\s+Dear Ann, again$/),
    expect.stringMatching(/^First Message\s+Hi Ann$/),
  ])
  expect(cards('LinkedIn posts')).toEqual([expect.stringMatching(/^We are hiring\.\s+View post/), 'No trick.'])
  await expect
    .element(page.getByRole('link', { name: 'View post' }))
    .toHaveAttribute('href', 'https://linkedin.example/posts/1')
  expect(cards('Web activities')).toEqual([expect.stringMatching(/^Page view\s+Nov 20, 2026, .+\s+Page: \/pricing$/)])
  expect(cards('Email engagements')).toEqual([
    expect.stringMatching(/^An offer\s+From sales@us\.example\s+To ann@acme\.example\s+Hello Ann,\s+as promised\.$/),
  ])
  expect(cards('Notes')).toEqual(['Call after the holidays.'])
  await expect.element(page.getByRole('link', { name: 'linkedin.example/in/ann' })).toBeVisible()
  await expect.element(page.getByText('Email sequence generated')).toBeVisible()
  expect(document.querySelector('.facts')?.textContent).not.toMatch(/[{}]/)
})

it('says first what is wrong with the row', async () => {
  await show(ann)
  expect(document.querySelector('.facts')?.firstElementChild?.textContent).toBe('Notes: the CRM does not have Ann')
})

it('writes numbers and dates as the table does', async () => {
  const company = {
    name: 'Acme',
    annual_revenue: 1_500_000,
    last_raised_at: '2024-03-01',
    score: 1234.5,
    code: '1500000',
  }
  await show({
    id: 'account_1',
    version_id: 1,
    artifact_type: 'account',
    errors_list: [],
    process_history: [],
    ...company,
  })
  const facts = [...document.querySelectorAll('.inlay-RowDrawer-fact dd')].map((each) => each.textContent)
  expect(facts).toEqual(['Acme', '1,500,000', 'Mar 1, 2024', '1,234.5', '1500000'])
})

it('says nothing of what there is none of', async () => {
  const page = await show({
    id: 'contact_2',
    version_id: 1,
    artifact_type: 'contact',
    name: 'Bo',
    linkedin_posts: [],
    errors_list: [],
    process_history: [],
  })
  await expect.element(page.getByText('Bo', { exact: true })).toBeVisible()
  expect(document.querySelectorAll('.facts h3')).toHaveLength(0)
})
