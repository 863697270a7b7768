// Serves the pages, to be opened in a browser or measured by another driver: node benchmarks/table/serve.mjs [port]
import { pages } from './pages/pages.mjs'
import { servePages } from './serve-pages.mjs'

const { addressOf } = await servePages({ port: Number(process.argv[2] ?? 0) })
for (const name of Object.keys(pages)) console.log(addressOf(name))
