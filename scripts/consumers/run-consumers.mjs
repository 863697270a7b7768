import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildHost } from '../build/build-host.mjs'
import { buildPackages } from '../build/build-packages.mjs'
import { freePort } from '../machine/free-port.mjs'
import { runCommand } from '../machine/run-command.mjs'
import { packPackage } from '../packaging/pack-package.mjs'
import { checkResult, skippedCheck } from '../results/results.mjs'
import { consumers } from './consumers.mjs'
import { pageProblem } from './look-at-page.mjs'
import { makeConsumer } from './make-consumer.mjs'
import { registryProblem } from './registry-problem.mjs'
import { serveApp } from './serve-app.mjs'
import { firstCampaignNames, startApi } from './start-api.mjs'

const needed = ['@inlay/sdk-core', '@inlay/react-campaigns']

/**
 * Installs the packed packages in fresh apps, builds these, and looks at the campaigns in Chromium, in frames where an app
 * has no React. An app whose
 * dependencies cannot be had here, without a registry, is skipped.
 */
export async function runConsumers({ say = console.log } = {}) {
  const packages = (await buildPackages({ say })).filter((pkg) => needed.includes(pkg.name))
  const folder = await mkdtemp(join(tmpdir(), 'inlay-consumers-'))
  const ports = await Promise.all(consumers.map(freePort))
  const staticDir = await buildHost({ say })
  const api = await startApi({ staticDir, allowedOrigins: ports.map((port) => `http://127.0.0.1:${port}`) })
  try {
    const packed = await Promise.all(packages.map((pkg) => packPackage(pkg, folder)))
    const apps = consumers.map((consumer, index) => ({
      consumer,
      port: ports[index],
      home: join(folder, `app-${index}`),
    }))
    const outOfReach = await registryProblem()
    const installed = await Promise.all(
      apps.map(({ consumer, home }) => makeConsumer(consumer, home, packed, { offline: outOfReach !== undefined })),
    )
    const campaigns = await firstCampaignNames(api)
    const results = await inLanes(2, apps, async (app, index) => {
      const { code, output } = installed[index]
      const title = `${app.consumer.name} shows the campaigns list from the packed packages`
      const texts = [...campaigns, ...app.consumer.texts]
      const result =
        code === 0
          ? checkResult(title, await appProblem({ ...app, api, texts }))
          : outOfReach === undefined
            ? checkResult(title, output.trim())
            : skippedCheck(title, `${outOfReach}, and npm's cache does not have all that it needs`)
      say(`${app.consumer.name}: ${result.state}`)
      return result
    })
    return results
  } finally {
    await api.close()
    await rm(folder, { recursive: true, force: true })
  }
}

/** So many at a time, each in its turn; the answers are in the order of what was given. */
async function inLanes(count, all, run) {
  const answers = []
  const left = [...all.entries()]
  const lane = async () => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) {
      const [index, each] = next
      answers[index] = await run(each, index)
    }
  }
  await Promise.all(Array.from({ length: count }, lane))
  return answers
}

async function appProblem({ consumer, home, port, api, texts }) {
  const env = { ...consumer.environment(api), NODE_ENV: undefined }
  for (const [program, ...args] of consumer.build) {
    const { code, output } = await runCommand(process.execPath, [join(home, 'node_modules', program), ...args], {
      cwd: home,
      env,
      output: 'collect',
    })
    if (code !== 0) return `${program} ${args.join(' ')}:\n${output.trim()}`
  }
  const [program, ...args] = consumer.serve(port)
  const url = `http://127.0.0.1:${port}/`
  let server
  try {
    server = await serveApp([join(home, 'node_modules', program), ...args], { url, cwd: home, env })
  } catch (error) {
    return error.message
  }
  try {
    return await pageProblem({ url, texts, framed: consumer.framed })
  } finally {
    await server.stop()
  }
}
