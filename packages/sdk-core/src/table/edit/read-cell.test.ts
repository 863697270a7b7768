import { describe, expect, it } from 'vitest'
import { columnText } from '../columns/cell-text'
import { clipboardTexts } from '../columns/clipboard-text'
import { readTsv } from '../grid/read-tsv'
import { tsvText } from '../grid/tsv'
import type { TableColumn } from '../columns/table-column'
import { readCell, type CellReader } from './read-cell'
import { canEdit, rowWith } from './edit-of'
import { writeCell } from './write-cell'

interface Thing {
  readonly name: string
}

const row: Thing = { name: 'Thing' }
const reader: CellReader = {
  locale: 'de',
  readDate: (text) => (text === '1.3.2026' ? { value: '2026-03-01' } : { fault: `no date: ${text}` }),
  readDateTime: (text) => (text === '1.3.2026 9:15' ? { value: '2026-03-01T09:15' } : { fault: `no date: ${text}` }),
  words: {
    required: () => 'required',
    notANumber: (text) => `no number: ${text}`,
    notABoolean: (text) => `neither: ${text}`,
    yes: () => 'Ja',
    no: () => 'Nein',
    notAnEmail: (text) => `no email: ${text}`,
    notAnAddress: (text) => `no address: ${text}`,
    notAChoice: (text) => `no choice: ${text}`,
    notJson: () => 'no json',
  },
}
const column = (part: object) => ({ id: 'name', header: 'Name', edit: true, ...part }) as TableColumn<Thing>
const read = (part: object, text: string) => readCell(column(part), text, row, reader)
const choices = [
  { value: 'open', label: 'Offen' },
  { value: 2, label: 'Zwei' },
]

describe('a text in a cell', () => {
  it.each([
    [{}, ' two \n words ', { value: 'two words' }],
    [{}, '', { value: '' }],
    [{ kind: 'long-text' }, 'two\nlines ', { value: 'two\nlines' }],
    [{ kind: 'number' }, '1.234,5', { value: 1234.5 }],
    [{ kind: 'number' }, '', { value: null }],
    [{ kind: 'number' }, 'x', { error: 'no number: x' }],
    [{ kind: 'date' }, '1.3.2026', { value: '2026-03-01' }],
    [{ kind: 'date' }, 'soon', { error: 'no date: soon' }],
    [{ kind: 'list' }, 'a, b,,a', { value: ['a', 'b'] }],
    [{ kind: 'list' }, 'a, "b,c", "d ""e""", 5" pipe', { value: ['a', 'b,c', 'd "e"', '5" pipe'] }],
    [{ kind: 'list' }, '"two\nlines"\nthree', { value: ['two\nlines', 'three'] }],
    [{ kind: 'list' }, '"open, b', { value: ['"open', 'b'] }],
    [{ kind: 'number', format: { style: 'percent' } }, '15', { value: 0.15 }],
    [{ kind: 'number', format: { style: 'percent' } }, '15 %', { value: 0.15 }],
    [{ kind: 'number', format: { style: 'percent' } }, '7,1%', { value: 0.071 }],
    [{ kind: 'number', format: { style: 'percent' } }, '15 kg', { error: 'no number: 15 kg' }],
    [{ kind: 'number', format: { style: 'currency', currency: 'EUR' } }, '1.235,50 €', { value: 1235.5 }],
    [{ kind: 'number', format: { style: 'currency', currency: 'EUR' } }, '-12 EUR', { value: -12 }],
    [{ kind: 'number', format: { style: 'currency', currency: 'EUR' } }, '$5', { error: 'no number: $5' }],
    [{ kind: 'number', format: { style: 'unit', unit: 'kilometer' } }, '5 km', { value: 5 }],
    [{ kind: 'boolean' }, 'TRUE', { value: true }],
    [{ kind: 'boolean' }, 'no', { value: false }],
    [{ kind: 'boolean' }, '1', { value: true }],
    [{ kind: 'boolean' }, 'nein', { value: false }],
    [{ kind: 'boolean' }, '', { value: null }],
    [{ kind: 'boolean' }, 'maybe', { error: 'neither: maybe' }],
    [{ kind: 'json' }, '{"a":1}', { value: { a: 1 } }],
    [{ kind: 'json' }, '{', { error: 'no json' }],
    [{ kind: 'email' }, 'a@b.example', { value: 'a@b.example' }],
    [{ kind: 'email' }, 'a@b', { error: 'no email: a@b' }],
    [{ kind: 'email' }, 'mailto:a@b.example', { value: 'a@b.example' }],
    [{ kind: 'link' }, 'inlay.example', { value: 'inlay.example' }],
    [{ kind: 'link' }, 'foo bar', { error: 'no address: foo bar' }],
    [{ kind: 'link' }, 'foo', { error: 'no address: foo' }],
    [{ kind: 'link' }, 'https://foo bar', { error: 'no address: https://foo bar' }],
    [{ kind: 'link' }, 'localhost/a', { value: 'localhost/a' }],
    [{ kind: 'link' }, '/contacts', { value: '/contacts' }],
    [{ kind: 'link' }, 'javascript:alert(1)', { error: 'no address: javascript:alert(1)' }],
    [{ edit: { choices } }, 'OFFEN', { value: 'open' }],
    [{ edit: { choices } }, '2', { value: 2 }],
    [{ edit: { choices } }, 'Drei', { error: 'no choice: Drei' }],
    [{ edit: { required: true } }, ' ', { error: 'required' }],
    [{ edit: { check: () => 'too long' } }, 'x', { error: 'too long' }],
    [{ edit: { read: (text: string) => ({ value: text.length }) } }, 'four', { value: 4 }],
  ])('of %j: %j', (part, text, expected) => expect(read(part, text)).toEqual(expected))

  it('is there to begin with as a person would write it', () => {
    expect(writeCell(column({ kind: 'number' }), 1234.5, row, 'de')).toBe('1234,5')
    expect(writeCell(column({ kind: 'date' }), '2026-03-01', row, 'en-GB')).toBe('1 Mar 2026')
    expect(writeCell(column({ kind: 'list' }), ['a', 'b'], row, 'de')).toBe('a, b')
    expect(writeCell(column({ kind: 'number', format: { style: 'percent' } }), 0.125, row, 'en')).toBe('12.5')
    expect(writeCell(column({ kind: 'number', format: { style: 'percent' } }), 0.07, row, 'en')).toBe('7')
    expect(writeCell(column({ kind: 'json' }), { a: 1 }, row, 'de')).toBe('{\n  "a": 1\n}')
    expect(writeCell(column({}), null, row, 'de')).toBe('')
  })

  it('stays a number or a truth where one stood before, as far as it is one', () => {
    const at = (name: unknown, text: string) => readCell(column({}), text, { name } as Thing, reader)
    expect(at(42, '43')).toEqual({ value: 43 })
    expect(at(0.125, '0.25')).toEqual({ value: 0.25 })
    expect(at(42, '1.234,5')).toEqual({ value: 1234.5 })
    expect(at(42, 'many')).toEqual({ value: 'many' })
    expect(at(42, '')).toEqual({ value: '' })
    expect(at(true, 'nein')).toEqual({ value: false })
    expect(at('42', '43')).toEqual({ value: '43' })
  })

  it.each([
    ['en', { style: 'currency', currency: 'USD' }, 1235.5],
    ['en', { style: 'currency', currency: 'USD', currencySign: 'accounting' }, -1235.5],
    ['en', { style: 'currency', currency: 'USD', currencyDisplay: 'name' }, 2000.5],
    ['en-CA', { style: 'currency', currency: 'USD' }, 2000.5],
    ['de', { style: 'currency', currency: 'EUR' }, -2000.5],
    ['sv', { style: 'currency', currency: 'SEK' }, 1234.5],
    ['ar-EG', { style: 'currency', currency: 'EGP' }, -1234.5],
    ['he', { style: 'currency', currency: 'ILS' }, -1234.5],
    ['ar-EG', { style: 'percent' }, 0.12],
    ['fr', { style: 'percent', maximumFractionDigits: 1 }, 0.125],
    ['tr', { style: 'percent' }, 0.15],
    ['en', { style: 'unit', unit: 'mile', unitDisplay: 'long' }, 3],
  ] as const)('reads what a number column shows: %s %j %d', (locale, format, value) => {
    const shown = new Intl.NumberFormat(locale, format).format(value)
    expect(readCell(column({ kind: 'number', format }), shown, row, { ...reader, locale })).toEqual({ value })
  })

  it.each([
    ['de', { kind: 'number' }, 0.125],
    ['de', { kind: 'number' }, 1234.125],
    ['de', { kind: 'number', format: { style: 'percent' } }, 0.071],
    ['en', { kind: 'number', format: { style: 'percent' } }, -0.125],
    ['en', { kind: 'number', format: { style: 'currency', currency: 'EUR' } }, 1235.5],
    ['en', { kind: 'list' }, ['a', 'b,c', ' d', 'two\nlines', '"e" f', 'g "h"']],
    ['en', { kind: 'json' }, [1, ['a, b']]],
    ['en', { kind: 'boolean' }, false],
  ])('reads what has been copied, in %s from %j: %j', (locale, part, value) => {
    const own = column(part)
    const copied = readTsv(tsvText([[clipboardTexts(own, locale)(value, row)]]))[0]?.[0] ?? ''
    expect(readCell(own, copied, row, { ...reader, locale })).toEqual({ value })
    expect(readCell(own, writeCell(own, value, row, locale), row, { ...reader, locale })).toEqual({ value })
  })

  it('leaves lists that nobody can misread as they look', () => {
    expect(columnText(column({ kind: 'list' }), ['SAP', '5" pipe', 'a b'], row)).toBe('SAP, 5" pipe, a b')
  })

  describe('where an instant stands', () => {
    const at = (name: unknown, text: string, timeZone = 'America/New_York') =>
      readCell(column({ kind: 'date', format: { timeZone } }), text, { name } as Thing, reader)
    const april = '2026-04-04T03:30:12.500Z'

    it('keeps its time when the day is changed, across summer time too', () => {
      // 23:30 on the day before, where the column is read.
      expect(at(april, '1.3.2026')).toEqual({ value: '2026-03-02T04:30:12.500Z' })
      expect(at(Date.parse(april), '1.3.2026')).toEqual({ value: Date.parse('2026-03-02T04:30:12.500Z') })
      expect(at(new Date(april), '1.3.2026')).toEqual({ value: new Date('2026-03-02T04:30:12.500Z') })
    })

    it('takes a time that is written', () => {
      expect(at(april, '1.3.2026 9:15')).toEqual({ value: '2026-03-01T14:15:00.000Z' })
    })

    it('takes what was copied from such a cell, also where none stands yet', () => {
      expect(at(april, '2025-01-02T10:00:00.000Z')).toEqual({ value: '2025-01-02T10:00:00.000Z' })
      expect(at(null, april)).toEqual({ value: april })
      expect(at(5, '1775273412500')).toEqual({ value: 1_775_273_412_500 })
      expect(at('2026-03-01', april)).toEqual({ error: `no date: ${april}` })
    })

    it('begins with what the cell shows', () => {
      const write = (format: object) => writeCell(column({ kind: 'date', format }), april, row, 'en-US')
      expect(write({ timeZone: 'America/New_York' })).toBe('Apr 3, 2026')
      expect(write({ timeZone: 'UTC', dateStyle: 'full', timeStyle: 'short' })).toBe('Apr 4, 2026, 3:30 AM')
    })
  })

  it('changes only what the column lets be changed', () => {
    expect(canEdit(column({}), row)).toBe(true)
    expect(canEdit(column({ edit: undefined }), row)).toBe(false)
    expect(canEdit(column({ edit: { canEdit: () => false } }), row)).toBe(false)
    expect(rowWith(column({}), row, 'New')).toEqual({ name: 'New' })
    expect(
      rowWith(column({ edit: { apply: (_: Thing, name: string) => ({ name: `${name}!` }) } }), row, 'New'),
    ).toEqual({
      name: 'New!',
    })
  })
})
