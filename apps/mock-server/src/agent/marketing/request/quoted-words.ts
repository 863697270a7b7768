/** A text in which what stands in quotation marks is one word, and a way back. */
export interface HiddenQuotes {
  readonly text: string
  /** With the quotations as they were written. */
  readonly shown: (part: string) => string
}

/** Hides what is quoted from whoever looks for words or ends of sentences. */
export function hideQuotes(text: string): HiddenQuotes {
  const quotes: string[] = []
  const hidden = text.replaceAll(quotation, (whole) => {
    quotes.push(whole)
    return `⟦${quotes.length - 1}⟧`
  })
  const shown = (part: string) => part.replaceAll(mark, (same, place) => quotes[Number(place)] ?? same)
  return { text: hidden, shown }
}

/** What stands between the quotation marks of a text that is one quotation; any other as it is. */
export function unquoted(text: string): string {
  const plain = text.trim()
  return /^["“”„«‘']/.test(plain)
    ? plain
        .replace(/^["“”„«‘']+/, '')
        .replace(/["“”»’']+$/, '')
        .trim()
    : plain
}

const quotation =
  /"[^"\n]{1,300}"|[“„][^“”„\n]{1,300}[”“]|«[^«»\n]{1,300}»|(?<=^|\s)['‘][^'‘’\n]{1,300}['’](?=$|[\s.,;!?])/g
const mark = /⟦(\d+)⟧/g
