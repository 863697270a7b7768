import type { ReactNode } from 'react'

/** Names what the items below it are about. */
export function MenuLabel({ children }: { readonly children: ReactNode }) {
  return (
    <div role="presentation" className="inlay-Menu-label">
      {children}
    </div>
  )
}
