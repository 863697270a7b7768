import { useEffect, useRef, type ReactNode } from 'react'

/** Has its heading take focus when it appears: it stands in place of what had focus before. */
export function TakesFocus({ children }: { readonly children: ReactNode }) {
  const page = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const heading = page.current?.querySelector('h1')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus()
  }, [])
  return (
    <div ref={page} className="host-Screen">
      {children}
    </div>
  )
}
