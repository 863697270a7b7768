// Runs in a process of its own, so that the bundler's memory is given back before the server starts.
import { join } from 'node:path'
import { build, defaultClientConditions } from 'vite'
import { projectRoot } from '../project/paths.mjs'
import { pageBudgets } from '../size-budgets.mjs'
import { sharedFiles } from './shared-files.mjs'

const outDir = process.argv[2]
const root = join(projectRoot, 'apps/reference-host')

function buildPage(page, options) {
  return build({
    root,
    configFile: join(root, 'vite.config.ts'),
    mode: 'production',
    logLevel: 'warn',
    resolve: { conditions: ['@inlay/source', ...defaultClientConditions] },
    build: { ...options, rollupOptions: { ...options.rollupOptions, input: join(root, page) } },
  })
}

// The pages by themselves: no browser loads both, and what they share would be cut into more files for both.
const { output } = await buildPage('index.html', { write: false })
const groups = sharedFiles(
  output.filter(({ type }) => type === 'chunk'),
  pageBudgets,
)
// A module of a group leads to others that are not of it where an index names more than is used.
const codeSplitting = { includeDependenciesRecursively: false, groups }
await buildPage('index.html', {
  outDir,
  emptyOutDir: true,
  manifest: true,
  rollupOptions: { output: { codeSplitting } },
})
await buildPage('embed.html', { outDir, emptyOutDir: false, copyPublicDir: false })
