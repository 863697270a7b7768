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
      'Heads of freight procurement at food producers that ship chilled goods to Norway or Sweden',
      '',
    )
    expect(name).toBe('Heads of freight procurement at food producers that ship chilled goods to…')
  })

  it('is cut between characters, of which some take two places', () => {
    const { name } = campaignFromPrompt(`${'a'.repeat(79)}🚚 and more`, '')
    expect(name).toBe(`${'a'.repeat(79)}🚚…`)
  })

  it.each([
    ['Find carriers in Norway. Then mail them.', 'Find carriers in Norway'],
    ['Who ships to Bergen? Only chilled goods', 'Who ships to Bergen'],
    ['冷链运输商。北欧优先', '冷链运输商'],
    ['Dr. Weber wants dentists in Bavaria. Soon', 'Dr. Weber wants dentists in Bavaria'],
    ['e.g. hauliers in Bavaria', 'e.g. hauliers in Bavaria'],
    ['Vans of 3.5 t in the Alps', 'Vans of 3.5 t in the Alps'],
    ['https://example.com/x?all=1 has our customers', 'https://example.com/x?all=1 has our customers'],
    ['Nordic shippers.', 'Nordic shippers'],
    ['... go', 'Go'],
    [
      'find 15 heads of growth at SaaS companies in Berlin hiring SDRs',
      'Find 15 heads of growth at SaaS companies in Berlin hiring SDRs',
    ],
    ['iPad repair shops in Graz', 'iPad repair shops in Graz'],
    ['Hi! I am looking for bakeries in Graz', 'I am looking for bakeries in Graz'],
    ['good morning, find 10 dentists. Soon', 'Find 10 dentists'],
    ['hello, I’m Ines. I have a translation office in Lisbon', 'I have a translation office in Lisbon'],
    ['Hello Fresh suppliers', 'Hello Fresh suppliers'],
    ['Hi! Could you please find 10 dentists in Graz?', 'Find 10 dentists in Graz'],
    ['Pleasehold Ltd customers', 'Pleasehold Ltd customers'],
  ])('is named after the first sentence of %s', (prompt, name) => {
    expect(campaignFromPrompt(prompt, '').name).toBe(name)
  })

  it.each([
    [
      'We are Haldor, a supplier of pallets. Find 5 heads of logistics in Hamburg. Start soon',
      'Find 5 heads of logistics in Hamburg',
    ],
    ['Hi there! I’m Ines. My shop sells tea.\nwe’re looking for cafés in Lisbon', 'We’re looking for cafés in Lisbon'],
    ['We are Hartley Signs in Leeds. Can you find 8 florists in Hull?', 'Find 8 florists in Hull'],
    [
      'I work for Brightwell Water Coolers. We rent out coolers. Could you please find 8 florists in Hull?',
      'Find 8 florists in Hull',
    ],
    ['We need 5 bakers in Graz. Find them by Friday', 'We need 5 bakers in Graz'],
    ['Bakers in Graz. Find 10', 'Bakers in Graz'],
    ['We are a bakery in Graz. Cafés are our customers', 'We are a bakery in Graz'],
  ])('is named after what is looked for, not after who looks for it: %s [CAM-LIST-08]', (prompt, name) => {
    expect(campaignFromPrompt(prompt, '').name).toBe(name)
  })

  it('is untitled when the prompt has no words', () => {
    expect(campaignFromPrompt('...', 'Untitled').name).toBe('Untitled')
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
