import { useContext, useEffect, useRef, useState } from 'react'
import { InlayContext } from '../../react/inlay-context'
import type { StyleSource } from './style-source'

/** Puts style sheets into a shadow root for as long as the caller is there. Answers whether all of them are in. */
export function useAdoptedStyles(shadowRoot: ShadowRoot | undefined, sources: readonly StyleSource[]): boolean {
  const [ready, setReady] = useState(false)
  const onError = useContext(InlayContext)?.onError
  // Lists of sources are written in place, so they are new on each render; what they name does not change.
  const first = useRef({ sources, onError })

  useEffect(() => {
    if (!shadowRoot) return
    const undo: (() => void)[] = []
    let gone = false
    Promise.all(first.current.sources.map((load) => load())).then(
      (sheets) => {
        if (gone) return
        for (const { adoptStyles } of sheets) undo.push(adoptStyles(shadowRoot))
        setReady(true)
      },
      (error: unknown) => {
        // Bare content is better than none.
        first.current.onError?.(error)
        if (!gone) setReady(true)
      },
    )
    return () => {
      gone = true
      for (const take of undo) take()
    }
  }, [shadowRoot])

  return ready
}
