import { forwardRef, useId } from 'react'
import type { FlagKey, Flags } from '@inlay/sdk-core/contract/workspace'
import { useMessages } from '@inlay/sdk-core/react'
import { Switch, classNames } from '@inlay/sdk-core/ui'
import type { FlagGroup } from './flag-groups'
import { flagTexts } from './flag-texts'
import { flagsMessages } from './messages'
import type { RefusedFlags } from './use-flag-switches'

export interface FlagListProps {
  /** Of the list's element, beside its own. */
  readonly className?: string | undefined
  readonly group: FlagGroup
  readonly flags: Flags
  /** Why a flag could not be turned, beside its switch. */
  readonly refused?: RefusedFlags | undefined
  readonly onTurn: (flag: FlagKey, on: boolean) => void
}

/**
 * The flags of one group, a switch for each.
 *
 * Contract: slot classes `inlay-FlagList`, `-head`, `-count`, `-rows`, `-row`.
 */
export const FlagList = forwardRef<HTMLElement, FlagListProps>(function FlagList(
  { className, group, flags, refused = {}, onTurn },
  ref,
) {
  const t = useMessages(flagsMessages)
  const text = useMessages(flagTexts)
  const id = useId()
  const count = group.flags.filter((flag) => flags[flag] === true).length
  return (
    <section ref={ref} className={classNames('inlay-FlagList', className)} aria-labelledby={id}>
      <header className="inlay-FlagList-head">
        <h2 id={id}>{t(group.key)}</h2>
        <span className="inlay-FlagList-count">{t('on', { count, total: group.flags.length })}</span>
      </header>
      <ul className="inlay-FlagList-rows">
        {group.flags.map((flag) => (
          <li key={flag} className="inlay-FlagList-row">
            <Switch
              label={text(`${flag}.name`)}
              hint={text(`${flag}.text`)}
              checked={flags[flag] === true}
              error={refused[flag]}
              onCheckedChange={(on) => onTurn(flag, on)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
})
