import type { KnowledgeDocument } from '@inlay/sdk-core/contract/campaigns'
import { useInlay, useMessages } from '@inlay/sdk-core/react'
import { Icon, IconButton, Tooltip } from '@inlay/sdk-core/ui'
import { BookOpenText, FileText, Trash2 } from 'lucide-react'
import { isolatedText } from '../campaign-list/isolated-text'
import { documentSize } from './document-size'
import { knowledgeMessages } from './knowledge-messages'

export interface DocumentRowProps {
  readonly document: KnowledgeDocument
  readonly onShow: (document: KnowledgeDocument) => void
  readonly onDelete: ((document: KnowledgeDocument) => void) | undefined
}

/** One document: what it is called, how large it is, when it came and what was read of it. */
export function DocumentRow({ document, onShow, onDelete }: DocumentRowProps) {
  const t = useMessages(knowledgeMessages)
  const { locale } = useInlay()
  const { filename, size, date, pages, words, userName } = document
  const name = isolatedText(filename)
  const read = [
    typeof pages === 'number' && t('pages', { count: pages }),
    typeof words === 'number' && (words === 0 ? t('noText') : t('words', { count: words })),
  ].filter((part) => part !== false)
  return (
    <li className="inlay-KnowledgeBase-document">
      <span className="inlay-KnowledgeBase-icon">
        <Icon icon={FileText} />
      </span>
      <div className="inlay-KnowledgeBase-what">
        <Tooltip text={filename} whenCut placement="top">
          <span className="inlay-KnowledgeBase-name">
            <bdi>{filename}</bdi>
          </span>
        </Tooltip>
        <span className="inlay-KnowledgeBase-read">{read.join(' · ')}</span>
      </div>
      <span className="inlay-KnowledgeBase-size">{documentSize(size, locale)}</span>
      <span className="inlay-KnowledgeBase-date">
        <time dateTime={date}>{new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(new Date(date))}</time>
        {userName && (
          <span className="inlay-KnowledgeBase-read">{t('uploadedBy', { name: isolatedText(userName) })}</span>
        )}
      </span>
      <span className="inlay-KnowledgeBase-actions">
        <IconButton icon={BookOpenText} size="compact" label={t('look', { name })} onClick={() => onShow(document)} />
        {onDelete && (
          <IconButton icon={Trash2} size="compact" label={t('delete', { name })} onClick={() => onDelete(document)} />
        )}
      </span>
    </li>
  )
}
