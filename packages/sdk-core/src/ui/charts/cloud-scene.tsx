import type { ChartScene } from './chart-scene'
import type { ChartCursor, ChartSize } from './chart-types'
import type { ChartWords } from './chart-words'
import { cloudLayout, type CloudWord } from './cloud-layout'
import { seriesTone } from './series-tone'

export interface CloudSceneOptions {
  readonly size: ChartSize
  readonly words: ChartWords
  readonly say: (word: CloudWord, index: number, count: number) => string
}

/** Narrower, words stand in a list. */
const narrow = 220
const row = 28

export function cloudScene(entries: readonly CloudWord[], { size, words, say }: CloudSceneOptions): ChartScene {
  const { width, height } = size
  const listed = width < narrow
  const placed = listed
    ? entries.slice(0, Math.floor(height / row)).map((word, index) => ({
        ...word,
        ...{ x: width / 2, y: (index + 0.5) * row, width, height: row, size: 13 },
      }))
    : cloudLayout(entries, size)
  // By their rank: words that found no room are passed over.
  const byRow = new Map(placed.map((word) => [word.row, word]))
  const shown = entries.map((word) => byRow.get(word.row))
  const most = entries[0]?.value ?? 1
  const largest = placed.reduce((size, word) => Math.max(size, word.size), 0)
  const find = ({ series, index }: ChartCursor) => (series === 0 ? shown[index] : undefined)

  return {
    series: 1,
    count: () => shown.length,
    has: (cursor) => find(cursor) !== undefined,
    along: 'inline',
    at: find,
    say(cursor) {
      const word = find(cursor)
      return word ? say(word, cursor.index, entries.length) : ''
    },
    nearest({ x, y }) {
      const index = shown.findIndex(
        (word) => word && Math.abs(word.x - x) * 2 <= word.width && Math.abs(word.y - y) * 2 <= word.height,
      )
      return index < 0 ? undefined : { series: 0, index }
    },
    tip(cursor) {
      const word = find(cursor)
      return {
        head: word?.text ?? '',
        rows: word ? [{ key: 'value', value: words.value(word.value), current: true }] : [],
      }
    },
    spot(cursor) {
      const word = find(cursor)
      return (
        word && (
          <rect
            className="inlay-Chart-ring"
            x={word.x - word.width / 2 + 1}
            y={word.y - word.height / 2 + 1}
            width={word.width - 2}
            height={word.height - 2}
            rx={4}
          />
        )
      )
    },
    picture: listed ? (
      <ol className="inlay-WordCloud-list" aria-hidden>
        {placed.map((word) => (
          <li key={word.row}>
            <i style={{ inlineSize: `${(word.value / most) * 100}%` }} />
            <span>{word.text}</span>
            <b>{words.value(word.value)}</b>
          </li>
        ))}
      </ol>
    ) : (
      <svg className="inlay-Chart-svg" width={width} height={height} aria-hidden>
        {placed.map((word, index) => (
          <text
            key={word.row}
            className="inlay-WordCloud-word"
            data-tone={seriesTone(index).tone}
            data-weight={word.size >= largest * 0.7 ? 'strong' : undefined}
            x={word.x}
            y={word.y + word.size * 0.34}
            fontSize={word.size}
            textAnchor="middle"
          >
            {word.text}
          </text>
        ))}
      </svg>
    ),
  }
}
