/** The components that are shown as pages of their own in frames, by the names of their embeddables. */
export const framedPages = ['campaign-list', 'data-table', 'agent-chat'] as const

/** Whether a component is shown there: `/embed/` and its name. */
export function isFramedPage(pathname: string): boolean {
  return framedPages.some((name) => pathname === `/embed/${name}` || pathname === `/embed/${name}/`)
}
