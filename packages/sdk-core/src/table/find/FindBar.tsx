import { useEffect, useRef, type KeyboardEvent } from 'react'
import { ChevronDown, ChevronUp, X } from 'lucide-react'
import { useMessages } from '../../react/messages/use-messages'
import { IconButton } from '../../ui/icon-button/IconButton'
import { SearchField } from '../../ui/search-field/SearchField'
import { VisuallyHidden } from '../../ui/visually-hidden/VisuallyHidden'
import { tableMessages } from '../table-messages'
import type { TableFind } from './use-find'

interface FindBarProps {
  readonly find: TableFind
  /** The cell that is looked at, in words. */
  readonly where: string | undefined
  /** The focus goes back to the rows. */
  readonly onClose: () => void
}

/** Looks for a text in the table: what is found, how much of it there is, and the way from one to the next. */
export function FindBar({ find, where, onClose }: FindBarProps) {
  const t = useMessages(tableMessages)
  const field = useRef<HTMLInputElement>(null)
  const { found, current, text } = find
  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose()
    else if (event.key === 'Enter' && event.target === field.current) find.go(event.shiftKey ? -1 : 1)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const isNone = text === '' || found?.count === 0
  return (
    // The keys belong to all that stands in it.
    <div role="search" aria-label={t('find')} className="inlay-Table-find" onKeyDownCapture={press}>
      <SearchField
        ref={field}
        size="compact"
        label={t('find')}
        defaultValue={text}
        delay={120}
        busy={text !== '' && found === undefined}
        onValueChange={find.search}
      />
      <span role="status" className="inlay-Table-findCount" data-none={isNone && text !== '' ? '' : undefined}>
        {text !== '' && found && <bdi>{countWords()}</bdi>}
        {text !== '' && where !== undefined && <VisuallyHidden>{where}</VisuallyHidden>}
      </span>
      <IconButton
        icon={ChevronUp}
        size="compact"
        label={t('findPrevious')}
        disabled={!found || isNone}
        onClick={() => find.go(-1)}
      />
      <IconButton
        icon={ChevronDown}
        size="compact"
        label={t('findNext')}
        disabled={!found || isNone}
        onClick={() => find.go(1)}
      />
      <IconButton icon={X} size="compact" label={t('findClose')} onClick={onClose} />
    </div>
  )

  function countWords(): string {
    const count = found?.count ?? 0
    if (count === 0) return t('findNone')
    return t('findCount', { at: current + 1, count })
  }
}
