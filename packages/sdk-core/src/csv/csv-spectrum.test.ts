import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readCsv } from './reading/read-csv'

const suite = dirname(createRequire(import.meta.url).resolve('csv-spectrum'))
const names = readdirSync(join(suite, 'csvs')).map((file) => file.replace('.csv', ''))

/** In this one the answer is no list, and has another number than the file. */
const misprint = {
  name: 'location_coordinates',
  of: (answer: unknown) => Object.assign({}, answer, { 'Contact Phone Number': '2095257564' }),
}

describe('the public suite csv-spectrum', () => {
  it('is there', () => {
    expect(names.length).toBeGreaterThanOrEqual(12)
  })

  it.each(names)('%s', async (name) => {
    const bytes = readFileSync(join(suite, 'csvs', `${name}.csv`))
    const expected: unknown = JSON.parse(readFileSync(join(suite, 'json', `${name}.json`), 'utf8'))
    const table = await readCsv(new Uint8Array(bytes))
    const records = Array.from({ length: table.rowCount }, (_, row) =>
      Object.fromEntries(table.columns.map(({ name: column, values }) => [column, values[row]])),
    )
    expect(records).toEqual(name === misprint.name ? [misprint.of(expected)] : expected)
  })
})
