import { Paperclip } from 'lucide-react'
import type { MessageContent } from '../../agent/thread/thread-message'
import { Icon } from '../../ui/icon/Icon'
import { tooltipAttributes } from '../../ui/tooltip/tooltip-attributes'
import { partsOf } from '../composer/attachment'
import { usePartName } from './use-part-name'

/** The files that came with a message, by their names. Nothing is loaded for them. */
export function MessageFiles({ content }: { readonly content: MessageContent }) {
  const nameOf = usePartName()
  const files = partsOf(content)
  if (files.length === 0) return null
  return (
    <ul className="inlay-Message-files">
      {files.map((part, index) => (
        // A part has no id, and their order stays.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index} className="inlay-Message-file">
          <Icon icon={Paperclip} size={14} />
          <bdi {...tooltipAttributes({ text: nameOf(part), whenCut: true })}>{nameOf(part)}</bdi>
        </li>
      ))}
    </ul>
  )
}
