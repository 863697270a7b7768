import { keyOfLine, type TableScene } from '../paint/table-scene'

/** By how many lines most of what was shown has moved; none where it has not moved together. */
export function shiftOfLines<Row>(
  shown: readonly (readonly [key: string, line: number])[],
  scene: Pick<TableScene<Row>, 'lines' | 'rowAt' | 'idOf'>,
  lineOf: (key: string) => number | undefined,
): number {
  const isThere = ([key, line]: readonly [string, number]) => {
    const content = scene.lines.at(line)
    return content !== undefined && keyOfLine(content, scene, line) === key
  }
  // Most often: where each line has gone takes a look at all of them.
  if (shown.every(isThere)) return 0
  const counts = new Map<number, number>()
  for (const [key, line] of shown) {
    const now = lineOf(key)
    if (now !== undefined) counts.set(now - line, (counts.get(now - line) ?? 0) + 1)
  }
  for (const [shift, count] of counts) if (count * 2 > shown.length) return shift
  return 0
}
