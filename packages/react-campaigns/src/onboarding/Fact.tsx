import type { ReactElement } from 'react'

export interface FactProps {
  readonly label: string
  /** Nothing is shown of what is not known. */
  readonly children: ReactElement | string | null | undefined | false
}

/** One thing that was found out, under what it is. */
export function Fact({ label, children }: FactProps) {
  if (!children) return null
  return (
    <div className="inlay-Onboarding-fact">
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
