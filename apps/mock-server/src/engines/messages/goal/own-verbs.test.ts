import { describe, expect, it } from 'vitest'
import { leftOpen } from '../personal-line'
import { expectGuidance, writeGoal } from './written-in-test'

const call = 'Would you be open to a short call next week?'
const nightLoads = 'Do you plan night loads?'

describe('what is joined to something else that is asked', () => {
  it.each<readonly [string, readonly string[]]>([
    ['Ask heads of logistics whether they plan night loads, and for a short call', [nightLoads, call]],
    ['Ask whether they plan night loads, and for a short call', [nightLoads, call]],
    ['Ask whether they plan night loads and for a short call', [nightLoads, call]],
    ['Ask whether they plan night loads; and for a call', [nightLoads, call]],
    ['ask if they plan night loads & for a call', [nightLoads, call]],
    ['ask if they plan night loads, then for a call', [nightLoads, call]],
    ['ask if they plan night loads, for a call', [nightLoads, call]],
    ['Ask whether they plan night loads plus a short call', [nightLoads, call]],
    ['Ask whether they plan night loads, as well as for a call', [nightLoads, call]],
    ['Ask whether they plan night loads, and a short call', [nightLoads, call]],
    ['Ask whether they plan night loads, and ask for a call', [nightLoads, call]],
    ['Ask whether they plan night loads, and offer a call', [nightLoads, call]],
    ['Ask whether they plan night loads and weekend loads, and for a call', ['night loads and weekend loads?', call]],
    ['ask for a call and whether they plan night loads', [nightLoads, call]],
    ['ask for a short call, and whether they need pallets', ['Do you need pallets?', call]],
    ['write an email to heads of logistics to ask whether they plan night loads, and for a call', [nightLoads, call]],
    [
      'Ask whether they plan night loads and for a 15 minute call',
      [nightLoads, 'Would you have 15 minutes for a call'],
    ],
    ['Ask whether they would like a quote, and for a call next Tuesday', ['Would a call next Tuesday suit you?']],
    ['Ask if they plan night loads, and to reply by Friday', [nightLoads, 'Could you reply by Friday?']],
    ['Ask whether they plan night loads and that they reply by Friday', [nightLoads, 'Could you reply by Friday?']],
    ['ask whether they use pallets and to forward it to their buyer', ['Could you forward this to your buyer?']],
    ['ask whether they have capacity, and when we could visit', ['Do you have capacity?', 'ask when we could visit?']],
    ['ask whether they have capacity and who decides', ['Do you have capacity?', 'Who decides?']],
    ['ask whether they have capacity and whether they need drivers', ['Do you have capacity?', 'Do you need drivers?']],
    ['Ask about their night loads, and for a demo', ['about your night loads?', 'open to a short demo']],
    ['ask about their cold chain and for a visit', ['about your cold chain?', 'Would you be open to a visit']],
    ['ask about their cold chain and for a meeting', ['about your cold chain?', 'open to a short meeting']],
    ['ask what they pay for pallets, and for a call', ['May I ask what you pay for pallets?', call]],
    ['ask who runs the warehouse and for a short call', ['Who runs the warehouse?', call]],
    ['ask for feedback on our portal and for a call', ['What do you think of our portal?', call]],
    ['ask for a testimonial and for a call', ['We would be grateful for a testimonial.', call]],
    ['ask for a short call and for their price list', ['We need your price list.', call]],
    ['ask them to pay invoice 4711 and for a short call', ['Please pay invoice 4711.', call]],
    ['Offer our night ferry, and for a call', ['offer you our night ferry', call]],
    ['offer our night ferry and a short call', ['offer you our night ferry', call]],
    ['offer our night ferry plus a demo', ['offer you our night ferry', 'in a short demo']],
    ['offer a free audit and to reply by Friday', ['offer you a free audit', 'Could you reply by Friday?']],
    ['Ask to visit their warehouse and for a call', ['May I visit your warehouse?', call]],
    ['Tell them about our ferry, and for a call', ['to tell you about our ferry.', call]],
    ['invite them to our open day, and for a call', ['invite you to our open day.', 'Will you come?', call]],
    ['invite them to our open day and to bring a colleague', ['to our open day. Please bring a colleague.']],
    ['remind them of the invoice and to pay by Friday', ['A short reminder of the invoice. Please pay by Friday.']],
    ['remind them that the workshop starts at 8:30 and to bring a laptop', ['at 8:30. Please bring a laptop.']],
    // These belong together.
    ['ask if they are open to a call and a demo', ['Are you open to a call and a demo?']],
    ['ask if they ship to Poland and to Germany', ['Do you ship to Poland and to Germany?']],
    ['ask whether they have plans for spring and for summer', ['Do you have plans for spring and for summer?']],
    ['ask what they pay and how they order', ['May I ask what you pay and how you order?']],
    ['thank them for their help and for a great evening', ['Thank you for your help and for a great evening.']],
    ['offer our night ferry and a free trial', ['offer you our night ferry and a free trial']],
  ])('“%s” is asked in a sentence of its own [CAM-MSG-11]', async (goal, said) => {
    const written = await writeGoal(goal)
    expectGuidance(written)
    for (const [first = ''] of [written.email, written.linkedin]) {
      for (const sentence of said) expect(first).toContain(sentence)
      expect(first.split(call).length).toBeLessThanOrEqual(2)
      expect(first).not.toMatch(/\b(?:and|plus|as well as|&|,) (?:for|to) (?:a (?:short )?call|reply)/i)
    }
  })

  it.each([
    'Ask whether they plan night loads, and for Sebastian',
    'Ask whether they plan night loads, and if so for a call',
    'Ask whether they plan night loads and, if yes, for a call',
    'do they plan night loads, and for a short call',
    'congratulate them on the award, and for a call',
    'apologise for the delay and for a call',
    'thank them for their order and for a short call',
  ])('“%s” is left open, where the rest cannot be worded [CAM-MSG-11]', async (goal) => {
    const { email, linkedin } = await writeGoal(goal)
    for (const [first = ''] of [email, linkedin]) expect(leftOpen(first)).toHaveLength(1)
  })
})
