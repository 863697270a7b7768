import { describe, expect, it } from 'vitest'
import { drafted } from './drafted-in-test'

describe('an order for messages with sentences behind it [CAM-CHAT-03]', () => {
  it('takes in what stands behind one that is not understood', async () => {
    const { templates, text } = await drafted(
      'write an email about our whistleblower hotline. Law requires it for companies with 50+ employees. From 49 euros a month. Suggest a 15 minute call.',
    )
    expect(templates[0]).toContain('our whistleblower hotline? From 49 euros a month.')
    expect(templates[0]).toContain('Would you have 15 minutes for a call next week?')
    expect(text).toContain('left it out: “Law requires it for companies with 50+ employees”.')
  })

  it('asks what people are to be brought to do', async () => {
    const { templates, text } = await drafted(
      'write an email to HR managers. We are hosting a breakfast on mental health on 14 May at the Hoxton. Get them to register at mindwork.co.uk/breakfast.',
    )
    expect(templates[0]).toContain('Would you like to register at mindwork.co.uk/breakfast?')
    expect(text).not.toContain('left it out')
  })

  it('is about what follows where it names no matter itself', async () => {
    const { templates } = await drafted(
      'write a linkedin message. Convince shippers to switch from road to rail, and book a call',
    )
    expect(templates[0]).toContain('Have you thought of switching from road to rail?')
    expect(templates[0]).toContain('Would you be open to a short call next week?')
  })

  it('tells nothing of the audience, and nothing of the messages', async () => {
    const { templates, text } = await drafted('write an email about our parking app. Our customers are in Hamburg.')
    expect(templates[0]).not.toContain('Hamburg')
    expect(text).toContain('left it out: “Our customers are in Hamburg”')
  })
})
