/** The names between braces in a path: `'/a/{b}/{c}'` gives `'b' | 'c'`. */
export type PathParamName<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathParamName<Rest>
  : never

/** Puts the values into the path, each encoded so that it stays one segment. */
export function fillPath(path: string, params: Readonly<Record<string, string>>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined || value === '') throw new TypeError(`The path ${path} needs a value for "${name}".`)
    return encodeURIComponent(value)
  })
}

/** The names between braces, in order. */
export function pathParamNames(path: string): readonly string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '')
}
