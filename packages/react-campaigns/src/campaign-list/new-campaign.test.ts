import { describe, expect, it } from 'vitest'
import { campaignFromPrompt, emptyAudienceList } from './new-campaign'

describe('a new campaign', () => {
  it('keeps the prompt and is for lead generation by e-mail [CAM-LIST-08]', () => {
    expect(campaignFromPrompt(' Find cold-chain shippers. Nordics first. ', 'Untitled')).toEqual({
      name: 'Find cold-chain shippers',
      objective: 'Lead Gen',
      type: 'Email',
      status: 'Active',
      initialPrompt: 'Find cold-chain shippers. Nordics first.',
    })
  })

  it('is named after the beginning of a long prompt, cut between words', () => {
    const { name } = campaignFromPrompt(
      'Heads of freight procurement at food producers that ship chilled goods to Norway',
      '',
    )
    expect(name).toBe('Heads of freight procurement at food producers that ship…')
  })

  it('is cut between characters, of which some take two places', () => {
    const { name } = campaignFromPrompt(`${'a'.repeat(59)}🚚 and more`, '')
    expect(name).toBe(`${'a'.repeat(59)}🚚…`)
  })

  it('is untitled when the prompt begins with no words', () => {
    expect(campaignFromPrompt('... go', 'Untitled').name).toBe('Untitled')
  })

  it('is an active audience list without a prompt', () => {
    expect(emptyAudienceList('Untitled')).toEqual({
      name: 'Untitled',
      objective: 'Lead Gen',
      type: 'Email',
      status: 'Active',
    })
  })
})
