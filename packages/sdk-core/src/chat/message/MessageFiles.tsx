import { Paperclip } from 'lucide-react'
import type { MessageContent } from '../../agent/thread/thread-message'
import { Icon } from '../../ui/icon/Icon'
import { nameOfPart } from './part-name'

/** The files that came with a message, by their names. Nothing is loaded for them. */
export function MessageFiles({ content }: { readonly content: MessageContent }) {
  if (typeof content === 'string') return null
  const files = content.filter(({ type }) => type !== 'text')
  if (files.length === 0) return null
  return (
    <ul className="inlay-Message-files">
      {files.map((part, index) => (
        // A part has no id, and their order stays.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index} className="inlay-Message-file">
          <Icon icon={Paperclip} size={14} />
          <bdi>{nameOfPart(part)}</bdi>
        </li>
      ))}
    </ul>
  )
}
