import { createContext } from 'react'
import type { Attachment } from './attachment'

/** What is being written in a conversation while another one is shown in its place. */
export interface DraftMemory {
  text?: string | undefined
  attachments: readonly Attachment[]
}

export const DraftMemoryContext = createContext<DraftMemory | undefined>(undefined)
