import { useState } from 'react'

export interface OpenProps<Reason extends string> {
  /** Left out: it keeps this by itself, beginning with `defaultOpen`. */
  readonly open?: boolean | undefined
  /** Whether it is open at first, where it keeps that itself. @default false */
  readonly defaultOpen?: boolean | undefined
  /** Asked to open or to close. */
  readonly onOpenChange?: ((open: boolean, details: { readonly reason: Reason }) => void) | undefined
}

/** Whether something is open, kept by the caller or here. */
export function useOpen<Reason extends string>({
  open,
  defaultOpen = false,
  onOpenChange,
}: OpenProps<Reason>): readonly [boolean, (open: boolean, reason: Reason) => void] {
  const [own, setOwn] = useState(defaultOpen)
  const change = (next: boolean, reason: Reason) => {
    setOwn(next)
    onOpenChange?.(next, { reason })
  }
  return [open ?? own, change]
}
