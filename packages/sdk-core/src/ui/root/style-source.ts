/** Loads a package's style sheet for shadow roots: `() => import('@inlay/react-campaigns/styles.js')`. */
export type StyleSource = () => Promise<{
  /** Puts the sheet into a root; the answer takes it out again. */
  readonly adoptStyles: (root: Document | ShadowRoot) => () => void
}>
