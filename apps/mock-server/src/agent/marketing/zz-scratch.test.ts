import { it } from 'vitest'
import { readFileSync } from 'node:fs'
import { openTalk } from './marketing-in-test'
it('x', async () => {
  for (const line of readFileSync('/tmp/goals-run/asks.txt', 'utf8').split('\n').filter(Boolean)) {
    const talk = await openTalk()
    for (const ask of line.split(' || ')) {
      const { text, calls } = await talk.say(ask)
      console.log('## ' + ask + '\n' + calls.map(({ name, args }) => `   ${name} ${JSON.stringify(args)}`).join('\n') + '\n' + text)
    }
  }
}, 120000)
