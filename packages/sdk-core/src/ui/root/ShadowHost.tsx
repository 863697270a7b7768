import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import type { StyleSource } from './style-source'
import { useAdoptedStyles } from './use-adopted-styles'

export interface ShadowHostProps {
  readonly children: (shadowRoot: ShadowRoot) => ReactNode
  readonly fill?: boolean | undefined
  readonly styles?: readonly StyleSource[] | undefined
}

/** An element with a shadow root of its own. Its content appears together with the kit's styles, never before. */
export function ShadowHost({ children, fill = false, styles = [] }: ShadowHostProps) {
  const host = useRef<HTMLDivElement>(null)
  const [shadowRoot, setShadowRoot] = useState<ShadowRoot>()

  useLayoutEffect(() => {
    // A second mount of the same element (StrictMode) finds its shadow root there already.
    if (host.current) setShadowRoot(host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' }))
  }, [])

  const ready = useAdoptedStyles(shadowRoot, [kitStyles, ...styles])

  useEffect(() => {
    // No style of ours reaches the host element itself: it lives in the page.
    if (host.current && fill) host.current.style.blockSize = '100%'
  }, [fill])

  return (
    <div ref={host} data-inlay-host="">
      {shadowRoot && ready && createPortal(children(shadowRoot), shadowRoot)}
    </div>
  )
}

/** Loaded only by who isolates; what this name means in source and when built is written in style-sheet/styles.ts. */
const kitStyles: StyleSource = () => import('@inlay/sdk-core/styles.js')
