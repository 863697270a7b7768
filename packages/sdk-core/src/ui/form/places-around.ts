/** A place in the values, and the lists and objects that it is in, from within. */
export function placesAround(path: readonly string[]): readonly string[] {
  return path.map((_, index) => path.slice(0, path.length - index).join('.'))
}

/** `contacts.0.email` is in the list `contacts`. */
export function isInList(list: string, name: string): boolean {
  return name.startsWith(`${list}.`) && /^\d+(\.|$)/.test(name.slice(list.length + 1))
}

/** Where the error of a field goes: what is wrong with a list as a whole leaves room for what is wrong in it. */
export function placeOfError(name: string, names: readonly string[]): string {
  return names.some((each) => isInList(name, each)) ? `${name}.root` : name
}
