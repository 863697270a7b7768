/** A run of a text that stayed, went or came. */
export interface DiffRun {
  readonly kind: 'same' | 'gone' | 'new'
  readonly text: string
}

/** Texts of more words than that are compared as a whole. */
const mostWords = 1_500

/** What became of a text, word by word. */
export function wordDiff(before: string, after: string): readonly DiffRun[] {
  const [old, young] = [wordsOf(before), wordsOf(after)]
  if (old.length > mostWords || young.length > mostWords) {
    return joined([
      { kind: 'gone', text: before },
      { kind: 'new', text: after },
    ])
  }
  const lengths = commonLengths(old, young)
  const runs: DiffRun[] = []
  let [o, y] = [0, 0]
  while (o < old.length || y < young.length) {
    const [gone, came] = [old[o], young[y]]
    if (gone !== undefined && gone === came) {
      runs.push({ kind: 'same', text: gone })
      o += 1
      y += 1
    } else if (gone !== undefined && (came === undefined || (lengths[o + 1]?.[y] ?? 0) >= (lengths[o]?.[y + 1] ?? 0))) {
      runs.push({ kind: 'gone', text: gone })
      o += 1
    } else {
      runs.push({ kind: 'new', text: came ?? '' })
      y += 1
    }
  }
  return joined(runs)
}

function wordsOf(text: string): readonly string[] {
  return text.match(/\s+|[^\s]+/g) ?? []
}

/** How many words two ends of the texts have in common, for each place where the ends begin. */
function commonLengths(old: readonly string[], young: readonly string[]): readonly Uint16Array[] {
  const lengths = Array.from({ length: old.length + 1 }, () => new Uint16Array(young.length + 1))
  for (let o = old.length - 1; o >= 0; o -= 1) {
    const [row, below] = [lengths[o], lengths[o + 1]]
    if (!row || !below) continue
    for (let y = young.length - 1; y >= 0; y -= 1) {
      row[y] = old[o] === young[y] ? (below[y + 1] ?? 0) + 1 : Math.max(below[y] ?? 0, row[y + 1] ?? 0)
    }
  }
  return lengths
}

/** Changes with nothing but a space between them are one: first all that went, then all that came. */
function joined(runs: readonly DiffRun[]): readonly DiffRun[] {
  const all: DiffRun[] = []
  const change = { gone: '', new: '', space: '' }
  const push = (kind: DiffRun['kind'], text: string) => {
    const last = all.at(-1)
    if (text === '') return
    if (last?.kind === kind) all[all.length - 1] = { kind, text: last.text + text }
    else all.push({ kind, text })
  }
  const end = () => {
    // The space that both end with has stayed.
    const last = / *$/.exec(change.gone)?.[0] ?? ''
    const kept = change.new.endsWith(last) ? last : ''
    push('gone', change.gone.slice(0, change.gone.length - kept.length))
    push('new', change.new.slice(0, change.new.length - kept.length))
    push('same', kept + change.space)
    Object.assign(change, { gone: '', new: '', space: '' })
  }
  for (const { kind, text } of runs) {
    if (kind !== 'same') {
      change.gone += change.space
      change.new += change.space
      change.space = ''
      change[kind] += text
    } else if (/^ +$/.test(text) && change.gone + change.new !== '') {
      change.space += text
    } else {
      end()
      push('same', text)
    }
  }
  end()
  return all
}
