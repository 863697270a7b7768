import { useId } from 'react'
import type { ConnectorType } from '@inlay/sdk-core/contract/campaigns'
import { useInlay, useMessages } from '@inlay/sdk-core/react'
import { Checkbox, LinkButton } from '@inlay/sdk-core/ui'
import { fieldLabel } from '../campaign-detail/artifact-fields'
import { fieldMessages } from '../campaign-detail/field-messages'
import { campaignsDestinations } from '../destinations'
import type { EnrichmentKind } from './enrichment-kinds'
import { enhanceMessages } from './messages'

export interface EnrichmentOptionRowProps {
  readonly kind: EnrichmentKind
  readonly checked: boolean
  /** Nothing while that is not known. */
  readonly isConnected: boolean | undefined
  readonly onCheckedChange: (checked: boolean) => void
}

const needed = {
  'contact-data': 'needsContactData',
  crm: 'needsCrm',
} as const satisfies Partial<Record<ConnectorType, string>>

/** One thing that rows can be looked up for: what it does, what it fills, and what it needs. */
export function EnrichmentOptionRow({ kind, checked, isConnected, onCheckedChange }: EnrichmentOptionRowProps) {
  const t = useMessages(enhanceMessages)
  const label = useMessages(fieldMessages)
  const { locale } = useInlay()
  const id = useId()
  const { needs, fields } = kind
  const isMissing = isConnected === false
  const reason = needs === 'contact-data' || needs === 'crm' ? needed[needs] : undefined
  const fills = fields.length > 0 ? t('fills', { fields: names() }) : undefined
  const second = isMissing && reason ? t(reason) : fills
  return (
    <div className="inlay-AutoEnhance-option">
      <Checkbox
        id={id}
        checked={checked}
        disabled={isConnected !== true}
        onCheckedChange={onCheckedChange}
        label={t(kind.name)}
        hint={
          <>
            <span className="inlay-AutoEnhance-line">{t(kind.does)}</span>
            {second !== undefined && <span className="inlay-AutoEnhance-line">{second}</span>}
          </>
        }
      />
      {isMissing && (
        <LinkButton
          size="compact"
          to={campaignsDestinations.integrations({ kind: needs })}
          aria-describedby={`${id}-label`}
        >
          {t('integrate')}
        </LinkButton>
      )}
    </div>
  )

  function names(): string {
    const words = fields.map((field) => (field === 'crm_validation' ? t('crmField') : fieldLabel(field, label)))
    return new Intl.ListFormat(locale, { type: 'unit' }).format(words)
  }
}
