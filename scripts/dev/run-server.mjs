import { pathToFileURL } from 'node:url'

// Whoever watches the sources may go at any time, also while the server starts: nobody would stop or replace it any more.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))

const { main } = await import(pathToFileURL(process.argv[2] ?? '').href)
await main({})
if (process.connected) process.send?.('ready')
