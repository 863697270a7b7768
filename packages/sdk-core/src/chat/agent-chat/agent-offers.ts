import type { AgentCapabilities } from '../../agent/protocol/agent-capabilities'

/** What a chat can offer with an agent. */
export interface AgentOffers {
  /** It can be sent files. */
  readonly takesFiles: boolean
  /** Which ones, as `accept` of a file field has it; nothing where all are. */
  readonly accept: string | undefined
  /** It can call tools of the page. */
  readonly takesTools: boolean
}

const kinds = { image: 'image/*', audio: 'audio/*', video: 'video/*', pdf: '.pdf' } as const

/** What an agent says of itself, as far as it does: who says nothing of a thing is not kept from it. */
export function offersOf({ multimodal, tools }: AgentCapabilities = {}): AgentOffers {
  const takesTools = tools?.supported !== false && tools?.clientProvided !== false
  const input = multimodal?.input ?? {}
  const isTold = Object.values(input).some((takes) => typeof takes === 'boolean')
  if (!isTold || input.file === true) return { takesFiles: true, accept: undefined, takesTools }
  const accepted = Object.entries(kinds).flatMap(([kind, accept]) =>
    input[kind as keyof typeof kinds] === true ? [accept] : [],
  )
  return { takesFiles: accepted.length > 0, accept: accepted.join(',') || undefined, takesTools }
}
