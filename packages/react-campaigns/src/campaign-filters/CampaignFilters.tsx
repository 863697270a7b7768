import { forwardRef, useState, type ForwardedRef } from 'react'
import { campaignFilterNames, type ArtifactType, type CampaignFilterName } from '@inlay/sdk-core/contract/campaigns'
import { useMessages } from '@inlay/sdk-core/react'
import { Button, EnsureRoot, Menu, MenuItem, classNames } from '@inlay/sdk-core/ui'
import { ListFilter } from 'lucide-react'
import type { TypeOf } from '../campaign-detail/column-type'
import { campaignStyles } from '../campaign-styles'
import { CampaignFilterDialog } from './CampaignFilterDialog'
import { campaignFilterMessages } from './messages'
import { useCampaignFilters } from './use-campaign-filters'

export interface CampaignFiltersProps {
  /** Of the element around the buttons, beside its own. */
  readonly className?: string | undefined
  readonly campaignId: string
  /** @default 'contact' */
  readonly artifactType?: ArtifactType | undefined
  /** Fields that rows have, beside those that every row of the type can have. @default none */
  readonly fields?: readonly string[] | undefined
  /** A value of a field, by which its kind is known. */
  readonly sampleOf?: ((field: string) => unknown) | undefined
  /** What the texts of a field of a file's own stand for. @default texts */
  readonly typeOf?: TypeOf | undefined
  /** How many rows the campaign has. */
  readonly total?: number | undefined
  /** Why the filters cannot be changed now. */
  readonly disabledReason?: string | undefined
}

/**
 * The buttons that open the filters of a campaign, each with how many conditions it has; one menu where there is little
 * room.
 *
 * Contract: slot classes `inlay-CampaignFilters`, `-each`, `-folded`.
 */
export const CampaignFilters = forwardRef<HTMLDivElement, CampaignFiltersProps>(function CampaignFilters(props, ref) {
  return (
    <EnsureRoot styles={campaignStyles}>
      <FilterButtons {...props} element={ref} />
    </EnsureRoot>
  )
})

interface FilterButtonsProps extends CampaignFiltersProps {
  readonly element: ForwardedRef<HTMLDivElement>
}

const names = { PRE_ENRICH_FILTER: 'preEnrich', POST_ENRICH_FILTER: 'postEnrich' } as const

function FilterButtons({
  element,
  className,
  campaignId,
  artifactType = 'contact',
  fields,
  sampleOf,
  typeOf,
  total,
  disabledReason,
}: FilterButtonsProps) {
  const t = useMessages(campaignFilterMessages)
  const { conditionsOf } = useCampaignFilters(campaignId, artifactType)
  const [open, setOpen] = useState<CampaignFilterName>()
  const all = campaignFilterNames.reduce((sum, name) => sum + (conditionsOf(name) ?? 0), 0)
  return (
    <div ref={element} className={classNames('inlay-CampaignFilters', className)}>
      <div className="inlay-CampaignFilters-each">
        {campaignFilterNames.map((name) => (
          <Button
            key={name}
            variant="ghost"
            size="compact"
            {...counted(conditionsOf(name))}
            disabledReason={disabledReason}
            onClick={() => setOpen(name)}
          >
            {t(names[name])}
          </Button>
        ))}
      </div>
      <div className="inlay-CampaignFilters-folded">
        <Menu
          placement="bottom-end"
          trigger={
            <Button
              variant="ghost"
              size="compact"
              icon={ListFilter}
              chevron
              {...counted(all)}
              disabledReason={disabledReason}
            >
              {t('filters')}
            </Button>
          }
        >
          {campaignFilterNames.map((name) => (
            <MenuItem
              key={name}
              description={t('conditions', { count: conditionsOf(name) ?? 0 })}
              onSelect={() => setOpen(name)}
            >
              {t(names[name])}
            </MenuItem>
          ))}
        </Menu>
      </div>
      {open && (
        <CampaignFilterDialog
          {...{ campaignId, artifactType, fields, sampleOf, typeOf, total }}
          filterName={open}
          onClose={() => setOpen(undefined)}
        />
      )}
    </div>
  )

  /** A number alone says little to who only hears it. */
  function counted(count = 0) {
    return count === 0 ? {} : { count, 'aria-description': t('conditions', { count }) }
  }
}
