import { forwardRef, useState, type ForwardedRef } from 'react'
import type { ArtifactType, Campaign } from '@inlay/sdk-core/contract/campaigns'
import { useMessages } from '@inlay/sdk-core/react'
import { Button, EnsureRoot, Menu, MenuGroup, MenuItem, MenuLine } from '@inlay/sdk-core/ui'
import { Sparkles, WandSparkles } from 'lucide-react'
import { fieldLabel } from '../campaign-detail/artifact-fields'
import { fieldMessages } from '../campaign-detail/field-messages'
import { campaignStyles } from '../campaign-styles'
import { AutoEnhanceDialog } from './AutoEnhanceDialog'
import { EnhanceWithAiDialog, type AiColumnMetadata } from './EnhanceWithAiDialog'
import { enhanceMessages } from './messages'
import type { BeginWork } from './use-begin-work'

export interface EnhanceMenuProps {
  /** Of the button, beside its own. */
  readonly className?: string | undefined
  readonly campaign: Pick<Campaign, 'campaignId' | 'enrichmentWithAiMetadata'>
  readonly artifactType: ArtifactType
  /** Columns that the rows have. */
  readonly fields: readonly string[]
  /** How many rows it will be about. */
  readonly rowCount?: number | undefined
  /** Says that it is prepared until the campaign is worked on, as `begin` of `useCampaignWork` does. @default runs it alone */
  readonly begin?: BeginWork | undefined
  /** Told the name of a column that began to be written. */
  readonly onColumnBegun?: ((fieldName: string) => void) | undefined
  /** Why nothing can be begun now. */
  readonly disabledReason?: string | undefined
}

type Opened = { readonly kind: 'auto' } | { readonly kind: 'ai'; readonly column?: AiColumnMetadata | undefined }

/** The ways to enrich the rows of a campaign, and the columns that were written from prompts, to be changed. */
export const EnhanceMenu = forwardRef<HTMLButtonElement, EnhanceMenuProps>(function EnhanceMenu(props, ref) {
  return (
    <EnsureRoot styles={campaignStyles}>
      <WaysMenu {...props} button={ref} />
    </EnsureRoot>
  )
})

interface WaysMenuProps extends EnhanceMenuProps {
  readonly button: ForwardedRef<HTMLButtonElement>
}

function WaysMenu({
  button,
  className,
  campaign: { campaignId, enrichmentWithAiMetadata: columns },
  artifactType,
  fields,
  rowCount,
  begin,
  onColumnBegun,
  disabledReason,
}: WaysMenuProps) {
  const t = useMessages(enhanceMessages)
  const label = useMessages(fieldMessages)
  const [open, setOpen] = useState<Opened>()
  // A campaign does not say of which rows a column is; those that these rows have are theirs.
  const own = columns.filter(({ fieldName }) => fields.includes(fieldName))
  const common = { campaignId, artifactType, rowCount, begin, onClose: () => setOpen(undefined) }
  return (
    <>
      <Menu
        placement="bottom-end"
        trigger={
          <Button
            ref={button}
            className={className}
            size="compact"
            icon={Sparkles}
            chevron
            disabledReason={disabledReason}
          >
            {t(artifactType === 'contact' ? 'enhanceContacts' : 'enhanceAccounts')}
          </Button>
        }
      >
        <MenuItem icon={Sparkles} onSelect={() => setOpen({ kind: 'auto' })}>
          {t('autoEnhance')}
        </MenuItem>
        <MenuItem icon={WandSparkles} onSelect={() => setOpen({ kind: 'ai' })}>
          {t('enhanceWithAi')}
        </MenuItem>
        {own.length > 0 && (
          <>
            <MenuLine />
            <MenuGroup label={t('editColumns')}>
              {own.map((column) => (
                <MenuItem key={column.fieldName} onSelect={() => setOpen({ kind: 'ai', column })}>
                  {fieldLabel(column.fieldName, label)}
                </MenuItem>
              ))}
            </MenuGroup>
          </>
        )}
      </Menu>
      {open?.kind === 'auto' && <AutoEnhanceDialog {...common} />}
      {open?.kind === 'ai' && (
        <EnhanceWithAiDialog
          {...common}
          fields={fields}
          aiColumns={columns}
          column={open.column}
          onBegun={onColumnBegun}
        />
      )}
    </>
  )
}
