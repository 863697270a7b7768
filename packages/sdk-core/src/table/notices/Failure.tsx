import type { ReactNode } from 'react'
import { Banner } from '../../ui/banner/Banner'
import { Button } from '../../ui/button/Button'

interface FailureProps {
  /** Buttons. */
  readonly actions: ReactNode
  readonly children: ReactNode
}

/** What did not work, with the ways on. */
export function Failure({ actions, children }: FailureProps) {
  const action = <span className="inlay-Table-noticeActions">{actions}</span>
  return (
    <Banner tone="danger" role="alert" className="inlay-Table-notice" action={action}>
      {children}
    </Banner>
  )
}

export function NoticeButton({ label, onPress }: { readonly label: string; readonly onPress: () => void }) {
  return (
    <Button size="compact" variant="ghost" onClick={onPress}>
      {label}
    </Button>
  )
}
