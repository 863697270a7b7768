import { upperFirst } from '../../engines/messages/upper-first'
import type { Draft } from './memory'
import { hasGoodbye } from './writing/message-edits'

/** What saved messages are written from, for whoever has one written anew: what they are about, what is to be said, and who signs. */
export function instructionsOf({ channel, about, from, own = [] }: Draft): string {
  const matter = upperFirst(from?.about ?? about)
  const told = own.filter((each) => !each.endsWith('?') && !matter.includes(each.replace(/[.!]+$/, '')))
  const asked = own.findLast((each) => each.endsWith('?')) ?? from?.ask
  const question = asked === undefined || matter.includes('?') ? [] : [asked]
  const sentences = [matter, ...told].map((each) => each.replace(/(?<![?!])[.\s]*$/, '.'))
  const said = [...sentences, ...question].join(' ')
  // Nobody signs on LinkedIn unless they are told to.
  if (channel !== 'email') return said
  const signature = from?.signature ?? from?.signedBy
  if (signature === undefined || hasGoodbye(signature) || said.includes(signature)) return said
  return `${said} Sign with ${signature}.`
}
