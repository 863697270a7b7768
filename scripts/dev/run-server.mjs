import { pathToFileURL } from 'node:url'

const { main } = await import(pathToFileURL(process.argv[2] ?? '').href)
await main({})
process.send?.('ready')
