import { dependencyPageProblem } from '../dependencies/dependency-page.mjs'
import { staleOpenApiProblem } from '../openapi/openapi-file.mjs'
import { coverage } from '../requirements/coverage.mjs'
import { readLedger } from '../requirements/ledger.mjs'
import { checkResult, readResults } from '../results/results.mjs'
import { stages } from './stages.mjs'

/** What is written down about the project is still so. */
export async function docsStage() {
  return [
    checkResult('docs: every requirement that a test names exists', await titlesProblem()),
    checkResult('docs: docs/openapi.json is what the contract says', await staleOpenApiProblem()),
    checkResult('docs: docs/dependencies.md names every dependency as it is installed', await dependencyPageProblem()),
  ]
}

async function titlesProblem() {
  const results = await readResults(Object.keys(stages))
  const found = coverage(
    await readLedger(),
    results.flatMap((stage) => stage.tests),
  )
  console.log(`${found.proven} of ${found.total} requirements are proven (npm run spec).`)
  return found.unknown.map(({ id, title }) => `${id} in: ${title}`).join('\n') || undefined
}
