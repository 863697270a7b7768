import { expect, it } from 'vitest'
import { openTalk } from './marketing-in-test'

it('speaks of the companies that were found before it was stopped, and of whom it looked for there [CAM-CHAT-05]', async () => {
  const talk = await openTalk()
  await talk.begin('Find 4 heads of sales at software companies in Madrid')
  for (let turn = 0; turn < 200; turn += 1) {
    talk.server.clock.advance(100)
    await new Promise((resolve) => setTimeout(resolve, 0))
    const { messages } = await talk.load()
    if (messages.includes('find_contacts') || messages.includes('fitting')) break
  }
  await talk.stop()
  const { calls, text } = await talk.say('Find contacts at these accounts')
  expect(calls[0]).toMatchObject({ name: 'find_contacts', args: { title: 'heads of sales' } })
  expect((calls[0]?.args['accounts'] as readonly string[]).length).toBeGreaterThan(0)
  expect(text).toContain('From your search before, I took over: heads of sales.')
  expect(text).not.toContain('No companies were found or listed before')
})
