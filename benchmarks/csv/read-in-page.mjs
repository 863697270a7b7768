import { previewCsv, readCsv } from '@inlay/sdk-core/csv'
import Papa from 'papaparse'
import { watchLongTasks } from '../table/kit/clocks.mjs'
import { tableColumns, tableRows } from '../table/kit/contacts.mjs'

const rowCount = 100_000
/** Of so many columns it is 11 MB. */
const columns = tableColumns.filter(({ key }) => !['domain', 'owner', 'updated', 'stage', 'country'].includes(key))

function file() {
  const header = columns.map(({ label }) => label).join(',')
  // As people's files have them: cells with a comma in them, in quotes.
  const cell = (row, key) => (key === 'title' && row.score > 90 ? `"${row.title}, ${row.stage}"` : row[key])
  const lines = tableRows(rowCount).map((row) => columns.map(({ key }) => cell(row, key)).join(','))
  return new File([[header, ...lines].join('\n')], 'contacts.csv', { type: 'text/csv' })
}

const readers = {
  inlay: { preview: (source) => previewCsv(source), all: (source) => readCsv(source) },
  // Its own way to take a file: in pieces, with the delimiter found out, rows as arrays.
  papaparse: {
    preview: (source) => parsed(source, { preview: 50 }),
    all: (source) => parsed(source, {}),
  },
}

function parsed(source, options) {
  return new Promise((resolve, reject) => {
    Papa.parse(source, {
      ...options,
      complete: ({ data }) => resolve({ rowCount: data.length - 1 }),
      error: reject,
    })
  })
}

/** Milliseconds until the first rows of the file and until all of them are there, each time a file of its own. */
globalThis.readFile = async (name) => {
  const source = file()
  const takeLongTasks = watchLongTasks()
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  takeLongTasks()
  const time = async (read) => {
    const started = performance.now()
    const { rowCount: rows } = await read(source)
    return { ms: performance.now() - started, rows }
  }
  const preview = await time(readers[name].preview)
  const all = await time(readers[name].all)
  if (all.rows !== rowCount) throw new Error(`${all.rows} rows were read`)
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  return {
    preview: preview.ms,
    all: all.ms,
    'longest task': Math.max(0, ...takeLongTasks()),
    'size (MB)': source.size / 1e6,
  }
}
