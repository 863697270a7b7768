import { expect, it } from 'vitest'
import { countWords } from './count-words'
import { makeDoc, makeDocx, makePdf } from './fixtures/make-documents'
import { paragraphsOf } from './paragraphs-of'
import { readDocument } from './read-document'
import { sentencesOf } from './sentences-of'

it('reads a PDF page after page', async () => {
  const { text, pages } = await readDocument('Guide.PDF', makePdf('Cold chain (all year)\nSecond line', 'Customs'))
  expect(pages).toBe(2)
  expect(text).toMatch(/Cold chain \(all year\)\s+Second line\s+Customs/)
})

it('reads the paragraphs of a DOCX, without what was deleted', async () => {
  const bytes = makeDocx(['Pallets & crates', 'From <Oslo>'], 3)
  expect(await readDocument('a.docx', bytes)).toEqual({ text: 'Pallets & crates\nFrom <Oslo>', pages: 3 })
})

it('reads a DOC from its pieces, and of fields what people see', async () => {
  const bytes = makeDoc('See \x13 HYPERLINK "x" \x14our site\x15.\r', 'Überfahrt nach Ålesund\r')
  expect((await readDocument('a.doc', bytes)).text).toBe('See our site.\nÜberfahrt nach Ålesund')
})

const text = new TextEncoder()

it.each([
  ['a.pdf', new Uint8Array(), /is empty/],
  ['a.pdf', text.encode('hello'), /not a PDF file/],
  ['a.pdf', text.encode('%PDF-1.7 and no more'), /PDF is broken/],
  ['a.docx', makePdf('x'), /is a PDF file, although it is named like a DOCX file/],
  ['a.docx', makeDocx(['x']).slice(0, 80), /DOCX is broken|not a Word document/],
  ['a.docx', makeDoc('x', 'y'), /password, or it is an older DOC/],
  ['a.doc', makeDoc('x', 'y', 0x0100), /protected by a password/],
  ['a.doc', text.encode(String.raw`{\rtf1 hello}`), /not a DOC file/],
  ['a.doc', makeDoc('x', 'y').slice(0, 700), /DOC is broken|not a Word document/],
  ['a.txt', text.encode('hello'), /Only PDF, DOC and DOCX/],
])('refuses %s that is broken or something else, and says why', async (name, bytes, reason) => {
  await expect(readDocument(name, bytes)).rejects.toThrow(reason)
})

it('counts words as people do', () => {
  expect(countWords("A co-worker's 1,000 crates – from Århus.")).toBe(6)
  expect(countWords('')).toBe(0)
})

it.each([
  ['lines that were broken', 'Cold chain\n\nIt is kept cold from the first hour\nto the last, by 98.4 percent.', 2],
  ['headings', 'Cold chain handbook\nIt is kept cold from the first hour to the last, by us. And dry.', 2],
  ['lists', 'What we do:\n- We keep it cold from the first hour on\n- We keep it dry', 3],
])('knows paragraphs from %s', (_, text, count) => {
  expect(paragraphsOf(text)).toHaveLength(count)
  expect(paragraphsOf(text).join(' ')).toBe(text.split(/\n+/).join(' '))
})

it('ends no sentence within a number', () => {
  expect(sentencesOf('In the year it was 97.4 percent. All of it was cold! Was it?')).toEqual([
    'In the year it was 97.4 percent.',
    'All of it was cold!',
    'Was it?',
  ])
})
