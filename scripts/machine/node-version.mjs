const oldest = [20, 19]

/**
 * The sentence for a Node that is too old, or nothing.
 * @param {string} version as in `process.versions.node`
 */
export function nodeVersionProblem(version) {
  const [major, minor] = version.split('.').map(Number)
  if (major > oldest[0] || (major === oldest[0] && minor >= oldest[1])) return undefined
  return `Inlay needs Node ${oldest.join('.')} or later, and this is Node ${version}.`
}

/** Ends the process with one sentence when Node is too old. Entry scripts call it before they load anything else. */
export function requireSupportedNode() {
  const problem = nodeVersionProblem(process.versions.node)
  if (problem === undefined) return
  console.error(problem)
  process.exit(1)
}
