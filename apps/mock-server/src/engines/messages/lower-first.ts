import { beginsWithName } from './goal/as-named'

/** `Retail` within a sentence is `retail`; `SaaS`, `AI` and names of several words stay as they are. */
export function lowerFirst(text: string): string {
  return /^\p{Lu}\p{Ll}+(?:\s(?!\p{Lu})|$|,)/u.test(text) && !/^I\b/.test(text) && !beginsWithName(text)
    ? `${text.charAt(0).toLowerCase()}${text.slice(1)}`
    : text
}
