/** A name as it is, or with the first number that tells it from those that are taken. */
export function untakenName(name: string, taken: readonly string[]): string {
  for (let number = 1; ; number += 1) {
    const proposed = number === 1 ? name : `${name} ${number}`
    if (!taken.includes(proposed)) return proposed
  }
}
