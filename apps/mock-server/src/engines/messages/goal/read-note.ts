import { toThem } from './to-them'

/** What they are told in so many words, as a sentence: “it's free”, “mention that we're cheaper”. Nothing where it is none. */
export function readNote(text: string): string | undefined {
  if (/^free of charge$/i.test(text)) return 'It is free of charge.'
  const own = /^(?:it(?:['’]?s| is)|it (?:costs|takes|saves|lasts))\s+(?!about\b|for\b|to\b).+$/i.exec(text)?.[0]
  const told = /^(?:mention|say|point out|note|highlight|emphasi[sz]e|stress)\s+that\s+((?!they\b).+)$/i.exec(text)?.[1]
  const words = own ?? told
  return words === undefined ? undefined : asSentence(words)
}

/** A clause as a sentence of its own; nothing where it is too long for one, or of somebody else. */
export function asSentence(clause: string, most = mostWords): string | undefined {
  const text = toThem(clause)
    .replace(/^it['’]?s\b/i, 'it is')
    .replaceAll(/\bwe['’]re\b/gi, 'we are')
    .replaceAll(/\bwe['’]ve\b/gi, 'we have')
    .replace(/[\s.,;:!]+$/, '')
  if (text.split(/\s+/).length > most || /\b(?:he|she|recipients|readers)\b/i.test(text)) return undefined
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${text.endsWith('?') ? '' : '.'}`
}

const mostWords = 20
