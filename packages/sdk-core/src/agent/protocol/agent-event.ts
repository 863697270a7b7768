import type { Event } from '@ag-ui/core'

type Named<E> = E extends { readonly type: infer Type extends string }
  ? Readonly<Omit<E, 'type'>> & { readonly type: `${Type}` }
  : never

/** An event of AG-UI 1.0, its type written as it travels. */
export type AgentEvent = Named<Event>

export type AgentEventType = AgentEvent['type']

export type AgentEventOf<Type extends AgentEventType> = Extract<AgentEvent, { readonly type: Type }>

/** An event as a server sent it, with the id by which the stream can be taken up after it. */
export interface ReceivedEvent {
  readonly id: string | undefined
  readonly event: AgentEvent
}
