import type { ReactNode } from 'react'
import { Construction } from 'lucide-react'
import { useMessages } from '@inlay/sdk-core/react'
import { MessagePage } from './MessagePage'
import { shellMessages } from './messages'

export interface NotBuiltPageProps {
  /** What the screen is called. */
  readonly screen: string
  readonly actions?: ReactNode
  readonly alone?: boolean | undefined
}

/** The honest page of an address whose screen is not there yet. */
export function NotBuiltPage({ screen, actions, alone }: NotBuiltPageProps) {
  const t = useMessages(shellMessages)
  return (
    <MessagePage icon={Construction} title={t('notBuilt', { screen })} alone={alone} actions={actions}>
      {t('notBuiltText')}
    </MessagePage>
  )
}
