import type { ClauseRule } from './clause-rule'
import { inProperCase } from './in-proper-case'
import { asSentence } from './read-note'
import { toThem } from './to-them'

/** “Confirm their registration”: it is the sender who does, other than where they are asked to. */
export const readConfirming: ClauseRule = (text) => {
  const what =
    /^confirm\s+(?:to\s+(?:them|everyone|everybody|(?:our|the|all)\s\S+)\s+)?((?:that|the|their|our|your|his|her|all|receipt)\s.+)$/i.exec(
      text,
    )?.[1] ?? /^(?:(?:send\s+)?(?:an?\s+|our\s+|the\s+)?)confirmation\s+of\s+(.+)$/i.exec(text)?.[1]
  return what === undefined
    ? undefined
    : {
        note: asSentence(inProperCase(`we would like to confirm ${what}`), mostWords),
        subject: /^that\s/i.test(what) ? 'A short confirmation' : `We confirm ${toThem(what)}`,
      }
}

const mostWords = 45
