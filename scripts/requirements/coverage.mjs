import { groupOf } from './ledger.mjs'

const bracket = /\[([^\]]*)\]/g
const id = /^[A-Z]{2,}-[A-Z0-9]+-\d+$/

/**
 * The requirement ids that a title names in square brackets, as in `[CAM-LIST-01, CAM-LIST-02]`.
 * @param {string} title
 */
export function idsInTitle(title) {
  return [...title.matchAll(bracket)].flatMap(([, inside]) => inside.split(/[\s,;]+/).filter((word) => id.test(word)))
}

/**
 * Which requirements are proven: a passed test names the id, and no failed one does.
 * @param {readonly string[]} ledger
 * @param {readonly import('../results/results.mjs').TestResult[]} tests
 */
export function coverage(ledger, tests) {
  const known = new Set(ledger)
  const passed = new Set()
  const failed = new Set()
  const unknown = new Map()
  for (const test of tests) {
    for (const named of idsInTitle(test.title)) {
      if (!known.has(named)) unknown.set(named, test.title)
      else if (test.state === 'passed') passed.add(named)
      else if (test.state === 'failed') failed.add(named)
    }
  }
  /** @type {Record<string, { total: number, proven: number, missing: string[] }>} */
  const groups = {}
  for (const required of ledger) {
    const group = (groups[groupOf(required)] ??= { total: 0, proven: 0, missing: [] })
    group.total += 1
    if (passed.has(required) && !failed.has(required)) group.proven += 1
    else group.missing.push(required)
  }
  const proven = Object.values(groups).reduce((sum, group) => sum + group.proven, 0)
  return {
    total: ledger.length,
    proven,
    groups,
    unknown: [...unknown].map(([named, title]) => ({ id: named, title })),
  }
}
