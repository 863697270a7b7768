import { forwardRef, type ForwardedRef } from 'react'
import { useMessages } from '@inlay/sdk-core/react'
import { Button, EnsureRoot, Menu, MenuItem, MenuLine } from '@inlay/sdk-core/ui'
import { Building2, FileSpreadsheet, ListPlus, Plus, Sparkles, UserSearch, UsersRound } from 'lucide-react'
import { campaignStyles } from '../campaign-styles'
import { campaignListMessages } from './messages'

/** The ways to begin an audience list that come with a flow of their own. */
export type CreateWay = 'csv' | 'crm' | 'campaign' | 'smart-query'

export interface CreateAudienceMenuProps {
  /** Of the button, beside its own. */
  readonly className?: string | undefined
  readonly onCreateEmpty: () => void
  /** Begins one of the other ways. A way that is left out is shown, and says that it cannot be used. */
  readonly onCreate?: Readonly<Partial<Record<CreateWay, () => void>>> | undefined
  readonly busy?: boolean | undefined
  /** While busy. @default 'Creating' */
  readonly busyLabel?: string | undefined
  /** `secondary` where the next step of the work is another. @default 'primary' */
  readonly variant?: 'primary' | 'secondary' | undefined
}

const ways = [
  { way: 'csv', text: 'createFromCsv', icon: FileSpreadsheet },
  { way: 'crm', text: 'createFromCrm', icon: Building2 },
  { way: 'campaign', text: 'createFromCampaign', icon: UsersRound },
  { way: 'smart-query', text: 'createBySmartQuery', icon: Sparkles },
] as const

/** The button with all ways to create an audience list. */
export const CreateAudienceMenu = forwardRef<HTMLButtonElement, CreateAudienceMenuProps>(
  function CreateAudienceMenu(props, ref) {
    return (
      <EnsureRoot styles={campaignStyles}>
        <WaysMenu {...props} button={ref} />
      </EnsureRoot>
    )
  },
)

interface WaysMenuProps extends CreateAudienceMenuProps {
  readonly button: ForwardedRef<HTMLButtonElement>
}

function WaysMenu({
  button,
  className,
  onCreateEmpty,
  onCreate = {},
  busy = false,
  busyLabel,
  variant = 'primary',
}: WaysMenuProps) {
  const t = useMessages(campaignListMessages)
  return (
    <Menu
      placement="bottom-end"
      trigger={
        <Button
          ref={button}
          className={className}
          variant={variant}
          icon={Plus}
          chevron
          busy={busy}
          busyLabel={busyLabel ?? t('creating')}
        >
          {t('create')}
        </Button>
      }
    >
      <MenuItem icon={ListPlus} onSelect={onCreateEmpty}>
        {t('createEmpty')}
      </MenuItem>
      <MenuLine />
      {ways.map(({ way, text, icon }) => {
        const begin = onCreate[way]
        return (
          <MenuItem
            key={way}
            icon={icon}
            disabledReason={begin ? undefined : t('notHereYet')}
            onSelect={() => begin?.()}
          >
            {t(text)}
          </MenuItem>
        )
      })}
      <MenuItem icon={UserSearch} disabledReason={t('comingSoon')} onSelect={() => undefined}>
        {t('createLookalikes')}
      </MenuItem>
    </Menu>
  )
}
