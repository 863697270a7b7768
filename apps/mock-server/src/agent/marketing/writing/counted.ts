/** `1 contact`, `1,200 contacts`. */
export function counted(count: number, noun: string, plural = `${noun}s`): string {
  return `${numbers.format(count)} ${count === 1 ? noun : plural}`
}

export function formatted(count: number): string {
  return numbers.format(count)
}

const numbers = new Intl.NumberFormat('en')

/** `a, b and c`. */
export function listed(texts: readonly string[]): string {
  return lists.format(texts)
}

const lists = new Intl.ListFormat('en-GB', { type: 'conjunction' })

/** `a, b or c`. */
export function eitherOf(texts: readonly string[]): string {
  return choices.format(texts)
}

const choices = new Intl.ListFormat('en-GB', { type: 'disjunction' })
