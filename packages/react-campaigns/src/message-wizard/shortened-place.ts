const longestShown = 48

/** Square brackets with so much of a long text that they can be found by it. */
export function shortenedPlace(text: string): string {
  return text.length <= longestShown ? text : `${text.slice(0, longestShown - 2).trimEnd()}…]`
}
