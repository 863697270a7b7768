import { runScript } from './machine/fail.mjs'
import { requireSupportedNode } from './machine/node-version.mjs'
import { readOptions } from './machine/options.mjs'
import { lastCommit } from './project/last-commit.mjs'
import { coverage } from './requirements/coverage.mjs'
import { readLedger } from './requirements/ledger.mjs'
import { readResults } from './results/results.mjs'
import { standingLines, standingOf } from './results/standing.mjs'
import { stages } from './stages/stages.mjs'

requireSupportedNode()

await runScript(async () => {
  const options = readOptions(['--json', '--missing'])
  const results = await readResults(Object.keys(stages))
  const asJson = options.has('--json')
  const noneHasRun = results.length === 0
  if (noneHasRun) console.error('No test has run yet. Run npm test first.')
  // Programs get what is known all the same: nothing is proven yet.
  if (noneHasRun && !asJson) return 1
  const { unknown, ...found } = coverage(
    await readLedger(),
    results.flatMap((stage) => stage.tests),
  )
  const standing = standingOf(Object.keys(stages), results, await lastCommit())
  if (asJson) console.log(JSON.stringify({ ...found, stages: standing }, undefined, 2))
  else {
    show(found, { withMissing: options.has('--missing') })
    console.log(`\n${standingLines(standing).join('\n')}`)
  }
  if (unknown.length === 0) return noneHasRun ? 1 : 0
  for (const { id, title } of unknown) console.error(`No requirement has the id ${id}, which a test names: ${title}`)
  return 1
})

function show({ total, proven, groups }, { withMissing }) {
  for (const [name, group] of Object.entries(groups)) {
    const share = `${group.proven}/${group.total}`
    console.log(`${name.padEnd(14)} ${share.padStart(8)}  ${withMissing ? group.missing.join(' ') : ''}`.trimEnd())
  }
  console.log(`${'all'.padEnd(14)} ${`${proven}/${total}`.padStart(8)}`)
}
