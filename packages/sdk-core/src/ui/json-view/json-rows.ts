/** The way from the root to a value: names of members and places in lists. */
export type JsonPath = readonly (string | number)[]

export type JsonKind = 'string' | 'number' | 'boolean' | 'null' | 'object' | 'array' | 'other'

/** One line of the tree. */
export interface JsonRow {
  /** Names it among all rows. */
  readonly id: string
  readonly path: JsonPath
  /** The name of the member or its place; `undefined` for the root. */
  readonly name: string | number | undefined
  /** A part of a long list: `[100 … 199]`. */
  readonly range: readonly [from: number, to: number] | undefined
  readonly level: number
  readonly position: number
  readonly siblings: number
  readonly value: unknown
  readonly kind: JsonKind
  /** How many entries it has that are shown; `undefined` for what has none by nature. */
  readonly count: number | undefined
  /** `undefined` where there is nothing to open. */
  readonly open: boolean | undefined
  /** Why what is in it is not shown. */
  readonly cut: 'too-deep' | 'circular' | undefined
  readonly parent: string | undefined
}

export interface JsonRowOptions {
  /** From which depth on objects and lists are not shown. */
  readonly maxDepth: number
  readonly hiddenKeys: ReadonlySet<string>
  readonly isOpen: (id: string, depth: number) => boolean
}

/** Lists longer than this are shown in parts of it. */
export const windowSize = 100

interface Place {
  readonly value: unknown
  readonly path: JsonPath
  readonly name: string | number | undefined
  readonly id: string
  readonly depth: number
  readonly level: number
  readonly position: number
  readonly siblings: number
  readonly parent: string | undefined
  /** What it stands in, to see a circle by. */
  readonly above: readonly object[]
}

/** The rows of a value that are open to view, from above. */
export function jsonRows(value: unknown, options: JsonRowOptions): readonly JsonRow[] {
  const rows: JsonRow[] = []
  addValue(rows, options, {
    value,
    path: [],
    name: undefined,
    id: '$',
    depth: 0,
    level: 1,
    position: 1,
    siblings: 1,
    parent: undefined,
    above: [],
  })
  return rows
}

function addValue(rows: JsonRow[], options: JsonRowOptions, place: Place): void {
  const { value, depth, above, id } = place
  const kind = kindOf(value)
  const held =
    typeof value === 'object' && value !== null && (kind === 'object' || kind === 'array') ? value : undefined
  const cut =
    held === undefined
      ? undefined
      : above.includes(held)
        ? 'circular'
        : depth >= options.maxDepth
          ? 'too-deep'
          : undefined
  const entries = held && !cut ? entriesOf(held, options.hiddenKeys) : undefined
  const open = entries && entries.length > 0 ? options.isOpen(id, depth) : undefined
  rows.push({ ...place, range: undefined, kind, count: entries?.length, open, cut })
  if (open && entries && held)
    addEntries(rows, options, { ...place, above: [...above, held] }, entries, 0, entries.length)
}

type Entries = { readonly length: number; readonly at: (index: number) => readonly [string | number, unknown] }

/** Entries from one place to another: each by itself, or in parts where they are many, and parts of parts. */
function addEntries(
  rows: JsonRow[],
  options: JsonRowOptions,
  parent: Place,
  entries: Entries,
  from: number,
  to: number,
): void {
  const step = partSize(to - from)
  const siblings = Math.ceil((to - from) / step)
  for (let index = 0; index < siblings; index += 1) {
    const begin = from + index * step
    const shared = { level: parent.level + 1, position: index + 1, siblings, parent: parent.id }
    if (step === 1) {
      const [name, value] = entries.at(begin)
      addValue(rows, options, {
        ...shared,
        value,
        name,
        path: [...parent.path, name],
        id: `${rootOf(parent.id)}/${escapeName(name)}`,
        depth: parent.depth + 1,
        above: parent.above,
      })
    } else {
      const end = Math.min(begin + step, to)
      const id = `${rootOf(parent.id)}#${begin}-${end - 1}`
      const open = options.isOpen(id, Number.POSITIVE_INFINITY)
      rows.push({
        ...shared,
        id,
        path: parent.path,
        name: undefined,
        range: [begin, end - 1],
        value: undefined,
        kind: 'array',
        count: end - begin,
        open,
        cut: undefined,
      })
      if (open) addEntries(rows, options, { ...parent, id, level: parent.level + 1 }, entries, begin, end)
    }
  }
}

function partSize(count: number): number {
  let size = 1
  while (count > size * windowSize) size *= windowSize
  return size
}

/** The value that a part belongs to: parts are no step of the way. */
function rootOf(id: string): string {
  return id.replace(/(?:#\d+-\d+)+$/, '')
}

/** Names may have any characters; in an id these two part the steps. */
function escapeName(name: string | number): string {
  return typeof name === 'number'
    ? String(name)
    : JSON.stringify(name).replace(/[/#]/g, (sign) => (sign === '/' ? '~1' : '~2'))
}

/** Lists are not copied: one may have millions. */
function entriesOf(held: object, hidden: ReadonlySet<string>): Entries {
  if (Array.isArray(held)) return { length: held.length, at: (index) => [index, held[index] as unknown] }
  const names = Object.keys(held).filter((name) => !hidden.has(name))
  return {
    length: names.length,
    at: (index) => {
      const name = names[index] ?? ''
      return [name, read(held, name)]
    },
  }
}

/** A member that throws when it is asked is shown as what it throws. */
function read(held: object, name: string): unknown {
  try {
    return (held as Readonly<Record<string, unknown>>)[name]
  } catch (error) {
    return error
  }
}

export function kindOf(value: unknown): JsonKind {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  const type = typeof value
  if (type === 'string' || type === 'number' || type === 'boolean') return type
  return type === 'object' && !(value instanceof Date) && !(value instanceof Error) ? 'object' : 'other'
}
