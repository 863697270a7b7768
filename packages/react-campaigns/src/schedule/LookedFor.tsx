import type { LeadSearchShown } from '@inlay/sdk-core/contract/campaigns'
import { useMessages } from '@inlay/sdk-core/react'
import { Checkbox } from '@inlay/sdk-core/ui'
import { useState } from 'react'
import { scheduleMessages } from './messages'
import type { ScheduleActions } from './use-schedule-actions'

export interface LookedForProps {
  /** Whom a check looks for, in words. */
  readonly words: string
  /** The same search by search. */
  readonly searches: readonly LeadSearchShown[]
  readonly actions: ScheduleActions
}

interface Pressed {
  readonly of: readonly LeadSearchShown[]
  readonly searchId: string
  readonly isLookedFor: boolean
}

/** Whom a check looks for. Of several searches each can be left out, and taken in again. */
export function LookedFor({ words, searches, actions }: LookedForProps) {
  const t = useMessages(scheduleMessages)
  const [pressed, press] = useState<Pressed>()
  // What was pressed stands until the server says how it is.
  const shown = searches.map((search) =>
    pressed?.of === searches && pressed.searchId === search.searchId
      ? { ...search, isLookedFor: pressed.isLookedFor }
      : search,
  )
  const chosen = shown.filter(({ isLookedFor }) => isLookedFor)
  const choose = async (search: LeadSearchShown, isLookedFor: boolean) => {
    press({ of: searches, searchId: search.searchId, isLookedFor })
    const { ok } = await actions.choose(search, isLookedFor)
    if (!ok) press(undefined)
  }
  return (
    <>
      <dt>{t('looksFor')}</dt>
      <dd>
        {searches.length < 2 ? (
          words
        ) : (
          <>
            <ul className="inlay-Schedule-searches" aria-label={t('looksFor')}>
              {shown.map((search) => (
                <li key={search.searchId}>
                  <Checkbox
                    label={search.words}
                    hint={search.isLookedFor && chosen.length === 1 ? t('oneNeeded') : undefined}
                    checked={search.isLookedFor}
                    disabled={search.isLookedFor ? chosen.length === 1 : false}
                    onCheckedChange={(isLookedFor) => void choose(search, isLookedFor)}
                  />
                </li>
              ))}
            </ul>
            <p className="inlay-Schedule-hint">{t(chosen.length === shown.length ? 'laterTaken' : 'laterLeftOut')}</p>
          </>
        )}
      </dd>
    </>
  )
}
