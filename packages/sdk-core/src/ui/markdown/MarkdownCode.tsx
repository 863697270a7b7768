import { useRef } from 'react'
import { useMessages } from '../../react/messages/use-messages'
import { CopyButton } from '../copy-button/CopyButton'
import { GrowingText } from './GrowingText'
import { markdownMessages } from './markdown-messages'
import type { MarkdownNodes } from './markdown-components'
import { useOverflow } from './use-overflow'

/** Code with its language and a button that copies it. */
export function MarkdownCode({ text, language }: MarkdownNodes['code']) {
  const t = useMessages(markdownMessages)
  const area = useRef<HTMLPreElement>(null)
  const code = useRef<HTMLElement>(null)
  const scrolls = useOverflow(area, code)
  return (
    <div className="inlay-Markdown-code" dir="ltr">
      <div className="inlay-Markdown-codeHead">
        <span className="inlay-Markdown-language">{language ?? t('code')}</span>
        <CopyButton size="compact" label={t('copyCode')} text={text} />
      </div>
      <pre
        ref={area}
        className="inlay-Markdown-codeText"
        {...(scrolls && { tabIndex: 0, role: 'group', 'aria-label': t('code') })}
      >
        <code ref={code}>
          <GrowingText text={text} />
        </code>
      </pre>
    </div>
  )
}
