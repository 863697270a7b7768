import { useLayoutEffect, useRef } from 'react'
import type { ChartSize, ChartTone } from './chart-types'

/** More marks than this are painted, not built. */
export const mostElements = 2_000

export interface ChartCanvasProps {
  readonly size: ChartSize
  readonly tones: readonly ChartTone[]
  /** Given the colours of `tones`, in their order. */
  readonly paint: (context: CanvasRenderingContext2D, colours: readonly string[]) => void
}

/**
 * Marks too many for elements. Colours come from elements beside it, so that the theme decides about them; a change of
 * theme is a transition of theirs, at whose end is painted anew.
 */
export function ChartCanvas({ size, tones, paint }: ChartCanvasProps) {
  const box = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)

  useLayoutEffect(() => {
    const view = canvas.current?.ownerDocument.defaultView
    const probes = box.current
    if (!canvas.current || !view || !probes) return
    const element = canvas.current
    const draw = () => {
      const context = element.getContext('2d')
      if (!context) return
      const ratio = view.devicePixelRatio || 1
      element.width = Math.round(size.width * ratio)
      element.height = Math.round(size.height * ratio)
      context.scale(ratio, ratio)
      paint(
        context,
        [...probes.children].map((probe) => view.getComputedStyle(probe).color),
      )
    }
    draw()
    probes.addEventListener('transitionend', draw)
    return () => probes.removeEventListener('transitionend', draw)
  }, [paint, size])

  return (
    <>
      <div ref={box} className="inlay-Chart-probes" aria-hidden>
        {tones.map(({ tone, pattern }) => (
          <i key={`${tone} ${pattern}`} data-tone={tone} />
        ))}
      </div>
      <canvas
        ref={canvas}
        className="inlay-Chart-canvas"
        style={{ inlineSize: size.width, blockSize: size.height }}
        aria-hidden
      />
    </>
  )
}
