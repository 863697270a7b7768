/** The browser asks, in words of its own, before the page is reloaded, closed or left. On a server nobody leaves. */
export function browserHoldPage(): () => void {
  if (typeof window === 'undefined') return () => {}
  // One for each hold: the same one would be taken once, and given back by the first.
  const hold = (event: BeforeUnloadEvent) => event.preventDefault()
  window.addEventListener('beforeunload', hold)
  return () => window.removeEventListener('beforeunload', hold)
}
