/** What is typed, completed by the first label that begins with it; `undefined`: none does. */
export function completeInline(typed: string, labels: readonly string[]): string | undefined {
  if (typed.trim() === '') return undefined
  const start = typed.toLocaleLowerCase()
  const found = labels.find((label) => label.toLocaleLowerCase().startsWith(start))
  return found !== undefined && found.length > typed.length ? typed + found.slice(typed.length) : undefined
}
