import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { buildPackages } from '../build/build-packages.mjs'
import { runTool } from '../machine/run-command.mjs'
import { contextProblem, directiveProblem } from '../packaging/built-modules.mjs'
import { doorReach, leadsToReact, reachProblem, undeclaredImports } from '../packaging/door-reach.mjs'
import { packPackage } from '../packaging/pack-package.mjs'
import { plainNodeProblem } from '../packaging/plain-node.mjs'
import { tarballProblem } from '../packaging/tarball-files.mjs'
import { checkResult } from '../results/results.mjs'

const core = '@inlay/sdk-core'

/** Packs every package and looks at what a partner would install. */
export async function packagesStage() {
  const packages = await buildPackages()
  const folder = await mkdtemp(join(tmpdir(), 'inlay-packages-'))
  try {
    const results = [checkResult('packages: all have one version', lockstepProblem(packages))]
    for (const pkg of packages) results.push(...(await packageResults(pkg, folder)))
    return results
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function packageResults(pkg, folder) {
  const packed = await packPackage(pkg, folder)
  const doors = await Promise.all(
    pkg.doors.map(async (door) => {
      const reach = await doorReach(pkg, door)
      return { door, reach, react: leadsToReact(reach) }
    }),
  )
  const results = [
    checkResult(`${pkg.name}: publint finds nothing`, await publintProblem(packed)),
    checkResult(`${pkg.name}: its types are right for every resolver`, await typesProblem(packed)),
    checkResult(`${pkg.name}: every file of the tarball is meant to be there`, await tarballProblem(packed)),
    checkResult(`${pkg.name}: 'use client' is where it must be`, await directiveProblem({ ...packed, doors })),
    ...doors.map(({ door, reach }) =>
      checkResult(
        `${pkg.name}: ${door.name} imports only what package.json names`,
        listed(undeclaredImports(pkg, reach)),
      ),
    ),
    checkResult(
      `${pkg.name}: the doors without React open in plain Node without React`,
      await plainNodeProblem(packed, {
        folder: join(folder, 'plain-node'),
        doors: doors.filter(({ react }) => !react).map(({ door }) => door.name),
        // The other packages come later, and find sdk-core and these.
        installed: pkg.name === core ? ['zod', 'ky', 'oidc-client-ts', 'marked'] : [],
      }),
    ),
  ]
  if (pkg.name !== core) return results
  return [
    ...results,
    ...doors.map(({ door, reach }) =>
      checkResult(`${pkg.name}: ${door.name} reaches only what it may`, reachProblem(door, reach)),
    ),
    checkResult(
      `${pkg.name}: each context is created once`,
      await contextProblem({ ...packed, needed: ['InlayContext', 'NotifyContext'] }),
    ),
  ]
}

async function publintProblem({ unpacked }) {
  const { messages, pkg } = await publint({ pkgDir: unpacked, strict: true, pack: false })
  return listed(messages.map((message) => `${message.type}: ${formatMessage(message, pkg, { color: false })}`))
}

async function typesProblem({ tarball }) {
  const args = [
    tarball,
    '--profile',
    'esm-only',
    '--format',
    'ascii',
    '--no-emoji',
    '--exclude-entrypoints',
    './styles.css',
    './styles.hardened.css',
  ]
  const { code, output } = await runTool('@arethetypeswrong/cli/dist/index.js', args, { output: 'collect' })
  return code === 0 ? undefined : output.trim()
}

function lockstepProblem(packages) {
  const version = packages.find((pkg) => pkg.name === core)?.manifest.version
  return listed(
    packages.flatMap(({ name, manifest }) => [
      ...(manifest.version === version ? [] : [`${name} has version ${manifest.version}`]),
      ...(name === core || manifest.peerDependencies?.[core] === version
        ? []
        : [`${name} wants ${core} ${manifest.peerDependencies?.[core]}`]),
    ]),
  )
}

function listed(problems) {
  return problems.length === 0 ? undefined : problems.join('\n')
}
