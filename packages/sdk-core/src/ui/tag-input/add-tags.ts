export interface AddedTags {
  readonly tags: readonly string[]
  readonly added: readonly string[]
  /** Those in the list already, as they stand there. */
  readonly known: readonly string[]
  /** Those for which there was no room. */
  readonly refused: readonly string[]
}

/** What ends a tag: typed, and in what is pasted. */
const separators = /[,;\n\r\t]+/

/** A text as the tags that it holds: trimmed, without empty ones. */
export function splitTags(text: string): readonly string[] {
  return text
    .split(separators)
    .map((part) => part.trim().replace(/\s+/g, ' '))
    .filter((part) => part !== '')
}

/** Adds to tags those that are not there yet, upper and lower case being the same, as far as there is room. */
export function addTags(tags: readonly string[], parts: readonly string[], max = Infinity): AddedTags {
  const all = [...tags]
  const known: string[] = []
  const refused: string[] = []
  for (const part of parts) {
    const same = all.find((tag) => sameTag(tag, part))
    if (same !== undefined) known.push(same)
    else if (all.length >= max) refused.push(part)
    else all.push(part)
  }
  return { tags: all, added: all.slice(tags.length), known, refused }
}

function sameTag(one: string, other: string): boolean {
  return one.toLocaleLowerCase() === other.toLocaleLowerCase()
}
