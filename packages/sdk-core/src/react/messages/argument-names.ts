import { IntlMessageFormat } from 'intl-messageformat'

/** The arguments that an ICU message takes. Throws a `SyntaxError` where it is none. */
export function argumentNames(message: string): ReadonlySet<string> {
  const names = new Set<string>()
  collect(new IntlMessageFormat(message, 'en', undefined, { ignoreTag: true }).getAst(), names)
  return names
}

type Elements = ReturnType<IntlMessageFormat['getAst']>

/** What the parser calls text and the `#` of a plural; every other element names an argument. */
const literal = 0
const pound = 7

function collect(elements: Elements, names: Set<string>) {
  for (const element of elements) {
    if (element.type === literal || element.type === pound) continue
    names.add(element.value)
    if ('options' in element) for (const option of Object.values(element.options)) collect(option.value, names)
  }
}
