/** A path, or a part of one, without its escapes; nothing where one stands for no character, as in `/%ZZ`. */
export function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}
