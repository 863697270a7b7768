import { textWidth } from './text-width'

export interface CloudWord {
  readonly text: string
  readonly value: number
  /** Of its row in `data`. */
  readonly row: number
}

export interface PlacedWord extends CloudWord {
  /** Its middle. */
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly size: number
}

export interface CloudRoom {
  readonly width: number
  readonly height: number
}

const smallest = 11

/**
 * From what is tried first to what is left where not all find room: `scale` of the largest, and how steeply sizes fall
 * from it. Above one, the few largest stand out and most are small, so those give way before the largest does.
 */
const attempts = [
  { scale: 1, fall: 1.4 },
  { scale: 1, fall: 2 },
  { scale: 0.94, fall: 2.8 },
  { scale: 0.82, fall: 2.8 },
  { scale: 0.64, fall: 2.8 },
]

const between = 5
const lineHeight = 1.12

/**
 * Places words from the largest to the smallest on a spiral around the middle, each where it touches none before it.
 * Chance is seeded by the words themselves, so that the same words always make the same cloud. What finds no room is
 * left out of the picture (the table has it).
 */
export function cloudLayout(words: readonly CloudWord[], room: CloudRoom): readonly PlacedWord[] {
  const ranked = words.toSorted((a, b) => b.value - a.value || (a.text < b.text ? -1 : 1))
  let placed: readonly PlacedWord[] = []
  for (const attempt of attempts) {
    const next = placeAll(ranked, room, attempt)
    if (next.length > placed.length) placed = next
    if (placed.length === ranked.length) break
  }
  return placed
}

type Attempt = (typeof attempts)[number]

function placeAll(
  ranked: readonly CloudWord[],
  { width, height }: CloudRoom,
  { scale, fall }: Attempt,
): readonly PlacedWord[] {
  const most = ranked[0]?.value ?? 1
  const least = ranked.at(-1)?.value ?? 0
  const largest = Math.max(16, Math.min(44, height / 4.5, width / 7.5) * scale)
  const random = seededBy(ranked.map(({ text }) => text).join())
  const placed: PlacedWord[] = []
  for (const word of ranked) {
    const weight = most === least ? 0.5 : ((word.value - least) / (most - least)) ** fall
    const size = Math.round(smallest + weight * (largest - smallest))
    // A little more than estimated: fonts differ.
    const box = { width: textWidth(word.text, size) * 1.06 + between * 2, height: size * lineHeight + between }
    const at = freePlace(box, placed, { width, height }, random)
    if (at) placed.push({ ...word, ...at, ...box, size })
  }
  return placed
}

function freePlace(
  box: CloudRoom,
  placed: readonly PlacedWord[],
  room: CloudRoom,
  random: () => number,
): { readonly x: number; readonly y: number } | undefined {
  const start = random() * 2 * Math.PI
  const wide = room.width / room.height
  const most = Math.hypot(room.width, room.height)
  for (let turn = 0; ; turn += 0.15) {
    const radius = turn * 1.6
    if (radius > most / 2) return undefined
    const x = room.width / 2 + Math.cos(start + turn) * radius * Math.min(2.2, wide)
    const y = room.height / 2 + Math.sin(start + turn) * radius
    const inside =
      x - box.width / 2 >= 0 &&
      x + box.width / 2 <= room.width &&
      y - box.height / 2 >= 0 &&
      y + box.height / 2 <= room.height
    const free = placed.every(
      (other) =>
        Math.abs(other.x - x) * 2 >= other.width + box.width || Math.abs(other.y - y) * 2 >= other.height + box.height,
    )
    if (inside && free) return { x, y }
  }
}

function seededBy(text: string): () => number {
  let seed = 1
  for (let index = 0; index < text.length; index += 1) seed = (seed * 31 + text.charCodeAt(index)) % 2_147_483_647
  return () => {
    seed = (seed * 16_807) % 2_147_483_647
    return seed / 2_147_483_647
  }
}
