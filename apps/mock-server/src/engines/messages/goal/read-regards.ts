import type { ClauseRule } from './clause-rule'
import { inProperCase } from './in-proper-case'
import { asSentence } from './read-note'

/** “Say goodbye to them”, “welcome our new customers”, “offer them our condolences”: a word from one to another, and nothing else. */
export const readRegards: ClauseRule = (text) => {
  if (/^say (?:goodbye|farewell)(?:\s+to\s.+)?$/i.test(text))
    return {
      note: 'I would like to say goodbye, and to thank you for everything.',
      subject: 'A short goodbye',
    }
  const [sorry, loss] =
    /^(?:offer|express|send)\s+(?:them\s+)?(?:our |my )?(?:sincere )?condolences(?:\s+(?:on|for)\s+(.+))?$/i.exec(
      text,
    ) ?? []
  if (sorry !== undefined)
    return {
      note: asSentence(inProperCase(`our sincere condolences${loss === undefined ? '' : ` on ${loss}`}`)),
      subject: 'Our sincere condolences',
    }
  const role = /^welcome\s+(?:them|him|her|everyone)\s+(as\s+(?:an?|our)\s.+)$/i.exec(text)?.[1]
  if (role !== undefined) return { note: `A warm welcome to you ${role}.`, subject: 'A warm welcome to you' }
  const [hello, place] = /^welcome\s+(?:them)(?:\s+to\s+(.+))?$/i.exec(text) ?? []
  if (hello === undefined) return undefined
  return {
    note: asSentence(
      inProperCase(place === undefined ? 'welcome, we are glad to have you with us' : `welcome to ${place}`),
    ),
    subject: 'A warm welcome',
  }
}
