import { ScriptError } from './fail.mjs'

/**
 * The options that an entry script was given. One that it does not know ends it, before it does anything.
 * @param {readonly string[]} known
 * @param {{ given?: readonly string[], hint?: string }} [how] `hint`: where what somebody may have meant is said instead.
 * @returns {ReadonlySet<string>}
 */
export function readOptions(known, { given = process.argv.slice(2), hint } = {}) {
  const unknown = given.filter((option) => !known.includes(option))
  if (unknown.length === 0) return new Set(given)
  const options = unknown.filter((option) => option.startsWith('-'))
  const instead = known.length === 0 ? 'none is taken here' : `there is ${known.join(', ')}`
  // What stands behind an option is its value.
  const named = options.length > 0 ? options : unknown
  throw new ScriptError(`There is no option ${named.join(', ')}; ${instead}.${hint === undefined ? '' : ` ${hint}`}`)
}
