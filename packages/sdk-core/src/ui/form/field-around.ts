/** The field that shows a place in the values: its own, or that of the list or object that it is in. */
export function fieldAround(path: readonly string[], hasField: (name: string) => boolean): string | undefined {
  return path.map((_, index) => path.slice(0, path.length - index).join('.')).find(hasField)
}
