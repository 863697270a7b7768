import { useState } from 'react'
import { maxSearchLength } from '@inlay/sdk-core'
import { useMessages } from '@inlay/sdk-core/react'
import { SearchField, type SearchFieldProps } from '@inlay/sdk-core/ui'
import { campaignListMessages } from './messages'
import { searchKey, useSearchKey } from './use-search-key'

/**
 * The search box of the list, and the key that leads to it.
 *
 * Contract: slot class `inlay-CampaignSearch`; else as `SearchField`.
 */
export function CampaignSearch({ value, onValueChange }: Pick<SearchFieldProps, 'value' | 'onValueChange'>) {
  const t = useMessages(campaignListMessages)
  const [field, setField] = useState<HTMLInputElement | null>(null)
  useSearchKey(field)
  return (
    <SearchField
      ref={setField}
      className="inlay-CampaignSearch"
      size="compact"
      label={t('search')}
      maxLength={maxSearchLength}
      shortcut={searchKey}
      value={value}
      onValueChange={onValueChange}
    />
  )
}
