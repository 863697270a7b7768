import * as z from 'zod'
import { defineEmbeddable } from '../../react/embeddable/define-embeddable'

// Functions, so that the schemas are left out of the bundle of who has no chat in a frame.
const props = () =>
  z.object({
    threadId: z.string().min(1),
    agents: z.array(z.object({ id: z.string().min(1), name: z.string(), description: z.string().optional() })).min(1),
    /** Who is talked to. @default chosen in the bar */
    agentId: z.string().optional(),
    /** In pixels. @default 600 */
    height: z.number().min(320).max(4_000).optional(),
    label: z.string().optional(),
    placeholder: z.string().optional(),
    emptyTitle: z.string().optional(),
    suggestions: z.array(z.object({ title: z.string(), text: z.string().optional() })).optional(),
    storageKey: z.string().optional(),
  })

const events = () => ({ chooseAgent: z.object({ agentId: z.string() }) })

/** A conversation in a frame, with agents of the backend. */
export const agentChatEmbeddable = defineEmbeddable({
  name: 'agent-chat',
  props: /* @__PURE__ */ props(),
  texts: ['agents', 'label', 'placeholder', 'emptyTitle', 'suggestions'],
  events: /* @__PURE__ */ events(),
  component: () => import('./EmbeddedChat').then((module) => module.EmbeddedChat),
})
