import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ScriptError } from '../machine/fail.mjs'
import { runCommand } from '../machine/run-command.mjs'
import { missingDoors, publishedPackages } from '../project/packages.mjs'
import { cacheRoot, projectRoot } from '../project/paths.mjs'
import { specimenProblems } from '../specimens/specimen-problems.mjs'
import { buildIfStale } from './source-stamp.mjs'

const sharedSources = [
  'tsup.config.shared.ts',
  'tsconfig.json',
  'package-lock.json',
  'scripts/build',
  'scripts/specimens',
]

/** Builds `dist` of every published package whose sources, or whose siblings' sources, have changed. */
export async function buildPackages({ say = console.log } = {}) {
  const packages = publishedPackages()
  const [core, ...features] = packages
  const coreSources = [`${core.folder}/src`, `${core.folder}/package.json`, `${core.folder}/tsup.config.ts`]
  await buildPackage(core, coreSources, say)
  for (const feature of features) {
    const own = [`${feature.folder}/src`, `${feature.folder}/package.json`, `${feature.folder}/tsup.config.ts`]
    await buildPackage(feature, [...coreSources, ...own], say)
  }
  return packages
}

async function buildPackage(pkg, sources, say) {
  await buildIfStale({
    stampFile: join(cacheRoot, 'packages', `${pkg.name.replace('/', '+')}.stamp`),
    output: join(pkg.directory, 'dist'),
    sources: [...sources, ...sharedSources],
    build: async () => {
      const started = performance.now()
      const missing = missingDoors(pkg)
      if (missing.length > 0) {
        const names = missing.map((door) => `${door.name} (${door.source})`).join(', ')
        throw new ScriptError(`${pkg.name} names doors in package.json that have no source: ${names}`)
      }
      const unmet = await specimenProblems(pkg)
      if (unmet.length > 0)
        throw new ScriptError(`${pkg.name} has components that no suite meets:\n${unmet.join('\n')}`)
      await step(pkg, [join(projectRoot, 'node_modules/tsup/dist/cli-default.js'), '--silent'])
      if (existsSync(join(pkg.directory, 'src/styles.css')) || existsSync(join(pkg.directory, 'src/ui/styles.css'))) {
        await step(pkg, [join(projectRoot, 'packages/sdk-core/src/ui/style-sheet/build-styles.mjs'), pkg.directory])
      }
      // Last, since a package may import its own style sheet by its public name.
      await step(pkg, [join(projectRoot, 'scripts/build/build-types.mjs'), pkg.folder])
      say(`Built ${pkg.name} in ${((performance.now() - started) / 1000).toFixed(1)} s.`)
    },
  })
}

async function step(pkg, args) {
  const { code, output } = await runCommand(process.execPath, args, { cwd: pkg.directory, output: 'collect' })
  if (code !== 0) throw new ScriptError(`${pkg.name} did not build:\n${output.trim()}`)
}
