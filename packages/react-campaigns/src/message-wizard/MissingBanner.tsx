import { useInlay, useMessages } from '@inlay/sdk-core/react'
import { Banner } from '@inlay/sdk-core/ui'
import { messageWizardMessages } from './messages'
import type { MissingParts } from './use-missing-parts'

export interface MissingBannerProps {
  readonly missing: MissingParts
}

const mostShown = 5

/** Says quietly what the goal asks for and none of the texts says, and what it forbids and one says. */
export function MissingBanner({ missing: { parts, forbidden, dismiss } }: MissingBannerProps) {
  const t = useMessages(messageWizardMessages)
  const { locale } = useInlay()
  const listed = (all: readonly string[]) => {
    const shown = all.slice(0, mostShown).map((part) => t('missingPart', { part }))
    const rest = all.length - shown.length
    const items = rest === 0 ? shown : [...shown, t('moreParts', { count: rest })]
    return new Intl.ListFormat(locale, { type: 'unit' }).format(items)
  }
  const lines = [
    ...(parts.length > 0 ? [t('missingParts', { parts: listed(parts) })] : []),
    ...(forbidden.length > 0 ? [t('forbiddenParts', { parts: listed(forbidden) })] : []),
  ]
  if (lines.length === 0) return null
  return (
    <Banner tone="neutral" role="note" onDismiss={dismiss}>
      {lines.join(' ')}
    </Banner>
  )
}
