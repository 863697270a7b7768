// Runs in a process of its own, so that the bundler's memory is given back before the server starts.
import { join } from 'node:path'
import { build, defaultClientConditions } from 'vite'
import { projectRoot } from '../project/paths.mjs'

const outDir = process.argv[2]
const root = join(projectRoot, 'apps/reference-host')

await build({
  root,
  configFile: join(root, 'vite.config.ts'),
  mode: 'production',
  logLevel: 'warn',
  resolve: { conditions: ['@inlay/source', ...defaultClientConditions] },
  build: { outDir, emptyOutDir: true, manifest: true },
})
