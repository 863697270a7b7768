import { forbiddenIn, readForbidden } from '@inlay/sdk-core/contract/campaigns'

/** What a goal forbids and texts have in them all the same, as the goal words it: “synergy”, “exclamation marks”. */
export function forbiddenInTexts(goal: string, texts: readonly string[]): readonly string[] {
  const forbidden = readForbidden(goal)
  const said = texts.join('\n')
  const { exclamations, emojis } = forbidden
  return [
    ...forbiddenIn(said, forbidden),
    ...(exclamations !== undefined && said.includes('!') ? [exclamations] : []),
    ...(emojis !== undefined && /\p{Extended_Pictographic}/u.test(said) ? [emojis] : []),
  ]
}
