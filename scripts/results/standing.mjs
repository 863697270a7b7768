/**
 * @typedef {{
 *   lastRun: (import('./results.mjs').TestRun & { stages: string[] }) | null,
 *   older: string[],
 *   missing: string[],
 * }} Standing `lastRun`: null where none has run. `older`: stages whose last result is not of the last commit. `missing`: those without any.
 */

/**
 * What the results of the stages are worth: which of them the last run had, and which are old or not there.
 * @param {readonly string[]} stages
 * @param {readonly import('./results.mjs').StageResult[]} results
 * @param {string | undefined} commit the last one
 * @returns {Standing}
 */
export function standingOf(stages, results, commit) {
  const [latest] = results.map((result) => result.run).sort((a, b) => b.startedAt.localeCompare(a.startedAt))
  const namesOf = (found) => found.map((result) => result.stage)
  return {
    lastRun: latest
      ? { ...latest, stages: namesOf(results.filter((result) => result.run.startedAt === latest.startedAt)) }
      : null,
    older: namesOf(results.filter((result) => result.run.commit !== commit)),
    missing: stages.filter((stage) => !results.some((result) => result.stage === stage)),
  }
}

/**
 * The same in lines for people.
 * @param {Standing & { lastRun: NonNullable<Standing['lastRun']> }} standing
 */
export function standingLines({ lastRun, older, missing }) {
  const minute = lastRun.startedAt.slice(0, 16).replace('T', ' ')
  const at = lastRun.commit === undefined ? '' : `, at commit ${lastRun.commit.slice(0, 7)}`
  return [
    `Last run: ${lastRun.stages.join(', ')} (${minute} UTC${at}).`,
    ...(older.length === 0 ? [] : [`Older than the last commit: ${older.join(', ')}.`]),
    ...(missing.length === 0
      ? []
      : [`Without a result: ${missing.join(', ')}; what only they prove counts as missing.`]),
  ]
}
