import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'tsup'
import { bareChunkImports } from './scripts/build/bare-chunk-imports.mjs'
import { pureFactories } from './scripts/build/pure-factories.mjs'

/**
 * The build of one package. Its doors are the entries of `exports` in package.json that have TypeScript behind
 * `@inlay/source`; each is built to the file that `default` names. `types` are built after it, by build-types.mjs.
 */
export function packageBuild(directory: string) {
  const manifest = readManifest(directory)
  return defineConfig({
    entry: entriesOf(directory, manifest),
    format: 'esm',
    target: 'es2022',
    platform: 'neutral',
    outDir: 'dist',
    clean: true,
    sourcemap: true,
    // Each context must exist once, whichever door it is reached by.
    splitting: true,
    // Rollup's pass would take 'use client' away; esbuild keeps it where the entry file itself begins with it.
    treeshake: false,
    // Its own style sheet as a module: written after this build, and asked for by its public name.
    external: [`${String(manifest['name'])}/styles.js`],
    esbuildPlugins: [pureFactories()],
    plugins: [bareChunkImports()],
    tsconfig: join(directory, '../../tsconfig.json'),
    esbuildOptions(options) {
      options.conditions = ['@inlay/source']
      options.chunkNames = 'chunks/[name]-[hash]'
      options.legalComments = 'none'
    },
  })
}

function entriesOf(directory: string, manifest: Record<string, unknown>): Record<string, string> {
  const exported = isRecord(manifest['exports']) ? manifest['exports'] : {}
  const doors = Object.entries(exported).flatMap(([name, target]) => {
    if (name === './styles.js' || !isRecord(target)) return []
    const { '@inlay/source': source, default: built } = target
    if (typeof source !== 'string' || typeof built !== 'string' || !/\.tsx?$/.test(source)) return []
    return existsSync(join(directory, source)) ? [[built.replace(/^\.\/dist\/|\.js$/g, ''), source] as const] : []
  })
  return Object.fromEntries(doors)
}

function readManifest(directory: string): Record<string, unknown> {
  const manifest: unknown = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8'))
  return isRecord(manifest) ? manifest : {}
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
