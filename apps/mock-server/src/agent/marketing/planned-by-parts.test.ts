import { describe, expect, it } from 'vitest'
import { draftIn } from './drafted-in-test'
import { openTalk } from './marketing-in-test'

describe('an order that says what each message is for [CAM-CHAT-03]', () => {
  it('says in them what was told, and ends with a goodbye', async () => {
    const talk = await openTalk()
    await talk.say('We photograph houses, £95 per house, pictures back in 24 hours. Find 3 HR managers in London')
    const { templates } = draftIn(
      await talk.say(
        'can you draft 3 messages for me, first one about the 24 hours, second about the price, last one a polite goodbye',
      ),
    )
    expect(templates[0]).toContain('pictures back in 24 hours')
    expect(templates[1]).toContain('our price of £95 per house')
    expect(templates[2]).toContain('my last note about pictures back in 24 hours')
    expect(templates.join(' ')).not.toContain('[fill in')
  })

  it('has two of which the last is a goodbye, and none of another firm', async () => {
    const talk = await openTalk()
    const { templates } = draftIn(
      await talk.say(
        'can you write 2 emails for us, the first one about our lunch boxes, the last one a polite goodbye',
      ),
    )
    expect(templates).toHaveLength(2)
    expect(templates[0]).toContain('our lunch boxes')
    expect(templates[1]).toContain('the last you will hear from me about our lunch boxes')
    expect(templates.join(' ')).not.toContain('Northwind Freight')
  })

  it.each([
    'Write 3 emails: the first about our lunch boxes, the second reminds them, the third says goodbye',
    'Write 3 emails, first one about our lunch boxes, the second one reminds them, last one a goodbye',
  ])('reminds and says goodbye as a sequence does: “%s”', async (order) => {
    const run = await (await openTalk()).say(order)
    const { templates } = draftIn(run)
    expect(templates[1]).toContain('A short follow-up to my last note about our lunch boxes.')
    expect(templates[2]).toContain('the last you will hear from me about our lunch boxes')
    expect(run.text).not.toContain('do not know how')
  })
})
