import type { ClauseRule } from './clause-rule'
import { inProperCase } from './in-proper-case'
import { asSentence } from './read-note'
import { toThem } from './to-them'

/** “Ask them to reply if they want a seat”: whoever does not, does not have to answer. */
export const readCondition: ClauseRule = (text) => {
  const [, state = '', instead = ''] = otherwise.exec(text) ?? []
  if (instead !== '')
    return { note: asSentence(inProperCase(`if they ${state}, we can offer you ${instead}`), mostWords) }
  const [, deed = '', wish = ''] = asked.exec(text) ?? []
  if (wish === '') return undefined
  const said = /^(?:reply|answer|respond|write back|get back)$/i.test(deed) ? 'just reply' : `please ${toThem(deed)}`
  return { ask: 'reply', question: inProperCase(`If you ${toThem(wish)}, ${said}.`) }
}

/** “If they cannot come, offer the recording” */
const otherwise =
  /^if they\s+((?:cannot|can['’]t|can not|do not|don['’]t|are not|need|want|prefer)\b[^,;:]{0,50}?),?\s+(?:offer|send|share|show|give)\s+(?:them\s+)?((?:the|our|an?)\s[^;:]{3,60})$/i
const mostWords = 30
const asked =
  /^(?:ask|tell)\s+(?:them|him|her|people|everyone|everybody)\s+to\s+((?:reply|answer|respond|write back|get back|call us|write to us|let us know|register|sign up|contact us)(?:\s(?:by|at|via|until|before)\s[^,;:]{2,40}?)?)\s+if\s+they\s+((?:are|have|want|would like|need|wish|like|can|plan|prefer|do)\b[^,;:]{3,80})$/i
