import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { context } from 'esbuild'
import { serverBuildOptions } from '../build/build-server.mjs'
import { projectRoot, serverOutput } from '../project/paths.mjs'

/**
 * Bundles the server on every change and runs the newest bundle. The former one ends before the next one starts, because
 * only one process may hold the data folder.
 * @param {{ env: Record<string, string> }} options
 */
export async function watchServer({ env }) {
  const outfile = join(serverOutput, 'cli.dev.mjs')
  const runner = join(projectRoot, 'scripts/dev/run-server.mjs')
  let child
  // Who waits for one version is answered by whichever comes next; a promise is replaced only once it is kept.
  let ready = deferred()
  let turn = Promise.resolve()

  const restart = async () => {
    await stopProcess(child)
    child = spawn(process.execPath, ['--enable-source-maps', runner, outfile], {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    child.once('message', () => ready.keep())
  }
  const bundle = await context({
    ...serverBuildOptions,
    entryPoints: [join(projectRoot, 'apps/mock-server/src/cli.ts')],
    outfile,
    plugins: [
      ...serverBuildOptions.plugins,
      {
        name: 'run-the-newest',
        setup(build) {
          build.onEnd(({ errors }) => {
            if (errors.length > 0) return
            if (ready.kept) ready = deferred()
            turn = turn.then(restart)
          })
        },
      },
    ],
  })
  await bundle.watch()

  return {
    untilReady: () => ready.promise,
    async close() {
      await bundle.dispose()
      await turn
      await stopProcess(child)
    },
  }
}

function stopProcess(child) {
  if (child === undefined || child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    child.once('exit', resolve)
    child.kill('SIGTERM')
  })
}

function deferred() {
  let resolve
  const promise = new Promise((done) => (resolve = done))
  const state = {
    promise,
    kept: false,
    keep() {
      state.kept = true
      resolve()
    },
  }
  return state
}
