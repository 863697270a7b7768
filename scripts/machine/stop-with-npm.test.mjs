import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, it } from 'vitest'

const program = `
  import { stopWithNpm } from ${JSON.stringify(new URL('stop-with-npm.mjs', import.meta.url).href)}
  stopWithNpm({ every: 20 })
  process.on('SIGTERM', () => { process.stdout.write('stopped'); process.exit(0) })
  process.stdout.write(process.pid + ' ')
  setInterval(() => {}, 1000)
`

it.skipIf(process.platform === 'win32')('stops a process whose npm is gone', async () => {
  // The shell stands for npm's; what follows the command keeps it from handing its place on.
  const shell = spawn('sh', ['-c', '"$0" --input-type=module -e "$1"; true', process.execPath, program], {
    env: { ...process.env, npm_lifecycle_event: 'start' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  shell.stdout.on('data', (chunk) => (said += chunk))
  await once(shell.stdout, 'data')
  const pid = Number(said)
  try {
    shell.kill('SIGKILL')
    await once(shell.stdout, 'close')
    expect(said).toBe(`${pid} stopped`)
  } finally {
    if (!said.endsWith('stopped')) process.kill(pid, 'SIGKILL')
  }
})
