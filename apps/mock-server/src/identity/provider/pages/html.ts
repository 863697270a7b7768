/** Markup that may be sent as it is. */
export class Html {
  constructor(readonly markup: string) {}
}

type Value = string | Html | readonly Html[] | undefined

/** Markup in which every value that is not markup itself is escaped. */
export function html(parts: TemplateStringsArray, ...values: readonly Value[]): Html {
  return new Html(parts.map((part, at) => part + asMarkup(values[at])).join(''))
}

function asMarkup(value: Value): string {
  if (value === undefined) return ''
  if (value instanceof Html) return value.markup
  if (typeof value !== 'string') return value.map(({ markup }) => markup).join('')
  return value.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
