// Runs in a process of its own, so that the bundler's memory is given back before the server starts.
import { join } from 'node:path'
import { build, defaultClientConditions } from 'vite'
import { projectRoot } from '../project/paths.mjs'

const outDir = process.argv[2]
const root = join(projectRoot, 'apps/reference-host')

/** Each by itself: no browser loads both, and what they share would be cut into more files for both. */
const pages = [
  { page: 'index.html', emptyOutDir: true, manifest: true },
  { page: 'embed.html', emptyOutDir: false, copyPublicDir: false },
]

for (const { page, ...options } of pages) {
  await build({
    root,
    configFile: join(root, 'vite.config.ts'),
    mode: 'production',
    logLevel: 'warn',
    resolve: { conditions: ['@inlay/source', ...defaultClientConditions] },
    build: { outDir, ...options, rollupOptions: { input: join(root, page) } },
  })
}
