import { forwardRef, lazy, Suspense, useState, type ForwardedRef } from 'react'
import { generateAudience } from '@inlay/sdk-core/contract/campaigns'
import { useMessages, useSupports } from '@inlay/sdk-core/react'
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
  /** Begins one of the other ways. Smart Query opens its wizard by itself; any other that is left out says that it cannot be used. */
  readonly onCreate?: Readonly<Partial<Record<CreateWay, () => void>>> | undefined
  readonly busy?: boolean | undefined
}

const ways = [
  { way: 'csv', text: 'createFromCsv', icon: FileSpreadsheet },
  { way: 'crm', text: 'createFromCrm', icon: Building2 },
  { way: 'campaign', text: 'createFromCampaign', icon: UsersRound },
  { way: 'smart-query', text: 'createBySmartQuery', icon: Sparkles },
] as const

/** Loaded once somebody chooses it. */
const SmartQueryWizard = lazy(async () => ({
  default: (await import('../smart-query/SmartQueryWizard')).SmartQueryWizard,
}))

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

function WaysMenu({ button, className, onCreateEmpty, onCreate: given, busy = false }: WaysMenuProps) {
  const t = useMessages(campaignListMessages)
  const [isQuerying, setQuerying] = useState(false)
  const canQuery = useSupports(generateAudience) !== false
  const onCreate = { ...(canQuery && { 'smart-query': () => setQuerying(true) }), ...given }
  return (
    <>
      <Menu
        placement="bottom-end"
        trigger={
          <Button
            ref={button}
            className={className}
            variant="primary"
            icon={Plus}
            chevron
            busy={busy}
            busyLabel={t('creating')}
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
      {isQuerying && (
        <Suspense>
          <SmartQueryWizard open onOpenChange={() => setQuerying(false)} />
        </Suspense>
      )}
    </>
  )
}
