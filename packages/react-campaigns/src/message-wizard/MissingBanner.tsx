import { useInlay, useMessages } from '@inlay/sdk-core/react'
import { Banner } from '@inlay/sdk-core/ui'
import { messageWizardMessages } from './messages'
import type { MissingParts } from './use-missing-parts'

export interface MissingBannerProps {
  readonly missing: MissingParts
}

const mostShown = 5

/** Says quietly what the goal asks for and none of the texts says. */
export function MissingBanner({ missing: { parts, dismiss } }: MissingBannerProps) {
  const t = useMessages(messageWizardMessages)
  const { locale } = useInlay()
  if (parts.length === 0) return null
  const shown = parts.slice(0, mostShown).map((part) => t('missingPart', { part }))
  const rest = parts.length - shown.length
  const listed = rest === 0 ? shown : [...shown, t('moreParts', { count: rest })]
  return (
    <Banner tone="neutral" role="note" onDismiss={dismiss}>
      {t('missingParts', {
        parts: new Intl.ListFormat(locale, { type: 'unit' }).format(listed),
      })}
    </Banner>
  )
}
