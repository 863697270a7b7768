import type { DOMAttributes, ReactNode, SyntheticEvent } from 'react'

export interface KeepWithinProps {
  readonly shadowRoot: ShadowRoot
  readonly children: ReactNode
}

/**
 * What happens in a shadow root comes to the page as the browser tells it, from the element that bears the root. React
 * would tell the host's handlers around it of the same once more, through the tree of components: that ends here.
 */
export function KeepWithin({ shadowRoot, children }: KeepWithinProps) {
  const handlers = Object.fromEntries(
    toldByTheBrowser.map((name) => [name, (event: SyntheticEvent) => endHere(event, shadowRoot)]),
  )
  return (
    <div style={{ display: 'contents' }} {...handlers}>
      {children}
    </div>
  )
}

function endHere(event: SyntheticEvent, shadowRoot: ShadowRoot): void {
  const { nativeEvent } = event
  // What a portal has put outside of the root is told by React alone.
  if (!nativeEvent.composed || !nativeEvent.composedPath().includes(shadowRoot)) return
  // Not by `stopPropagation`, which would keep it from the page altogether.
  event.isPropagationStopped = () => true
}

/** The events of React whose native ones bubble out of a shadow root. */
const toldByTheBrowser = [
  'onAuxClick',
  'onBeforeInput',
  'onBlur',
  'onClick',
  'onCompositionEnd',
  'onCompositionStart',
  'onCompositionUpdate',
  'onContextMenu',
  'onCopy',
  'onCut',
  'onDoubleClick',
  'onDrag',
  'onDragEnd',
  'onDragEnter',
  'onDragExit',
  'onDragLeave',
  'onDragOver',
  'onDragStart',
  'onDrop',
  'onFocus',
  'onInput',
  'onKeyDown',
  'onKeyPress',
  'onKeyUp',
  'onMouseDown',
  'onMouseMove',
  'onMouseOut',
  'onMouseOver',
  'onMouseUp',
  'onPaste',
  'onPointerCancel',
  'onPointerDown',
  'onPointerMove',
  'onPointerOut',
  'onPointerOver',
  'onPointerUp',
  'onTouchCancel',
  'onTouchEnd',
  'onTouchMove',
  'onTouchStart',
  'onWheel',
] as const satisfies readonly (keyof DOMAttributes<HTMLElement>)[]
