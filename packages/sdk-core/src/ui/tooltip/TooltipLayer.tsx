import { useContext, useEffect, useId, useLayoutEffect, useReducer, useRef, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { placeFloating } from '../floating/place-floating'
import { usePageEscape } from '../floating/use-page-escape'
import { keysShown } from '../kbd/keys-shown'
import { platformOf } from '../kbd/platform-of'
import { OverlayContext } from '../root/root-context'
import { landmarkOf } from './landmark-of'
import { watchedAttributes, wordsOf } from './tooltip-control'
import type { Tooltips } from './tooltips'

/** Shows the tooltip of a root, in the top layer, beside the control that it is about and in the landmark that has it. */
export function TooltipLayer({ tooltips }: { readonly tooltips: Tooltips<HTMLElement> }) {
  const control = useSyncExternalStore(tooltips.subscribe, tooltips.shown, () => undefined)
  const words = control && wordsOf(control)
  const overlays = useContext(OverlayContext)
  if (!control || !words) return null
  const box = <TooltipBox control={control} hide={tooltips.hide} />
  // A host may want what floats somewhere else.
  const within = control.closest('.inlay-InlayRoot')?.contains(overlays) ? landmarkOf(control) : undefined
  return within ? createPortal(box, within) : box
}

interface TooltipBoxProps {
  readonly control: HTMLElement
  readonly hide: () => void
}

function TooltipBox({ control, hide }: TooltipBoxProps) {
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const [, readAgain] = useReducer((count: number) => count + 1, 0)
  const words = wordsOf(control)
  const { text, shortcut, names, placement } = words ?? { text: '' }

  useLayoutEffect(() => {
    if (!box.current) return
    return placeFloating(control, box.current, { placement, gap: 6, onAnchorGone: hide })
  }, [control, hide, placement])

  // It is another's element: one id is added to those that it may have, and taken out again.
  useLayoutEffect(() => {
    if (names) return
    const ids = () => (control.getAttribute('aria-describedby') ?? '').split(' ').filter((each) => each && each !== id)
    control.setAttribute('aria-describedby', [...ids(), id].join(' '))
    return () => {
      const others = ids().join(' ')
      if (others) control.setAttribute('aria-describedby', others)
      else control.removeAttribute('aria-describedby')
    }
  }, [control, id, names])

  useEffect(() => {
    const observer = new MutationObserver(() => (wordsOf(control) ? readAgain() : hide()))
    observer.observe(control, { attributeFilter: watchedAttributes })
    return () => observer.disconnect()
  }, [control, hide])

  usePageEscape(() => [control], hide)

  return (
    <div ref={box} id={id} role="tooltip" className="inlay-Floating inlay-Tooltip">
      {text}
      {shortcut !== undefined && <kbd className="inlay-Tooltip-shortcut">{keysText(shortcut, control)}</kbd>}
    </div>
  )
}

/** As on the keyboard of the one who reads. */
function keysText(shortcut: string, control: HTMLElement): string {
  const platform = platformOf(control)
  const chords = keysShown(shortcut, platform).map((keys) => keys.join(platform === 'apple' ? '' : ' '))
  return chords.join(' ')
}
