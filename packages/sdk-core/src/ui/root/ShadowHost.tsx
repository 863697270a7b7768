import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { KeepWithin } from './KeepWithin'
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

  useLayoutEffect(() => {
    if (host.current) keepPlain(host.current, fill)
  }, [fill])

  return (
    <div ref={host} data-inlay-host="">
      {shadowRoot &&
        ready &&
        createPortal(<KeepWithin shadowRoot={shadowRoot}>{children(shadowRoot)}</KeepWithin>, shadowRoot)}
    </div>
  )
}

/** The element itself lives in the page, whose rules for all elements would give it edges and type of their own. */
function keepPlain(host: HTMLElement, fill: boolean): void {
  host.style.setProperty('all', 'initial', 'important')
  host.style.setProperty('display', 'block', 'important')
  if (fill) host.style.setProperty('block-size', '100%', 'important')
  else host.style.removeProperty('block-size')
}

/** Loaded only by who isolates; what this name means in source and when built is written in style-sheet/styles.ts. */
const kitStyles: StyleSource = () => import('@inlay/sdk-core/styles.js')
