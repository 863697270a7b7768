import { exportedComponents } from './exported-components.mjs'
import { readSpecimens } from './read-specimens.mjs'

/**
 * Components of a package that partners can import and that no suite would meet, one line each; and what is wrong with
 * the specimens that are there.
 * @param {Pick<import('../project/packages.mjs').WorkspacePackage, 'name' | 'directory' | 'doors'>} pkg
 * @returns {Promise<string[]>}
 */
export async function specimenProblems(pkg) {
  const [exported, specimens] = await Promise.all([exportedComponents(pkg), readSpecimens(pkg.directory)])
  const shown = new Map()
  const problems = []
  for (const { file, names, problem } of specimens) {
    if (problem) problems.push(`${file}: ${problem}`)
    for (const name of names) {
      if (!exported.has(name)) problems.push(`${file} names ${name}, which ${pkg.name} does not export.`)
      if (shown.has(name)) problems.push(`${name} is in ${shown.get(name)} and in ${file}.`)
      shown.set(name, file)
    }
  }
  for (const [name, door] of exported) {
    if (shown.has(name)) continue
    problems.push(
      `${pkg.name} exports ${name} (${door}), which no specimen names: write ${name}.specimen.tsx beside it.`,
    )
  }
  return problems
}
