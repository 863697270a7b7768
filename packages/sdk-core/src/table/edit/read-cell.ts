import { safeHref } from '../../ui/link/safe-href'
import { isAbsent, plainText } from '../columns/cell-text'
import { readList } from '../../values/list-text'
import { webAddress } from '../columns/web-address'
import { readColumn } from '../columns/read-column'
import type { TableColumn } from '../columns/table-column'
import type { CellEdit, CellReading } from './cell-edit'
import { readBoolean } from './read-boolean'
import { copiedInstant, instantOf, wallOf, withWall } from './instants'
import { editOf } from './edit-of'
import { numberCell } from './number-cell'

export interface CellReader {
  readonly locale: string
  readonly readDate: (text: string) => { readonly value?: string; readonly fault?: string }
  /** A day and the time behind it: `2026-03-01T09:30`. */
  readonly readDateTime: (text: string) => { readonly value?: string; readonly fault?: string }
  readonly words: {
    readonly required: () => string
    readonly notANumber: (text: string) => string
    readonly notABoolean: (text: string) => string
    readonly yes: () => string
    readonly no: () => string
    readonly notAnEmail: (text: string) => string
    readonly notAnAddress: (text: string) => string
    readonly notAChoice: (text: string) => string
    readonly notJson: (problem: string) => string
  }
}

/** What a text that was typed or pasted into a cell means. */
export function readCell<Row>(column: TableColumn<Row>, text: string, row: Row, reader: CellReader): CellReading {
  const edit = editOf(column) ?? {}
  const isEmpty = text.trim() === ''
  if (isEmpty && edit.required) return { error: reader.words.required() }
  const reading = edit.read ? edit.read(text, row) : kindReading(column, text, edit, reader, row)
  if ('error' in reading) return reading
  const fault = edit.check?.(reading.value, row)
  return fault === undefined ? reading : { error: fault }
}

function kindReading<Row>(
  column: TableColumn<Row>,
  text: string,
  { choices }: CellEdit<Row>,
  reader: CellReader,
  row: Row,
): CellReading {
  const { locale, words } = reader
  const trimmed = text.trim()
  if (choices) {
    if (trimmed === '') return { value: null }
    const same = (label: string) => label.localeCompare(trimmed, locale, { sensitivity: 'base' }) === 0
    const choice = choices.find(({ value, label }) => same(label) || same(plainText(value)))
    return choice ? { value: choice.value } : { error: words.notAChoice(trimmed) }
  }
  switch (column.kind) {
    case 'number': {
      const value = numberCell(locale, column.format).read(text)
      return value === undefined ? { error: words.notANumber(trimmed) } : { value }
    }
    case 'date':
      return trimmed === '' ? { value: null } : dateReading(column, trimmed, readColumn(column)(row), reader)
    case 'list':
      return { value: readList(text) }
    case 'json':
      return trimmed === '' ? { value: null } : jsonReading(trimmed, words)
    case 'email': {
      // As it comes where a link was copied.
      const address = trimmed.replace(/^mailto:/i, '')
      return address === '' || /^[^\s@:]+@[^\s@]+\.[^\s@]+$/.test(address)
        ? { value: address }
        : { error: words.notAnEmail(trimmed) }
    }
    case 'link':
      return trimmed === '' || isAddress(trimmed) ? { value: trimmed } : { error: words.notAnAddress(trimmed) }
    case 'long-text':
      return { value: text.trim() }
    case 'boolean': {
      if (trimmed === '') return { value: null }
      const value = readBoolean(trimmed, reader)
      return value === undefined ? { error: words.notABoolean(trimmed) } : { value }
    }
    case undefined:
    case 'text':
      return { value: ofSameType(readColumn(column)(row), trimmed, reader) ?? oneLine(trimmed) }
    case 'badge':
    case 'own':
      return { value: oneLine(trimmed) }
  }
}

function oneLine(text: string): string {
  return text.replaceAll(/\s*\n\s*/g, ' ')
}

/** A number or a truth where one stood before, as far as the text is one: a column without a kind may hold them. */
function ofSameType(before: unknown, text: string, reader: CellReader): number | boolean | undefined {
  if (typeof before === 'boolean') return readBoolean(text, reader)
  if (typeof before !== 'number') return undefined
  // Such a cell shows its number as it is, without regard to the locale.
  return String(Number(text)) === text ? Number(text) : (numberCell(reader.locale).read(text) ?? undefined)
}

/** A day; where an instant stands, that day at the time that it had, unless another is written. */
function dateReading<Row>(column: TableColumn<Row>, text: string, before: unknown, reader: CellReader): CellReading {
  const time = instantOf(before)
  const copied = time !== undefined || isAbsent(before) ? copiedInstant(text, before) : undefined
  if (copied) return copied
  const { value: day, fault } = reader.readDate(text)
  if (time === undefined) return day === undefined ? { error: fault ?? '' } : { value: day }
  const wall = day === undefined ? reader.readDateTime(text).value : `${day}${wallOf(time, column).slice(10)}`
  return wall === undefined ? { error: fault ?? '' } : { value: withWall(before, wall, column) }
}

function isAddress(text: string): boolean {
  const address = webAddress(text)
  if (/\s/.test(text) || safeHref(address) === undefined || !URL.canParse(address, 'https://example.com')) return false
  // Whoever leaves out the scheme means a name with a dot: a word alone is no address of the web.
  return address === text || /[.:]|^localhost$/.test(new URL(address).hostname)
}

function jsonReading(text: string, words: CellReader['words']): CellReading {
  try {
    return { value: JSON.parse(text) }
  } catch (error) {
    return { error: words.notJson(error instanceof Error ? error.message : '') }
  }
}
