export interface StickyScroll {
  toEnd(): void
  watch(element: HTMLElement): void
  unwatch(element: HTMLElement): void
  dispose(): void
}

/** Nearer to the end than this is at the end: fractions of pixels, and a little too much of a swing. */
const tolerance = 24

export function createStickyScroll({
  scroller,
  content,
  onAtEnd,
}: {
  readonly scroller: HTMLElement
  readonly content: HTMLElement
  readonly onAtEnd: (atEnd: boolean) => void
}): StickyScroll | undefined {
  const Observer = scroller.ownerDocument.defaultView?.ResizeObserver
  if (!Observer) return undefined
  const heights = new Map<Element, number>()
  let sticks = true
  let lastTop = scroller.scrollTop
  /** What the reader opened grows downwards from where it was pressed. */
  let opened = false

  const isAtEnd = () => scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight <= tolerance

  function setSticks(next: boolean) {
    if (sticks === next) return
    sticks = next
    onAtEnd(next)
  }

  function scrollTo(top: number) {
    scroller.scrollTop = top
    lastTop = scroller.scrollTop
  }

  function onScroll() {
    const { scrollTop } = scroller
    if (isAtEnd()) setSticks(true)
    else if (scrollTop < lastTop) setSticks(false)
    lastTop = scrollTop
  }

  /** What comes meanwhile would move the end away from where the key leads. */
  function onKeyDown({ key, target }: KeyboardEvent) {
    if (key !== 'End' || target !== scroller) return
    setSticks(true)
    scrollTo(scroller.scrollHeight)
  }

  function onClick({ target }: Event) {
    if ((target as Element).closest?.('[aria-expanded]')) opened = true
  }

  const observer = new Observer((entries) => {
    const grown = entries.reduce((sum, { target }) => sum + grownAbove(target), 0)
    if (opened) {
      opened = false
      setSticks(isAtEnd())
    } else if (sticks) scrollTo(scroller.scrollHeight)
    else if (grown !== 0) scrollTo(scroller.scrollTop + grown)
    else if (isAtEnd()) setSticks(true)
  })

  function grownAbove(target: Element): number {
    const before = heights.get(target)
    if (before === undefined) return 0
    const { offsetHeight, offsetTop } = target as HTMLElement
    heights.set(target, offsetHeight)
    return offsetTop + before <= scroller.scrollTop ? offsetHeight - before : 0
  }

  observer.observe(scroller)
  observer.observe(content)
  scroller.addEventListener('scroll', onScroll, { passive: true })
  scroller.addEventListener('keydown', onKeyDown)
  content.addEventListener('click', onClick)
  scrollTo(scroller.scrollHeight)

  return {
    toEnd() {
      setSticks(true)
      scrollTo(scroller.scrollHeight)
    },
    watch(element) {
      heights.set(element, element.offsetHeight)
      observer.observe(element)
    },
    unwatch(element) {
      heights.delete(element)
      observer.unobserve(element)
    },
    dispose() {
      observer.disconnect()
      scroller.removeEventListener('scroll', onScroll)
      scroller.removeEventListener('keydown', onKeyDown)
      content.removeEventListener('click', onClick)
    },
  }
}
