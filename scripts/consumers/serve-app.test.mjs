import { expect, it, describe } from 'vitest'
import { freePort } from '../machine/free-port.mjs'
import { serveApp } from './serve-app.mjs'

describe('the server of an app', () => {
  const serve = async (code, patience) => {
    const port = await freePort()
    const url = `http://127.0.0.1:${port}/`
    return serveApp(['-e', `const port = ${port}; ${code}`], { url, patience }).then(
      async ({ stop }) => {
        const { status } = await fetch(url)
        await stop()
        return status
      },
      (error) => error.message.replace(url, 'URL'),
    )
  }
  const answering = (status) =>
    `require('http').createServer((_, to) => to.writeHead(${status}).end()).listen(port, '127.0.0.1')`

  it('is waited for until it answers', async () => {
    expect(await serve(`setTimeout(() => ${answering(200)}, 300)`)).toBe(200)
  })

  it('shows what it said before it ended', async () => {
    const problem = await serve(`console.log('starting'); console.error('no such module: ui'); process.exitCode = 3`)
    expect(problem).toMatch(/^The server of the app ended with exit code 3\.\nIt printed:\n/)
    expect(problem).toContain('starting')
    expect(problem).toContain('no such module: ui')
  })

  it('shows the end of what it says while it does not answer', async () => {
    const problem = await serve(
      `for (let line = 1; line <= 100; line++) console.log('line ' + line); setInterval(() => 0, 1000)`,
      1_000,
    )
    expect(problem).toMatch(/^The app does not answer at URL\.\nThe last lines of what it printed:\nline 61\n/)
    expect(problem).toMatch(/line 100$/)
  })

  it('says with which status it fails', async () => {
    expect(await serve(answering(500), 2_500)).toBe('The app answers with status 500 at URL.\nIt printed nothing.')
  })
})
