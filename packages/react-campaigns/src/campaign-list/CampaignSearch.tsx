import { useState } from 'react'
import { maxSearchLength } from '@inlay/sdk-core'
import { useMessages } from '@inlay/sdk-core/react'
import { SearchField, type SearchFieldProps } from '@inlay/sdk-core/ui'
import { campaignListMessages } from './messages'
import { searchKey, useSearchKey } from './use-search-key'

/**
 * The search box of the list, and the key that leads to it.
 *
 * Contract: slot classes `inlay-CampaignSearch`, `-key`.
 */
export function CampaignSearch({ value, onValueChange }: Pick<SearchFieldProps, 'value' | 'onValueChange'>) {
  const t = useMessages(campaignListMessages)
  const [field, setField] = useState<HTMLInputElement | null>(null)
  useSearchKey(field)
  return (
    <div className="inlay-CampaignSearch">
      <SearchField
        ref={setField}
        size="compact"
        label={t('search')}
        maxLength={maxSearchLength}
        aria-keyshortcuts={searchKey}
        value={value}
        onValueChange={onValueChange}
      />
      <kbd className="inlay-CampaignSearch-key" aria-hidden="true">
        {searchKey}
      </kbd>
    </div>
  )
}
