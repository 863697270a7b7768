/** Where a key leads among tags that stand before an input, or that it removes the one that has focus. */
export type TagMove = { readonly to: number } | 'input' | 'remove'

/** What a key does while the tag at `current` has focus; `undefined`: nothing that is about tags. */
export function tagMove(key: string, current: number, count: number, rightToLeft: boolean): TagMove | undefined {
  const [back, forward] = rightToLeft ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight']
  if (key === back) return { to: Math.max(current - 1, 0) }
  if (key === forward) return current + 1 < count ? { to: current + 1 } : 'input'
  if (key === 'Home') return { to: 0 }
  if (key === 'End') return 'input'
  return key === 'Backspace' || key === 'Delete' ? 'remove' : undefined
}

/** Whether a key leads from the input to the last tag: it has to stand at the very beginning of what is typed. */
export function leadsToTags(key: string, input: HTMLInputElement): boolean {
  const back = input.matches(':dir(rtl)') ? 'ArrowRight' : 'ArrowLeft'
  return key === back && input.selectionStart === 0 && input.selectionEnd === 0
}
