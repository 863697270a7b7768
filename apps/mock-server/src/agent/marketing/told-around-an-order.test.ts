import { describe, expect, it } from 'vitest'
import { drafted } from './drafted-in-test'

describe('what is told around an order for messages [CAM-CHAT-03]', () => {
  it.each<readonly [string, string]>([
    [
      'We make oak desks. They last ten years and we take them back at the end. Write a 2-step email to them',
      'our oak desks. They last ten years and we take them back at the end.',
    ],
    [
      'Write a 2-step email about our team workshops. Teams that took part say their meetings got shorter.',
      'Teams that took part say their meetings got shorter.',
    ],
    ['Write an email about our chairs. People who use them say their backs hurt less.', 'say their backs hurt less.'],
    ['We sell coffee machines. Each machine pays for itself in a year. Write an email', 'Each machine pays for itself'],
    [
      'We run a driving school for trucks. Our students pass at the first try. Write a 3-step sequence to them.',
      'We run a driving school for trucks. Our students pass at the first try.',
    ],
    ['Write an email about our training rooms. Most teams book a second day.', 'Most teams book a second day.'],
    [
      'Our tool plans night shifts. Nurses like it because they can swap shifts on their phone. Write 2 emails',
      'Nurses like it because they can swap shifts on their phone.',
    ],
  ])('is said in them: “%s”', async (words, said) => {
    const { templates, text } = await drafted(words)
    expect(templates[0]).toContain(said)
    expect(templates[0]).not.toContain('fill in')
    expect(text).not.toContain('do not know how to do')
  })

  it.each<readonly [string, string]>([
    [
      "I'd like to invite them to our breakfast event on 12 March. Write the emails.",
      'invite you to our breakfast event on 12 March',
    ],
    ['I want to tell them about our new depot in Bremen. Write a LinkedIn message.', 'our new depot in Bremen'],
    [
      "We'd like to thank them for visiting our stand in Hannover. Write an email.",
      'Thank you for visiting our stand in Hannover.',
    ],
  ])('is what they are for: “%s”', async (words, said) => {
    const { templates, text } = await drafted(words)
    expect(templates[0]).toContain(said)
    expect(text).not.toContain('do not know how to do')
  })

  it.each([
    'Write an email about our chairs. The audience likes jokes.',
    'Write an email about our chairs. You know what they want.',
    'Write an email about our chairs. Emails should mention the weather report.',
  ])('is nothing that is said of the work: “%s”', async (words) => {
    const { templates, text } = await drafted(words)
    const [, behind = ''] = /chairs\. (.+?)\.$/.exec(words) ?? []
    expect(templates[0]).not.toContain(behind)
    expect(text).toContain(behind)
  })

  it('names no document where something that is sold is called like one', async () => {
    const { templates, text } = await drafted('Write an email about our maintenance contracts')
    expect(templates[0]).toContain('our maintenance contracts')
    expect(text).not.toContain('document')
  })
})
