import { ScriptError } from './fail.mjs'

/**
 * The options that an entry script was given. One that it does not know ends it, before it does anything.
 * @param {readonly string[]} known
 * @param {readonly string[]} [given]
 * @returns {ReadonlySet<string>}
 */
export function readOptions(known, given = process.argv.slice(2)) {
  const unknown = given.filter((option) => !known.includes(option))
  if (unknown.length === 0) return new Set(given)
  const instead = known.length === 0 ? 'none is taken here' : `there is ${known.join(', ')}`
  throw new ScriptError(`There is no option ${unknown.join(', ')}; ${instead}.`)
}
