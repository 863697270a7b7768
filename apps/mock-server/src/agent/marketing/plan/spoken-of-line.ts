import { counted } from '../writing/counted'
import type { SpokenOf } from './spoken-of'

/** How many of the audience were found or listed last, where “how many are there?” may have meant those. */
export function spokenOfLine(
  all: { readonly accounts: number; readonly contacts: number },
  last: SpokenOf | undefined,
  prompt: string,
): string {
  if (last === undefined || ofAll.test(prompt)) return ''
  const { length: accounts } = last.accounts
  const { length: contacts } = last.contacts
  const isPart = contacts > 0 ? contacts < all.contacts : accounts < all.accounts
  if (accounts === 0 || !isPart) return ''
  const those = contacts > 0 ? counted(contacts, 'contact') : counted(accounts, 'account')
  return `\n\nThat is all of the audience. Those whom I found or listed last are **${those}**.`
}

const ofAll = /\b(?:audience|campaign|list|total|altogether|all|everyone|everybody|overall|so far|summar\w+|status)\b/i
