import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmod, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, delimiter, join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { projectRoot } from './project/paths.mjs'

const notCloned = new Set(['.git', '.inlay', 'dist', 'node_modules', 'storybook-static', 'test-results'])

/** An npm that notes what it was asked for and fails, first on the path. */
const npm = '#!/bin/sh\necho "$*" >> "$(dirname "$0")/asked"\necho npm: no\nexit 1\n'

describe.skipIf(process.platform === 'win32')('in a fresh clone', () => {
  let folder
  let clone
  let asked

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'inlay-clone-'))
    clone = join(folder, 'clone')
    asked = join(folder, 'bin', 'asked')
    await cp(projectRoot, clone, { recursive: true, filter: (path) => !notCloned.has(basename(path)) })
    await mkdir(join(folder, 'bin'))
    await writeFile(join(folder, 'bin/npm'), npm)
    await chmod(join(folder, 'bin/npm'), 0o755)
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))
  beforeEach(() => writeFile(asked, ''))

  const run = (name, ...options) => runWith({}, name, ...options)

  async function runWith(environment, name, ...options) {
    const { scripts } = JSON.parse(await readFile(join(clone, 'package.json'), 'utf8'))
    const [node, ...args] = scripts[name].split(' ')
    expect(node).toBe('node')
    const env = {
      ...process.env,
      PATH: `${join(folder, 'bin')}${delimiter}${process.env.PATH}`,
      npm_execpath: '',
      PORT: '0',
      ...environment,
    }
    const ended = spawnSync(process.execPath, [...args, ...options], { cwd: clone, env, encoding: 'utf8' })
    const { status, stdout, stderr } = ended
    const said = (stdout + stderr).trim().split('\n')
    return { status, stdout, stderr, said, asked: (await readFile(asked, 'utf8')).trim() }
  }

  it.each(['start', 'test', 'dev', 'storybook', 'build', 'size', 'openapi', 'bench'])(
    'npm run %s installs first, and says in one line that this failed',
    async (name) => {
      expect(await run(name)).toMatchObject({
        status: 1,
        asked: 'ci --include=dev --no-audit --no-fund',
        said: [
          'Installing dependencies from package-lock.json (npm ci); about half a minute.',
          'npm: no',
          'npm ci failed with exit code 1; its messages stand above.',
        ],
      })
    },
  )

  it.each([
    [
      'start',
      'none is taken here. Ports and the rest are set by the environment, as in PORT=4000 npm start (README.md)',
    ],
    ['dev', 'none is taken here'],
    ['build', 'none is taken here'],
    ['size', 'there is --json'],
    ['bench', 'there is --json'],
    ['openapi', 'there is --check'],
    ['spec', 'there is --json, --missing'],
  ])('npm run %s refuses an option that it does not know, before it does anything', async (name, instead) => {
    expect(await run(name, '--bogus')).toMatchObject({
      status: 1,
      asked: '',
      said: [`There is no option --bogus; ${instead}.`],
    })
  })

  it('npm start takes what stands behind an option for its value', async () => {
    expect((await run('start', '--port', '4000')).said).toEqual([expect.stringMatching(/^There is no option --port;/)])
  })

  it('npm start refuses a taken port before it installs anything', async () => {
    const taken = createServer()
    taken.listen(0, '127.0.0.1')
    await once(taken, 'listening')
    const { port } = taken.address()
    expect(await runWith({ PORT: String(port) }, 'start')).toMatchObject({
      status: 1,
      asked: '',
      said: [`Port ${port} is taken. Stop what listens there, or choose another with PORT and EMBED_PORT.`],
    })
    taken.close()
  })

  it('what programs read is not mixed with what the installation says', async () => {
    expect(await run('size', '--json')).toMatchObject({ stdout: '', asked: expect.stringContaining('ci') })
  })

  it('npm run spec needs nothing installed, and says that no test has run', async () => {
    expect(await run('spec')).toMatchObject({
      status: 1,
      asked: '',
      said: ['No test has run yet. Run npm test first.'],
    })
  })

  it('npm run spec gives programs what is known where no test has run', async () => {
    const { status, stdout, stderr } = await run('spec', '--json')
    expect({ status, stderr }).toEqual({ status: 1, stderr: 'No test has run yet. Run npm test first.\n' })
    const { total, proven, groups, stages } = JSON.parse(stdout)
    expect({ proven, stages: { ...stages, missing: stages.missing.length > 0 } }).toEqual({
      proven: 0,
      stages: { lastRun: null, older: [], missing: true },
    })
    expect(Object.values(groups).flatMap(({ missing }) => missing)).toHaveLength(total)
  })
})
