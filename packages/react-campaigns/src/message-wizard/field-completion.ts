/** Where a field is being named in a text: what stands there will be replaced. */
export interface Naming {
  readonly from: number
  readonly to: number
}

/** The same, and what has been typed of its name. */
export interface Completion extends Naming {
  readonly query: string
}

/** The text without the field that is still being named: nothing can be said of that yet. */
export function withoutNaming(text: string, naming: Naming | undefined): string {
  return naming === undefined ? text : text.slice(0, naming.from) + text.slice(naming.to)
}

/** What is typed before the caret when it is `{{ti`, or `/ti` at the beginning of a word. */
export function completionAt(text: string, caret: number): Completion | undefined {
  const before = text.slice(0, caret)
  const {
    0: typed,
    1: inBraces,
    2: behindSlash,
  } = /\{\{\s*([\p{L}\p{N}_]*)$|(?<=^|\s)\/([\p{L}\p{N}_]*)$/u.exec(before) ?? []
  if (typed === undefined) return undefined
  const query = inBraces ?? behindSlash ?? ''
  // The rest of a name that the caret stands in, and its end, are replaced as well.
  const [rest = ''] = inBraces === undefined ? [] : (/^[\p{L}\p{N}_]*\s*\}{0,2}/u.exec(text.slice(caret)) ?? [])
  return { from: caret - typed.length, to: caret + (rest.includes('}') ? rest.length : 0), query }
}

/** Fields whose names or labels have what was typed, those first that begin with it. */
export function matchingFields<Field extends { readonly name: string; readonly label: string }>(
  fields: readonly Field[],
  query: string,
): readonly Field[] {
  const wanted = fold(query)
  const has = ({ name, label }: Field) => fold(name).includes(wanted) || fold(label).includes(wanted)
  const begins = ({ name, label }: Field) => fold(name).startsWith(wanted) || fold(label).startsWith(wanted)
  return fields.filter(has).toSorted((one, other) => Number(begins(other)) - Number(begins(one)))
}

function fold(text: string): string {
  return text.toLowerCase().replaceAll(/[\s_]+/g, '')
}
