/** Has the heading of a page take focus, which is no control and has none by itself. */
export function focusHeading(page: ParentNode | null, options?: FocusOptions): void {
  const heading = page?.querySelector('h1')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus(options)
}
