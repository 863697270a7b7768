import { useCallback } from 'react'
import { useMessages } from '../../react/messages/use-messages'
import { chatMessages } from '../chat-messages'
import { nameOfPart, type FilePart } from './part-name'

/** What a file of a message is called: its name, else what kind it is. */
export function usePartName(): (part: FilePart) => string {
  const t = useMessages(chatMessages)
  return useCallback((part) => nameOfPart(part) ?? t(kinds[part.type]), [t])
}

const kinds = {
  audio: 'fileAudio',
  document: 'fileDocument',
  image: 'fileImage',
  video: 'fileVideo',
} as const satisfies Record<FilePart['type'], keyof typeof chatMessages.strings>
