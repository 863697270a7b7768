import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'tsup'

/**
 * The build of one package. Its doors are the entries of `exports` in package.json that have TypeScript behind
 * `@inlay/source`; each is built to the file that `default` names.
 */
export function packageBuild(directory: string) {
  return defineConfig({
    entry: entriesOf(directory),
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
    tsconfig: join(directory, '../../tsconfig.json'),
    dts: {
      compilerOptions: {
        // tsup sets baseUrl, which TypeScript 6 calls deprecated.
        ignoreDeprecations: '6.0',
        // Types of the other packages come from their dist, as for everybody who installs them.
        customConditions: [],
        types: [],
      },
    },
    esbuildOptions(options) {
      options.conditions = ['@inlay/source']
      options.chunkNames = 'chunks/[name]-[hash]'
      options.legalComments = 'none'
    },
  })
}

function entriesOf(directory: string): Record<string, string> {
  const manifest: unknown = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8'))
  const exported = isRecord(manifest) && isRecord(manifest['exports']) ? manifest['exports'] : {}
  const doors = Object.values(exported).flatMap((target) => {
    if (!isRecord(target)) return []
    const { '@inlay/source': source, default: built } = target
    if (typeof source !== 'string' || typeof built !== 'string' || !/\.tsx?$/.test(source)) return []
    return existsSync(join(directory, source)) ? [[built.replace(/^\.\/dist\/|\.js$/g, ''), source] as const] : []
  })
  return Object.fromEntries(doors)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
