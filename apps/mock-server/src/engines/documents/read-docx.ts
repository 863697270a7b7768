import { unzipSync } from 'fflate'
import { DocumentRefused } from './document-refused'
import type { ReadDocument } from './read-document'

/** The text of a DOCX: a zip with the paragraphs as XML, in which Word has noted how many pages there are. */
export function readDocx(bytes: Uint8Array): ReadDocument {
  const parts = unzip(bytes)
  const body = parts['word/document.xml']
  if (body === undefined) throw new DocumentRefused('This is a zip, but not a Word document.')
  const notes = ['word/footnotes.xml', 'word/endnotes.xml'].flatMap((name) => parts[name] ?? [])
  const pages = /<Pages>(\d+)<\/Pages>/.exec(decode(parts['docProps/app.xml']))?.[1]
  return {
    text: [body, ...notes].map((part) => textOfXml(decode(part))).join('\n\n'),
    pages: pages === undefined ? undefined : Number(pages),
  }
}

const read: ReadonlySet<string> = new Set([
  'word/document.xml',
  'word/footnotes.xml',
  'word/endnotes.xml',
  'docProps/app.xml',
])

/** More than any book: what unpacks to more was made to fill a server. */
const largestPart = 60_000_000

function unzip(bytes: Uint8Array): Readonly<Record<string, Uint8Array | undefined>> {
  let isTooLarge = false
  try {
    const parts = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (!read.has(name)) return false
        if (originalSize > largestPart) isTooLarge = true
        return originalSize <= largestPart
      },
    })
    if (!isTooLarge) return parts
  } catch {
    throw new DocumentRefused('The DOCX is broken: it cannot be unpacked.')
  }
  throw new DocumentRefused('The DOCX unpacks to more text than can be read.')
}

function decode(bytes: Uint8Array | undefined): string {
  return new TextDecoder().decode(bytes)
}

/** Text stands in `w:t`; what is deleted (`w:delText`) and the instructions of fields (`w:instrText`) do not count. */
function textOfXml(xml: string): string {
  let text = ''
  for (const [, tag = '', inside = ''] of xml.matchAll(
    /<(\/?w:(?:t|tab|br|cr|p|tc|noBreakHyphen))(?:\s[^>]*)?\/?>([^<]*)/g,
  )) {
    if (tag === 'w:t') text += entities(inside)
    else if (tag === 'w:tab' || tag === '/w:tc') text += '\t'
    else if (tag === 'w:br' || tag === 'w:cr' || tag === '/w:p') text += '\n'
    else if (tag === 'w:noBreakHyphen') text += '-'
  }
  return text
}

function entities(text: string): string {
  return text.replaceAll(
    /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w+));/gi,
    (whole, hex?: string, decimal?: string, name?: string) => {
      if (name !== undefined) return named[name] ?? whole
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
      return code <= 0x10ffff ? String.fromCodePoint(code) : whole
    },
  )
}

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
