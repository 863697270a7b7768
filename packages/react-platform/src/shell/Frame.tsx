import { forwardRef, useId, useRef, type ReactNode } from 'react'
import { classNames } from '@inlay/sdk-core/ui'
import { useMessages } from '@inlay/sdk-core/react'
import { shellMessages } from './messages'

export interface FrameProps {
  /** Of the frame's element, beside its own. */
  readonly className?: string | undefined
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
export const Frame = forwardRef<HTMLDivElement, FrameProps>(function Frame(
  { className, sidebar, header, children },
  ref,
) {
  const t = useMessages(shellMessages)
  const mainId = useId()
  const main = useRef<HTMLElement>(null)
  return (
    <div ref={ref} className={classNames('inlay-Frame', className)}>
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
})
