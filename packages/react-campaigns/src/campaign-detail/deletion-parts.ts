/** As much of a request as its rows may take; a server takes a little more in all. */
const longestPart = 900_000
/** What stands around an id in a list of them. */
const aroundId = 3

/** Rows to delete in as many parts as they need: very many are more than one request can name. */
export function deletionParts(rowIds: readonly string[], longest = longestPart): readonly (readonly string[])[] {
  const parts: string[][] = []
  let room = 0
  for (const id of rowIds) {
    const length = id.length + aroundId
    if (length > room || parts.length === 0) {
      parts.push([])
      room = longest
    }
    parts.at(-1)?.push(id)
    room -= length
  }
  return parts
}
