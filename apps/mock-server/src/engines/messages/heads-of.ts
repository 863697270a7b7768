/** What heads better than a sentence does, or its beginning: what runs between two places, and what has a name. */
export function headsOf(sentence: string): readonly string[] {
  const [, kind, name] =
    /^((?:our|my)\s(?:[\p{L}\p{N}-]+\s){1,3}?)(?:is|are)\s(?:called|named)\s(\p{Lu}\S*(?:\s\p{Lu}\S*)?)$/iu.exec(
      sentence,
    ) ?? []
  if (kind !== undefined && name !== undefined) return [upperFirst(`${kind}${name}`)]
  const [, way] =
    /^(?:we|i)\s(?:run|offer|have|operate|sell|drive|provide)\s((?:an?|our|the)\s(?:[\p{L}-]+\s){1,3}from\s\p{Lu}[\p{L}-]*\sto\s\p{Lu}[\p{L}-]*)/iu.exec(
      sentence,
    ) ?? []
  return way === undefined ? [] : [upperFirst(way)]
}

function upperFirst(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}
