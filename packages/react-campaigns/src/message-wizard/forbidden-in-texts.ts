import { forbiddenIn, readForbidden } from '@inlay/sdk-core/contract/campaigns'
import { withoutOpenPlaces } from './open-places'

/** What a goal forbids and texts have in them all the same, as the goal words it: “synergy”, “exclamation marks”. */
export function forbiddenInTexts(goal: string, texts: readonly string[]): readonly string[] {
  const forbidden = readForbidden(goal)
  // A place that is still to be filled in may name what it must not say.
  const said = texts.map(withoutOpenPlaces).join('\n')
  const { exclamations, emojis } = forbidden
  return [
    ...forbiddenIn(said, forbidden),
    ...(exclamations !== undefined && said.includes('!') ? [exclamations] : []),
    ...(emojis !== undefined && /\p{Extended_Pictographic}/u.test(said) ? [emojis] : []),
  ]
}
