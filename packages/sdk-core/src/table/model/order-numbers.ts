import { everyPlace, radixOrder } from './radix-order'
import type { Work } from './work'

/** The places of the numbers from the least to the greatest. */
export function* orderNumbers(numbers: Float64Array): Work<Uint32Array> {
  if (numbers.length <= few) return everyPlace(numbers.length).sort((a, b) => (numbers[a] ?? 0) - (numbers[b] ?? 0))
  const words = wordsOf(numbers)
  yield
  return yield* radixOrder(words, numbers.length)
}

const few = 1_024

/** The bits of the numbers in words of sixteen, the last first, such that the lesser number has the lesser word. */
function wordsOf(numbers: Float64Array): readonly Uint16Array[] {
  const words = Array.from({ length: 4 }, () => new Uint16Array(numbers.length))
  const [last, third, second, first] = words as [Uint16Array, Uint16Array, Uint16Array, Uint16Array]
  const number = new Float64Array(1)
  const bits = new Uint32Array(number.buffer)
  for (let place = 0; place < numbers.length; place += 1) {
    // Minus zero is zero. Of negative numbers the one with the lesser bits is the greater one.
    number[0] = (numbers[place] ?? 0) + 0
    let low = bits[0] ?? 0
    let high = bits[1] ?? 0
    if (high >>> 31 === 1) {
      low = ~low
      high = ~high
    } else high |= 0x8000_0000
    last[place] = low
    third[place] = low >>> 16
    second[place] = high
    first[place] = high >>> 16
  }
  return words
}
