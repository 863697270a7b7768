import { useEffect, useRef, type ReactNode } from 'react'
import { focusHeading } from './focus-heading'

/** Has its heading take focus when it appears: it stands in place of what had focus before. */
export function TakesFocus({ children }: { readonly children: ReactNode }) {
  const page = useRef<HTMLDivElement>(null)
  useEffect(() => focusHeading(page.current), [])
  return (
    <div ref={page} className="host-Screen">
      {children}
    </div>
  )
}
