import type { ClauseRule } from './clause-rule'
import { ourCompany } from './read-offering'

/** “Explain what we do”, which the workspace may have said, and the goal does not. */
export const readWhatWeDo: ClauseRule = (text) =>
  whatWeDo.test(text) ? { offer: ourCompany, saysValue: true } : undefined

const we = '(?:we|our (?:company|firm|business|team))'
const whatWeDo = new RegExp(
  `^(?:(?:briefly|shortly)\\s+)?(?:explain|tell|say|describe|mention|show)\\s+(?:(?:to\\s+)?(?:them|people|everyone)\\s+)?(?:briefly\\s+)?(?:who we are(?: and what we do)?|what ${we} (?:do|does|offers?)(?: and who we are)?)$`,
  'i',
)
