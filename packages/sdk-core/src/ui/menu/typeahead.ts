import type { Clock } from '../../ports/host'

export interface Typeahead {
  /** Whether a word has been begun. */
  typing(): boolean
  /** The index of the first text from `current` on that begins with what has been typed. */
  find(character: string, texts: readonly string[], current: number): number | undefined
}

/** A rest longer than this begins a new word. */
const rest = 500

/** Finds items by their first letters; one letter again and again goes through all that begin with it. */
export function createTypeahead(clock: Clock): Typeahead {
  let word = ''
  let typedAt = -Infinity
  return {
    typing: () => word !== '' && clock.now() - typedAt < rest,
    find(character, texts, current) {
      if (clock.now() - typedAt >= rest) word = ''
      typedAt = clock.now()
      word += character.toLocaleLowerCase()
      const repeated = [...word].every((letter) => letter === word[0])
      const wanted = repeated ? word.slice(0, 1) : word
      // A longer word may still be about the item that it has led to.
      const from = repeated ? current + 1 : Math.max(current, 0)
      const order = texts.map((_, index) => (from + index) % texts.length)
      return order.find((index) => texts[index]?.trim().toLocaleLowerCase().startsWith(wanted))
    },
  }
}
