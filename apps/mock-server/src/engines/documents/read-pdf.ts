import { extractText, getDocumentProxy } from 'unpdf'
import { DocumentRefused } from './document-refused'
import type { ReadDocument } from './read-document'

/** The text of a PDF, page after page. One of pictures alone has none. */
export async function readPdf(bytes: Uint8Array): Promise<ReadDocument> {
  try {
    // Reading takes the bytes away from whoever has them.
    const document = await getDocumentProxy(bytes.slice(), { verbosity: 0 })
    try {
      const { totalPages, text } = await extractText(document, { mergePages: false })
      return { text: text.join('\n\n'), pages: totalPages }
    } finally {
      await document.destroy()
    }
  } catch (error) {
    if (error instanceof Error && error.name === 'PasswordException')
      throw new DocumentRefused('The PDF is protected by a password.')
    throw new DocumentRefused('The PDF is broken: its pages cannot be read.')
  }
}
