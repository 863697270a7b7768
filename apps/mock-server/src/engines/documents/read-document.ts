import { DocumentRefused } from './document-refused'
import { tidyText } from './tidy-text'

export interface ReadDocument {
  readonly text: string
  /** Nothing where the file does not say. */
  readonly pages: number | undefined
}

/** What stands in a PDF, DOCX or DOC file. Throws a `DocumentRefused` for one that is broken or something else. */
export async function readDocument(filename: string, bytes: Uint8Array): Promise<ReadDocument> {
  if (bytes.length === 0) throw new DocumentRefused('The file is empty.')
  const ending = /\.(\w+)$/.exec(filename.toLowerCase())?.[1] ?? ''
  const isWhatItSays = signatures[ending]
  if (isWhatItSays === undefined) throw new DocumentRefused('Only PDF, DOC and DOCX files can be read.')
  if (!isWhatItSays(bytes)) throw new DocumentRefused(refusalOf(ending, bytes))
  const { text, pages } = await (await readers[ending as keyof typeof readers]())(bytes)
  return { text: tidyText(text), pages }
}

/** Loaded with the first file of their kind: a server that gets none goes without. */
const readers = {
  pdf: () => import('./read-pdf').then(({ readPdf }) => readPdf),
  docx: () => import('./read-docx').then(({ readDocx }) => readDocx),
  doc: () => import('./read-doc').then(({ readDoc }) => readDoc),
} satisfies Readonly<Record<string, () => Promise<(bytes: Uint8Array) => ReadDocument | Promise<ReadDocument>>>>

const signatures: Readonly<Record<string, (bytes: Uint8Array) => boolean>> = {
  // Something may stand before it.
  pdf: (bytes) => new TextDecoder('latin1').decode(bytes.subarray(0, 1_024)).includes('%PDF-'),
  docx: (bytes) => beginsWith(bytes, [0x50, 0x4b, 0x03, 0x04]),
  doc: isContainer,
}

function isContainer(bytes: Uint8Array): boolean {
  return beginsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
}

function beginsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte)
}

function refusalOf(ending: string, bytes: Uint8Array): string {
  // Word wraps a DOCX that has a password into the container of older files.
  if (ending === 'docx' && isContainer(bytes)) return 'The file is protected by a password, or it is an older DOC file.'
  const actual = Object.entries(signatures).find(([, fits]) => fits(bytes))?.[0]
  const said = ending.toUpperCase()
  return actual === undefined
    ? `This is not a ${said} file, although it is named like one.`
    : `This is a ${actual.toUpperCase()} file, although it is named like a ${said} file.`
}
