/** A place in the values, and the lists and objects that it is in, from within. */
export function placesAround(path: readonly string[]): readonly string[] {
  return path.map((_, index) => path.slice(0, path.length - index).join('.'))
}
