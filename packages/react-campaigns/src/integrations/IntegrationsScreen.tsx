import { useMessages } from '@inlay/sdk-core/react'
import { EnsureRoot, classNames } from '@inlay/sdk-core/ui'
import { forwardRef, type ForwardedRef } from 'react'
import { campaignStyles } from '../campaign-styles'
import { IntegrationsPanel } from './IntegrationsPanel'
import type { IntegrationsViewProps } from './integrations-view'
import { integrationsMessages } from './messages'

export interface IntegrationsScreenProps extends IntegrationsViewProps {
  /** Of the screen's element, beside its own. */
  readonly className?: string | undefined
}

/**
 * The page of what a workspace is connected to.
 *
 * Contract: slot classes `inlay-IntegrationsScreen`, `-title`, `-about`; else as `IntegrationsPanel`.
 */
export const IntegrationsScreen = forwardRef<HTMLDivElement, IntegrationsScreenProps>(
  function IntegrationsScreen(props, ref) {
    return (
      <EnsureRoot fill styles={campaignStyles}>
        <Screen {...props} element={ref} />
      </EnsureRoot>
    )
  },
)

interface ScreenProps extends IntegrationsScreenProps {
  readonly element: ForwardedRef<HTMLDivElement>
}

function Screen({ element, className, view, onViewChange }: ScreenProps) {
  const t = useMessages(integrationsMessages)
  return (
    <div ref={element} className={classNames('inlay-IntegrationsScreen', className)}>
      <div className="inlay-IntegrationsScreen-head">
        <h1 className="inlay-IntegrationsScreen-title">{t('title')}</h1>
        <p className="inlay-IntegrationsScreen-about">{t('about')}</p>
      </div>
      <IntegrationsPanel view={view} onViewChange={onViewChange} />
    </div>
  )
}
