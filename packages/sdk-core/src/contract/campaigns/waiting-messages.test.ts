import { expect, it } from 'vitest'
import type { Artifact } from './artifact'
import { hasUnsentMessage, isLaunchedOn } from './waiting-messages'

const texts = { email_body: 'Hello', linkedin_message: 'Hello' }
const row = (parts: Partial<Artifact>) => ({ ...texts, process_history: [], ...parts })
const of = (parts: Partial<Artifact>) =>
  (['smartlead', 'heyreach'] as const).filter((channel) => hasUnsentMessage(row(parts), channel))

it('tells each channel by what was written for it, not by what was written last', () => {
  const emails = [{ event: 'email_sequence_generated' as const }]
  const both = [...emails, { event: 'linkedin_generated' as const }]
  expect(of({ contact_status: 'email generated', process_history: emails })).toEqual(['smartlead'])
  expect(of({ contact_status: 'linkedin message generated', process_history: both })).toEqual(['smartlead', 'heyreach'])
  const launched = [...both, { event: 'launch' as const, channel: 'smartlead' as const }]
  expect(of({ contact_status: 'launched_smartlead', process_history: launched })).toEqual(['heyreach'])
  const sent = [...both, { event: 'launch' as const, channel: 'heyreach' as const }]
  expect(of({ contact_status: 'linkedin message generated', process_history: sent })).toEqual(['smartlead'])
})

it('has nothing for whom nothing was written, though a file has brought a text along', () => {
  expect(of({ contact_status: 'created' })).toEqual([])
  expect(of({ contact_status: 'email generated', email_body: ' ' })).toEqual([])
})

it('tells on which channels somebody was launched, also by a status without a history', () => {
  const launchedOn = (parts: Partial<Artifact>) =>
    (['smartlead', 'heyreach'] as const).filter((channel) => isLaunchedOn(row(parts), channel))
  expect(launchedOn({ contact_status: 'email generated' })).toEqual([])
  expect(launchedOn({ contact_status: 'launched_smartlead' })).toEqual(['smartlead'])
  expect(
    launchedOn({
      contact_status: 'linkedin message generated',
      process_history: [{ event: 'launch', channel: 'heyreach' }],
    }),
  ).toEqual(['heyreach'])
})
