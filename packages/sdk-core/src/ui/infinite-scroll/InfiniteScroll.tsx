import { forwardRef, useEffect, useRef, type ComponentPropsWithoutRef, type ReactNode } from 'react'
import { classNames } from '../class-names'
import { MoreButton } from './MoreButton'
import { scrollParent } from './scroll-parent'

export type LoadReason = 'reached' | 'pressed' | 'retried'

export interface InfiniteScrollProps extends ComponentPropsWithoutRef<'div'> {
  /** What is there so far. */
  readonly children: ReactNode
  /** There is more to be had. */
  readonly hasMore: boolean
  /** The next part is under way: it is not asked for again until this is over. @default false */
  readonly loading?: boolean | undefined
  /** Why the next part could not be had. */
  readonly error?: string | undefined
  /** The end has come near, or somebody asks for more. */
  readonly onLoadMore: (details: { readonly reason: LoadReason }) => void
  /** Said when all is there: “All 342 contacts”. */
  readonly end?: ReactNode
  /** Pixels before the end at which the next part is asked for. @default 400 */
  readonly ahead?: number | undefined
}

/**
 * A long list that asks for its next part before its end is reached. The button at the end does the same by hand, and
 * again after a failure.
 *
 * Contract: slot classes `inlay-InfiniteScroll`, `-foot`, `-error`, `-end`; `data-loading`.
 */
export const InfiniteScroll = forwardRef<HTMLDivElement, InfiniteScrollProps>(function InfiniteScroll(
  { children, hasMore, loading = false, error, onLoadMore, end, ahead = 400, className, ...rest },
  ref,
) {
  const foot = useRef<HTMLDivElement>(null)
  const latest = useRef(onLoadMore)
  useEffect(() => {
    latest.current = onLoadMore
  })

  const waits = hasMore && !loading && error === undefined
  useEffect(() => {
    const element = foot.current
    const Observer = element?.ownerDocument.defaultView?.IntersectionObserver
    if (!waits || !element || !Observer) return
    // Made anew for whatever is there now, so that it also tells when the foot never left what is seen.
    const observer = new Observer(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        observer.disconnect()
        latest.current({ reason: 'reached' })
      },
      { root: scrollParent(element), rootMargin: `${ahead}px 0px` },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [ahead, children, waits])

  return (
    <div
      {...rest}
      ref={ref}
      className={classNames('inlay-InfiniteScroll', className)}
      data-loading={loading ? '' : undefined}
      aria-busy={loading || undefined}
    >
      {children}
      <div ref={foot} tabIndex={-1} className="inlay-InfiniteScroll-foot">
        {error !== undefined && (
          <p role="alert" className="inlay-InfiniteScroll-error">
            {error}
          </p>
        )}
        {hasMore ? (
          <MoreButton
            failed={error !== undefined}
            loading={loading}
            onPress={() => onLoadMore({ reason: error === undefined ? 'pressed' : 'retried' })}
            onward={() => foot.current}
          />
        ) : (
          end !== undefined && <p className="inlay-InfiniteScroll-end">{end}</p>
        )}
      </div>
    </div>
  )
})
