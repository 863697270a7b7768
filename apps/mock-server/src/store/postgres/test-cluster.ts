import { execFileSync, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { freePort } from '../../testing/free-port'

export interface TestDatabase {
  readonly connectionString: string
  stop(): void
}

/**
 * A real PostgreSQL for tests: the one of `TEST_DATABASE_URL`, or a new cluster in a temporary folder made by the
 * binaries of this machine. Nothing where there is neither.
 */
export async function startTestDatabase(): Promise<TestDatabase | undefined> {
  const connectionString = process.env['TEST_DATABASE_URL']
  if (connectionString) return { connectionString, stop() {} }
  const binaries = postgresBinaries()
  return binaries === undefined ? undefined : startCluster(binaries)
}

function postgresBinaries(): string | undefined {
  const packaged = '/usr/lib/postgresql'
  const versions = existsSync(packaged) ? readdirSync(packaged).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [
    ...versions.map((version) => join(packaged, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(delimiter),
  ]
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'pg_ctl')))
}

async function startCluster(binaries: string): Promise<TestDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'inlay-postgres-'))
  const data = join(folder, 'data')
  const port = await freePort()
  // PostgreSQL refuses to run as root.
  const asRoot = process.getuid?.() === 0
  const run = (program: string, ...rest: readonly string[]) => {
    const command = [join(binaries, program), ...rest]
    const [first = '', ...others] = asRoot ? ['runuser', '-u', 'postgres', '--', ...command] : command
    execFileSync(first, others, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
  }
  if (asRoot) {
    chownSync(folder, idOf('-u'), idOf('-g'))
  }
  const stop = () => {
    try {
      run('pg_ctl', 'stop', '-D', data, '-m', 'immediate', '-w')
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }
  try {
    run('initdb', '-D', data, '-U', 'inlay', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync')
    const settings = `-c port=${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=off`
    run('pg_ctl', 'start', '-D', data, '-w', '-l', join(folder, 'log'), '-o', settings)
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw error
  }
  return { connectionString: `postgresql://inlay@127.0.0.1:${port}/postgres`, stop }
}

function idOf(flag: '-u' | '-g'): number {
  return Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout)
}
