import { useId, useRef, type ReactNode } from 'react'
import { useMessages } from '@inlay/sdk-core/react'
import { shellMessages } from './messages'

export interface FrameProps {
  /** A `Sidebar`. */
  readonly sidebar: ReactNode
  /** A bar above everything, as the platform has one. */
  readonly header?: ReactNode
  readonly children: ReactNode
}

/**
 * What surrounds the screens of a product. It takes the height of what it stands in; only the screen scrolls.
 *
 * Contract: slot classes `inlay-Frame`, `-skip`, `-body`, `-main`.
 */
export function Frame({ sidebar, header, children }: FrameProps) {
  const t = useMessages(shellMessages)
  const mainId = useId()
  const main = useRef<HTMLElement>(null)
  return (
    <div className="inlay-Frame">
      <a
        className="inlay-Frame-skip"
        href={`#${mainId}`}
        onClick={(event) => {
          // The address belongs to the host, its hash included.
          event.preventDefault()
          main.current?.focus()
        }}
      >
        {t('skipToContent')}
      </a>
      {header}
      <div className="inlay-Frame-body">
        {sidebar}
        <main ref={main} id={mainId} tabIndex={-1} className="inlay-Frame-main">
          {children}
        </main>
      </div>
    </div>
  )
}
