import { getCampaignState, listArtifacts, type ArtifactType } from '@inlay/sdk-core/contract/campaigns'
import type { RowsEnvelope } from '@inlay/sdk-core'
import { expect } from 'vitest'
import type { TestServer } from '../../../testing/test-server'

export async function readRows(
  { call }: TestServer,
  campaignId: string,
  artifactType: ArtifactType,
): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const response = await call(listArtifacts, { params: { campaignId }, query: { artifactType } })
  expect(response.status).toBe(200)
  const { ids, columns }: RowsEnvelope = await response.json()
  return ids.map((id, index) => ({
    id,
    ...Object.fromEntries(Object.entries(columns).map(([field, values]) => [field, values[index]])),
  }))
}

export async function stateOf({ call }: TestServer, campaignId: string): Promise<string> {
  return (await (await call(getCampaignState, { params: { campaignId } })).json()).state
}

/** Lets the time of the server pass until nothing is being done. */
export async function untilReady(test: TestServer, campaignId: string): Promise<void> {
  for (let turn = 0; turn < 200 && (await stateOf(test, campaignId)) !== 'READY'; turn += 1) {
    test.server.clock.advance(500)
    await new Promise((resolve) => setTimeout(resolve, 0))
  }
  expect(await stateOf(test, campaignId)).toBe('READY')
}

/** When a launch of a test sends: long days, every day of the week, from the time on at which test servers stand. */
export const longDays = {
  timezone: 'Europe/Berlin',
  days_of_the_week: [0, 1, 2, 3, 4, 5, 6],
  start_hour: '06:00',
  end_hour: '23:30',
  min_time_btw_emails: 3,
  max_new_leads_per_day: 50,
  schedule_start_time: '2026-11-21T09:30:00Z',
}
