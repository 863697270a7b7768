import { describe, expect, it } from 'vitest'
import { draftIn } from './drafted-in-test'
import { openTalk } from './marketing-in-test'

async function talkOf(order: string) {
  const talk = await openTalk()
  await talk.say(order)
  return talk
}

describe('what is put right in a message [CAM-CHAT-03]', () => {
  it('leaves nothing out where the email is named first', async () => {
    const talk = await talkOf('Write an email about our yard tool')
    const { calls, text } = await talk.say('in the email, change the subject to Faster yards')
    expect(draftIn({ calls }).subjectLine).toBe('Faster yards')
    expect(text).not.toContain('left it out')
  })

  it.each<readonly [string, string, string, string]>([
    ['our payroll tool, we are from Acme', 'say we are from Globex, not Acme', 'We are from Globex.', 'Acme'],
    ['our payroll tool', 'say that we are from Globex, not Acme', 'We are from Globex.', 'Acme'],
    ['our payroll tool. It costs 6 euros.', 'say it costs 5 euros, not 6', 'It costs 5 euros.', '6 euros'],
  ])('stands in place of what was wrong: “%s”, “%s”', async (about, words, right, wrong) => {
    const talk = await talkOf(`Write an email about ${about}`)
    const { calls, text } = await talk.say(words)
    const [template = ''] = draftIn({ calls }).templates
    expect(template.split(right)).toHaveLength(2)
    expect(template).not.toContain(wrong)
    expect(text).toMatch(/^Changed: /)
    expect(text).not.toContain('already')
  })

  it('is thought of as what it is', async () => {
    const talk = await talkOf('Write an email about our payroll tool. The price is 40 euros.')
    const { reasoning, text } = await talk.say('remove the price')
    expect(text).toContain('what was said with “price” is out')
    expect(reasoning).toContain('is to be changed; nothing is searched for.')
    expect(reasoning).not.toContain('not mine to do')
  })
})

describe('what a message is to mention [CAM-CHAT-03]', () => {
  it.each<readonly [string, string]>([
    ['mention our free trial', 'We offer a free trial.'],
    ['mention the 10% discount', 'We offer a 10% discount.'],
    ['mention an extended warranty', 'We offer an extended warranty.'],
    ['mention our 24/7 support', 'We offer 24/7 support.'],
    ['mention our workshops in Lyon', 'We offer workshops in Lyon.'],
    ['mention our new office in Berlin', 'We have a new office in Berlin.'],
    ['mention our ISO 27001 certificate', 'We have an ISO 27001 certificate.'],
    ['mention our 20 years of experience', 'We have 20 years of experience.'],
    ['mention our case study', 'I would also like to mention our case study.'],
  ])('is told in a sentence that says no more: “%s”', async (words, sentence) => {
    const talk = await talkOf('Write an email about our payroll tool')
    expect(draftIn(await talk.say(words)).templates[0]).toContain(sentence)
  })
})
