import type { ClauseRule } from './clause-rule'

/** “Convince them to switch to us”: they are asked whether they would. */
export const readSwitching: ClauseRule = (text) => {
  const [, from] = switched.exec(text) ?? []
  return from === undefined
    ? undefined
    : {
        question: `Would you consider switching${from} to us?`,
        subject: `Would you switch${from} to us?`,
        isPlain: true,
      }
}

const switched =
  /^(?:convince|persuade|get|motivate|encourage|urge|ask|win)\s+(?:(?:them|him|her|people|everyone|customers|shippers|companies)\s+)?(?:to\s+)?(?:switch|change|move|come)(?: over)?(|\s+from\s+\p{Lu}[\p{L}\p{N}&.-]*(?:\s\p{Lu}[\p{L}\p{N}&.-]*){0,2})\s+to us$/iu
