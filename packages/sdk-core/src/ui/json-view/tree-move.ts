import type { JsonRow } from './json-rows'

export interface TreeMove {
  readonly focus?: string | undefined
  readonly turn?: { readonly ids: readonly string[]; readonly open: boolean } | undefined
}

interface Key {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
}

/** What a key does in a tree; `undefined` where it is none of its keys. */
export function treeMove(
  rows: readonly JsonRow[],
  current: string,
  { key, ctrlKey, metaKey, altKey }: Key,
): TreeMove | undefined {
  if (ctrlKey || metaKey || altKey) return undefined
  const index = rows.findIndex(({ id }) => id === current)
  const row = rows[index]
  if (!row) return undefined
  switch (key) {
    case 'ArrowDown':
      return { focus: rows[index + 1]?.id }
    case 'ArrowUp':
      return { focus: rows[index - 1]?.id }
    case 'Home':
      return { focus: rows[0]?.id }
    case 'End':
      return { focus: rows.at(-1)?.id }
    case 'ArrowRight':
      if (row.open === false) return { turn: { ids: [row.id], open: true } }
      return { focus: row.open ? rows[index + 1]?.id : undefined }
    case 'ArrowLeft':
      if (row.open) return { turn: { ids: [row.id], open: false } }
      return { focus: row.parent }
    case 'Enter':
    case ' ':
      return row.open === undefined ? undefined : { turn: { ids: [row.id], open: !row.open } }
    case '*':
      return {
        turn: {
          ids: rows.filter(({ parent, open }) => parent === row.parent && open === false).map(({ id }) => id),
          open: true,
        },
      }
    default:
      return key.length === 1 ? find(rows, index, key) : undefined
  }
}

/** The next row whose name begins with a letter, round the end. */
function find(rows: readonly JsonRow[], index: number, letter: string): TreeMove | undefined {
  const after = [...rows.slice(index + 1), ...rows.slice(0, index)]
  const found = after.find(
    ({ name }) => name !== undefined && String(name).toLowerCase().startsWith(letter.toLowerCase()),
  )
  return found && { focus: found.id }
}
