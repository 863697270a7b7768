import { expect, it } from 'vitest'
import type { Artifact } from '@inlay/sdk-core/contract/campaigns'
import { launchFailure } from './launch-failure'

function contact(contact_status: Artifact['contact_status'], ...errors_list: readonly string[]): Artifact {
  return {
    id: 'contact',
    version_id: 1,
    artifact_type: 'contact',
    contact_status,
    errors_list: [...errors_list],
    process_history: [],
    email_body: 'Hello',
  }
}

it('is what most of those say who wait to be launched [CAM-EMAIL-10]', () => {
  const rows = [
    contact('email generated', 'Bounced', 'Refused'),
    contact('email generated', 'Refused'),
    contact('email generated'),
    contact('launched_smartlead', 'Bounced'),
    contact('enriched', 'Bounced'),
  ]
  expect(launchFailure(rows)).toEqual({ count: 2, reason: 'Refused' })
})

it('is of nobody where none of them says anything', () => {
  expect(launchFailure([contact('email generated'), contact('created', 'Bounced')]).count).toBe(0)
})
