import { upperFirst } from '../../engines/messages/upper-first'
import type { Draft } from './memory'
import { hasGoodbye } from './writing/message-edits'

/** What saved messages are written from, for whoever has one written anew: what they are about, and who signs. */
export function instructionsOf({ about, from }: Pick<Draft, 'about' | 'from'>): string {
  const said = upperFirst(from?.about ?? about)
  const signature = from?.signature ?? from?.signedBy
  if (signature === undefined || hasGoodbye(signature) || said.includes(signature)) return said
  return `${said.replace(/[.\s]+$/, '')}. Sign with ${signature}.`
}
