import { pathToFileURL } from 'node:url'

const { main } = await import(pathToFileURL(process.argv[2] ?? '').href)
await main({})
process.send?.('ready')
// Whoever watches the sources is gone: nobody would stop or replace this server any more.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
