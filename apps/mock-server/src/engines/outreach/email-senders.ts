import type { Connection, EmailSender } from '@inlay/sdk-core/contract/campaigns'
import { createSeededRandom } from '../../seeded-random'

/** The addresses behind a connection to the e-mail provider: as many as it says. */
export function emailSenders({ connectionId, workspaceId, count }: Connection & { readonly workspaceId: string }) {
  const random = createSeededRandom(`senders ${connectionId}`)
  const first = random.between(1, 80) * 1_000
  return boxes
    .slice(0, count)
    .map((box, index): EmailSender => ({ id: first + index * 7, fromEmail: `${box}@mail.${workspaceId}.example` }))
}

const boxes = ['maren', 'theo', 'hello', 'sales', 'team', 'partners', 'office', 'growth'] as const
