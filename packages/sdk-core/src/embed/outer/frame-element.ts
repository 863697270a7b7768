export interface FrameElementOptions {
  readonly title: string
  /** Of its host's, beside those that every frame has. */
  readonly height: number
}

/** A frame that may do what components need, and no more: above all it cannot lead the page around to elsewhere. */
export function createFrameElement(document: Document, { title, height }: FrameElementOptions): HTMLIFrameElement {
  const frame = document.createElement('iframe')
  frame.title = title
  frame.referrerPolicy = 'no-referrer'
  frame.allow = 'clipboard-write'
  // With its own origin, or its page could neither call its API nor be told apart from any other page without one.
  frame.sandbox.add('allow-scripts', 'allow-same-origin', 'allow-forms', 'allow-downloads')
  frame.sandbox.add('allow-popups', 'allow-popups-to-escape-sandbox')
  Object.assign(frame.style, { display: 'block', inlineSize: '100%', border: '0', blockSize: `${height}px` })
  return frame
}
