/** What nothing on the page has caught, for whoever shows something at the time. */
export interface Breaks {
  /** Takes the place of who listened before. */
  listen(listener: (error: unknown) => void): void
  tell(error: unknown): void
}

export function createBreaks(): Breaks {
  let listener = (_error: unknown) => {}
  return {
    listen(next) {
      listener = next
    },
    tell(error) {
      // As the browser would have told of it.
      reportError(error)
      listener(error)
    },
  }
}
