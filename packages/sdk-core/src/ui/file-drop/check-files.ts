/** Why a file was not taken. */
export type FileRefusal =
  | { readonly reason: 'type' | 'empty' | 'size' | 'known' | 'count'; readonly file: File }
  | { readonly reason: 'check'; readonly file: File; readonly text: string }
  | { readonly reason: 'folder'; readonly name: string }

export interface FileRules {
  /** Ends of names (`.csv`), types (`image/png`) or kinds of types (`image/*`). Empty: all. */
  readonly accept: readonly string[]
  /** In bytes. */
  readonly maxSize: number
  /** How many more there may be. */
  readonly room: number
  readonly check?: ((file: File) => string | undefined) | undefined
}

export interface CheckedFiles {
  readonly taken: readonly File[]
  readonly refused: readonly FileRefusal[]
}

/** Sorts files into those that are taken and those that are not, each with the first reason against it. */
export function checkFiles(files: readonly File[], known: readonly File[], rules: FileRules): CheckedFiles {
  const taken: File[] = []
  const refused: FileRefusal[] = []
  for (const file of files) {
    const text = rules.check?.(file)
    if (!isAccepted(file, rules.accept)) refused.push({ reason: 'type', file })
    else if (file.size === 0) refused.push({ reason: 'empty', file })
    else if (file.size > rules.maxSize) refused.push({ reason: 'size', file })
    else if ([...known, ...taken].some((other) => isSameFile(file, other))) refused.push({ reason: 'known', file })
    else if (text !== undefined) refused.push({ reason: 'check', file, text })
    else if (taken.length >= rules.room) refused.push({ reason: 'count', file })
    else taken.push(file)
  }
  return { taken, refused }
}

/** As browsers read `accept`; they only offer by it, and what is dropped or pasted they let through. */
export function isAccepted({ name, type }: Pick<File, 'name' | 'type'>, accept: readonly string[]): boolean {
  if (accept.length === 0) return true
  return accept.some((wanted) => {
    const one = wanted.trim().toLowerCase()
    if (one.startsWith('.')) return name.toLowerCase().endsWith(one)
    return one.endsWith('/*') ? type.toLowerCase().startsWith(one.slice(0, -1)) : type.toLowerCase() === one
  })
}

/** Browsers make a new object each time that a file is chosen. */
export function isSameFile(one: File, other: File): boolean {
  return one.name === other.name && one.size === other.size && one.lastModified === other.lastModified
}
