import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, it } from 'vitest'

const child = `
  const stay = setInterval(() => {}, 1000)
  process.on('SIGTERM', () => { clearInterval(stay); console.log('stopped') })
  console.log(process.pid)
`
const program = `
  import { runCommand } from ${JSON.stringify(new URL('run-command.mjs', import.meta.url).href)}
  await runCommand(process.execPath, ['-e', ${JSON.stringify(child)}])
  console.log('went on')
  setInterval(() => {}, 1000)
`

it.skipIf(process.platform === 'win32')(
  'asks the program to stop when it is asked itself, and ends after it',
  async () => {
    const parent = spawn(process.execPath, ['--input-type=module', '-e', program], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let said = ''
    parent.stdout.on('data', (chunk) => (said += chunk))
    await once(parent.stdout, 'data')
    const pid = Number(said)
    try {
      parent.kill('SIGTERM')
      const [, signal] = await once(parent, 'close')
      expect(said).toBe(`${pid}\nstopped\n`)
      expect(signal).toBe('SIGTERM')
    } finally {
      parent.kill('SIGKILL')
      if (!said.includes('stopped')) process.kill(pid, 'SIGKILL')
    }
  },
)
