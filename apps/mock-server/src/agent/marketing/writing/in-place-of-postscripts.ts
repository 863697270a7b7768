import { messageParts } from './message-parts'
import { someQuoted } from './some-quoted'

/** Which postscripts go for another one: a message has one. */
export function inPlaceOfPostscripts(templates: readonly string[]): string {
  const before = templates.flatMap((text) => messageParts(text).postscript ?? [])
  return before.length === 0 ? '' : ` in place of ${someQuoted([...new Set(before)])}`
}
