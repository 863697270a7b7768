import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { projectRoot, serverOutput } from '../project/paths.mjs'
import { buildIfStale } from './source-stamp.mjs'

export const serverBundle = join(serverOutput, 'cli.mjs')

export const serverSources = ['apps/mock-server', 'packages/sdk-core/src', 'scripts/build', 'package-lock.json']

/** Bundles the server from source when it is stale, and answers the bundle's path. */
export async function buildServer({ say = console.log } = {}) {
  await buildIfStale({
    stampFile: join(serverOutput, '.stamp'),
    output: serverBundle,
    sources: serverSources,
    build: async () => {
      say('Building the server.')
      await bundleForNode({ entryPoints: [join(projectRoot, 'apps/mock-server/src/cli.ts')], outfile: serverBundle })
    },
  })
  return serverBundle
}

/**
 * Bundles our own sources for Node; what comes from the registry stays outside.
 * @param {Partial<import('esbuild').BuildOptions>} options
 */
export async function bundleForNode(options) {
  const { build, stop } = await import('esbuild')
  await mkdir(serverOutput, { recursive: true })
  await build({ ...serverBuildOptions, ...options })
  // The process goes on as the server; esbuild's own would stay beside it.
  await stop()
}

/** @type {import('esbuild').BuildOptions} */
export const serverBuildOptions = {
  absWorkingDir: projectRoot,
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  conditions: ['@inlay/source'],
  sourcemap: 'linked',
  legalComments: 'none',
  logLevel: 'warning',
  plugins: [
    {
      name: 'registry-packages-stay-outside',
      setup(build) {
        build.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
          kind === 'entry-point' || path.startsWith('@inlay/') || path.startsWith('node:')
            ? undefined
            : { path, external: true },
        )
      },
    },
  ],
}
