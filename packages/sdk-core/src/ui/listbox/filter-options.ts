import { foldedWords, foldText } from './fold-text'
import { isGroup, type ListOption, type ListOptions } from './list-option'

/**
 * The options in which every word of a query is found, the nearest first; groups keep their order, and go when nothing
 * is left of them.
 */
export function filterOptions<Value extends string>(options: ListOptions<Value>, query: string): ListOptions<Value> {
  const words = foldedWords(query)
  if (words.length === 0) return options
  const whole = words.join(' ')
  const all = options.filter((entry): entry is ListOption<Value> => !isGroup(entry))
  if (all.length === options.length) return nearest(all, words, whole)
  return options.flatMap((entry): ListOptions<Value> => {
    if (!isGroup(entry)) return nearest([entry], words, whole)
    const left = nearest(entry.options, words, whole)
    return left.length > 0 ? [{ ...entry, options: left }] : []
  })
}

function nearest<Value extends string>(
  options: readonly ListOption<Value>[],
  words: readonly string[],
  whole: string,
): readonly ListOption<Value>[] {
  return options
    .flatMap((option) => {
      const distance = distanceOf(option, words, whole)
      return distance === undefined ? [] : [{ option, distance }]
    })
    .sort((a, b) => a.distance - b.distance)
    .map(({ option }) => option)
}

/** 0: begins with it. 1: its words do. 2: it is somewhere in the label. 3: only in what is said about it. */
function distanceOf(option: ListOption, words: readonly string[], whole: string): number | undefined {
  const { label, all } = foldedOption(option)
  if (!words.every((word) => all.includes(word))) return undefined
  if (label.startsWith(whole)) return 0
  const begun = label.split(/[\s\-/(.@]+/)
  if (words.every((word) => begun.some((part) => part.startsWith(word)))) return 1
  return words.every((word) => label.includes(word)) ? 2 : 3
}

interface FoldedOption {
  readonly label: string
  readonly all: string
}

/** Folding is most of the work, and a list is filtered at each key. */
const folded = /* @__PURE__ */ new WeakMap<ListOption, FoldedOption>()

function foldedOption(option: ListOption): FoldedOption {
  const known = folded.get(option)
  if (known) return known
  const label = foldText(option.label)
  const all = [label, foldText(option.description ?? ''), ...(option.keywords ?? []).map(foldText)].join('\n')
  const made = { label, all }
  folded.set(option, made)
  return made
}
