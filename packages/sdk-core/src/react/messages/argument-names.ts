import { IntlMessageFormat } from 'intl-messageformat'

/** The arguments that an ICU message takes. Throws a `SyntaxError` where it is none. */
export function argumentNames(message: string): ReadonlySet<string> {
  const names = new Set<string>()
  collect(new IntlMessageFormat(message, 'en', undefined, { ignoreTag: true }).getAst(), names)
  return names
}

type Elements = ReturnType<IntlMessageFormat['getAst']>

/** The parser's number for text, whose enum it does not export. */
function isText(type: number): boolean {
  return type === 0
}

function collect(elements: Elements, names: Set<string>) {
  for (const element of elements) {
    // The `#` of a plural has no value, all others but text are named by theirs.
    if (!('value' in element) || isText(element.type)) continue
    names.add(element.value)
    if ('options' in element) for (const option of Object.values(element.options)) collect(option.value, names)
  }
}
