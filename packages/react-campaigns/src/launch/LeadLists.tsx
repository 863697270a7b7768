import type { LeadList } from '@inlay/sdk-core/contract/campaigns'
import { useInlay, useMessages } from '@inlay/sdk-core/react'
import { EmptyState, RadioGroup, SearchField } from '@inlay/sdk-core/ui'
import { foldText } from '@inlay/sdk-core/filters'
import { useState } from 'react'
import { launchMessages } from './messages'

export interface LeadListsProps {
  readonly lists: readonly LeadList[]
  readonly value: string | undefined
  readonly onValueChange: (id: string) => void
}

/** The lists of the provider, of which one is chosen. */
export function LeadLists({ lists, value, onValueChange }: LeadListsProps) {
  const t = useMessages(launchMessages)
  const { locale } = useInlay()
  const [search, setSearch] = useState('')
  const wanted = foldText(search.trim())
  // What was chosen stays in sight, so that nobody sends to a list that is not shown.
  const found = lists.filter(({ id, name }) => id === value || foldText(name).includes(wanted))
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' })
  if (lists.length === 0) return <EmptyState size="compact" headingLevel={3} title={t('leadListsNone')} />
  return (
    <div className="inlay-Launch-lists">
      {lists.length > searchedFrom && (
        <SearchField
          label={t('leadListsSearch')}
          placeholder={t('leadListsSearch')}
          value={search}
          onValueChange={setSearch}
        />
      )}
      {found.length === 0 ? (
        <p className="inlay-Launch-none">{t('leadListsNotFound')}</p>
      ) : (
        <RadioGroup
          label={t('leadLists')}
          variant="card"
          value={value ?? null}
          onValueChange={onValueChange}
          options={found.map(({ id, name, createdAt, leadCount }) => ({
            value: id,
            label: name,
            hint: `${t('leadCount', { count: leadCount })} · ${date.format(new Date(createdAt))}`,
          }))}
        />
      )}
    </div>
  )
}

const searchedFrom = 6
