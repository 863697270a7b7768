import { counted, formatted } from '../writing/counted'

/** How many work at the accounts, in the middle and on average. */
export function sizeAnswer(sizes: readonly number[]): string {
  if (sizes.length === 0) return 'No account of the audience fits that, so there is nothing to count.'
  const known = sizes.filter((size) => !Number.isNaN(size)).toSorted((one, other) => one - other)
  if (known.length === 0)
    return `I cannot tell: the ${counted(sizes.length, 'account')} do not say how many work there.`
  const sum = known.reduce((all, size) => all + size, 0)
  const middle = (known.length - 1) / 2
  const median = ((known[Math.floor(middle)] ?? 0) + (known[Math.ceil(middle)] ?? 0)) / 2
  const unknown = sizes.length - known.length
  return [
    `Of ${counted(known.length, 'account')}, the average is **${formatted(Math.round(sum / known.length))} employees** and the median **${formatted(Math.round(median))}**.`,
    ...(unknown === 0 ? [] : [`Of ${counted(unknown, 'account')} I do not know how many work there.`]),
  ].join(' ')
}
