import { useInlay, useMessages } from '@inlay/sdk-core/react'
import { Banner, Button } from '@inlay/sdk-core/ui'
import { isolatedText } from '../campaign-list/isolated-text'
import { knowledgeMessages } from './knowledge-messages'

export interface KnownDocumentsProps {
  /** Files that seem to be in the list already; there is nothing to ask without one. */
  readonly files: readonly File[]
  /** Left out where documents cannot be deleted. */
  readonly onReplace: (() => void) | undefined
  readonly onKeepBoth: () => void
  /** They are not to be uploaded. */
  readonly onDismiss: () => void
}

/** Asks what to do with files that are in the list already. */
export function KnownDocuments({ files, onReplace, onKeepBoth, onDismiss }: KnownDocumentsProps) {
  const t = useMessages(knowledgeMessages)
  const { locale } = useInlay()
  if (files.length === 0) return null
  const names = files.map(({ name }) => t('quoted', { name: isolatedText(name) }))
  return (
    <Banner
      tone="neutral"
      role="status"
      onDismiss={onDismiss}
      action={
        <span className="inlay-KnowledgeBase-choices">
          {onReplace && (
            <Button size="compact" onClick={onReplace}>
              {t('replace')}
            </Button>
          )}
          <Button size="compact" onClick={onKeepBoth}>
            {t('keepBoth')}
          </Button>
        </span>
      }
    >
      {t('known', { count: files.length, names: new Intl.ListFormat(locale).format(names) })}
    </Banner>
  )
}
