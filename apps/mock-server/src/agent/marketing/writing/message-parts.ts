import { shortForms } from '../../../engines/short-forms'

/** A message taken apart: how it begins and ends, and what it says between. */
export interface MessageParts {
  readonly greeting?: string | undefined
  /** Paragraphs, each of sentences. */
  readonly body: readonly (readonly string[])[]
  readonly goodbye?: string | undefined
  readonly postscript?: string | undefined
}

export function messageParts(text: string): MessageParts {
  const paragraphs = text.split('\n\n')
  const postscript = paragraphs.at(-1)?.startsWith('P.S.') === true ? paragraphs.pop() : undefined
  const greeting = paragraphs.length > 1 && (paragraphs[0] ?? '').endsWith(',') ? paragraphs.shift() : undefined
  const goodbye = paragraphs.length > 1 && !/[.!?]["”]?$/.test(paragraphs.at(-1) ?? '') ? paragraphs.pop() : undefined
  return { greeting, body: paragraphs.map(sentencesIn), goodbye, postscript }
}

export function messageText({ greeting, body, goodbye, postscript }: MessageParts): string {
  const paragraphs = body.map((sentences) => sentences.join(' '))
  return [greeting, ...paragraphs, goodbye, postscript].filter((part) => part !== undefined && part !== '').join('\n\n')
}

function sentencesIn(paragraph: string): readonly string[] {
  return paragraph.split(sentenceEnd)
}

const sentenceEnd = new RegExp(String.raw`(?<=[.!?]["”]?)(?<!P\.S\.["”]?|${shortForms}\.)\s+(?=\S)`, 'u')
