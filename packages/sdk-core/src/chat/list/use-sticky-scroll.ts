import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react'
import { createStickyScroll, type StickyScroll } from './sticky-scroll'

export interface StickyScrollState {
  readonly scrollerRef: RefObject<HTMLDivElement | null>
  readonly contentRef: RefObject<HTMLDivElement | null>
  /** Whether the newest is in view; it then stays there while more comes. */
  readonly atEnd: boolean
  readonly toEnd: () => void
  /** Tells of a part of the content whose height may change while it is above what is read. */
  readonly watch: (element: HTMLElement) => () => void
}

/** Keeps the end of what grows in view as long as the reader is there, and otherwise what is read where it is. */
export function useStickyScroll(): StickyScrollState {
  const scrollerRef = useRef<HTMLDivElement>(null)
  const contentRef = useRef<HTMLDivElement>(null)
  const sticky = useRef<StickyScroll | undefined>(undefined)
  const waiting = useRef(new Set<HTMLElement>())
  const [atEnd, setAtEnd] = useState(true)

  useEffect(() => {
    const scroller = scrollerRef.current
    const content = contentRef.current
    if (!scroller || !content) return undefined
    const made = createStickyScroll({ scroller, content, onAtEnd: setAtEnd })
    sticky.current = made
    for (const element of waiting.current) made?.watch(element)
    return () => {
      made?.dispose()
      sticky.current = undefined
    }
  }, [])

  const toEnd = useCallback(() => sticky.current?.toEnd(), [])
  const watch = useCallback((element: HTMLElement) => {
    waiting.current.add(element)
    sticky.current?.watch(element)
    return () => {
      waiting.current.delete(element)
      sticky.current?.unwatch(element)
    }
  }, [])
  return useMemo(() => ({ scrollerRef, contentRef, atEnd, toEnd, watch }), [atEnd, toEnd, watch])
}
