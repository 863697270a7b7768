import { useState } from 'react'

export interface OwnViewProps<View, Reason> {
  readonly view?: View | undefined
  readonly onViewChange?: ((view: View, details: { readonly reason: Reason }) => void) | undefined
}

/** What is shown of something: as the host says where it listens, else as it is remembered here. */
export function useOwnView<View extends object, Reason>({
  view: given,
  onViewChange,
}: OwnViewProps<View, Reason>): readonly [Partial<View>, (change: Partial<View>, reason: Reason) => void] {
  const [own, setOwn] = useState<Partial<View>>(given ?? {})
  const view: Partial<View> = onViewChange ? (given ?? {}) : own
  const change = (changed: Partial<View>, reason: Reason) => {
    const next = { ...view, ...changed } as View
    setOwn(next)
    onViewChange?.(next, { reason })
  }
  return [view, change]
}
