import { useRef, type ReactNode } from 'react'
import { useScrollStop } from '../floating/use-scroll-stop'

/** What stands between the head and the foot of a dialog or drawer, and scrolls. */
export function ScrollBody({ className, children }: { readonly className: string; readonly children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null)
  useScrollStop(body)
  return (
    <div ref={body} className={className} data-dialog-body="">
      {children}
    </div>
  )
}
