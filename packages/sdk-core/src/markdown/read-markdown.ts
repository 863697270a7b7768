import type { MarkedToken } from 'marked'
import { readBlocks, type MarkdownLinks } from './bounded-lexer'
import { mendTail } from './mend-tail'

/** A heading, a paragraph, a list, a table: what stands one below the other. */
export interface MarkdownBlock {
  /** Its place, which it keeps while the text grows. */
  readonly key: number
  readonly token: MarkedToken
  /** What the names of its links stand for. */
  readonly links: MarkdownLinks
}

/** A text as far as it is there. What is finished is never read again while the text grows. */
export interface MarkdownDocument {
  /** As it was given. */
  readonly text: string
  /** The same with one kind of line end. */
  readonly source: string
  readonly streaming: boolean
  readonly finished: readonly MarkdownBlock[]
  /** Blocks that what follows may still change. */
  readonly tail: readonly MarkdownBlock[]
  readonly links: MarkdownLinks
  /** How much of the text is finished. */
  readonly read: number
  /** How far whole lines were looked through for what is finished. */
  readonly searched: number
}

export interface ReadMarkdownOptions {
  /** More is to come: what is cut off at the end is drawn as what it is about to be. @default false */
  readonly streaming?: boolean | undefined
}

/**
 * Reads a text into blocks. Given what was read before, it goes on from there where the text has only grown: a finished
 * block stays the same object, unless a link in it is named further down.
 */
export function readMarkdown(
  text: string,
  { streaming = false }: ReadMarkdownOptions = {},
  before?: MarkdownDocument,
): MarkdownDocument {
  const source = text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text
  const grown = before && source.startsWith(before.source.slice(0, before.read))
  const from = finish(source, grown ? before : empty)
  const rest = source.slice(from.read)
  const { tokens, links } = readBlocks(streaming ? mendTail(rest) : rest)
  const known = mergeLinks(from.links, links)
  const finished = rename(from.finished, from.links, known)
  return {
    ...from,
    text,
    source,
    streaming,
    finished,
    links: known,
    tail: tokens.filter(isShown).map((token, index) => ({ key: finished.length + index, token, links: known })),
  }
}

const empty: MarkdownDocument = {
  text: '',
  source: '',
  streaming: false,
  finished: [],
  tail: [],
  links: {},
  read: 0,
  searched: 0,
}

/** Moves on what whole lines show to be finished: every block with another one after it. */
function finish(source: string, before: MarkdownDocument): MarkdownDocument {
  const whole = source.lastIndexOf('\n') + 1
  if (whole <= before.searched) return before
  const rest = source.slice(before.read, whole)
  const { tokens, links } = readBlocks(rest)
  const last = tokens.findLastIndex(isShown)
  const done = tokens.slice(0, Math.max(last, 0))
  const taken = done.map(({ raw }) => raw).join('')
  const shown = done.filter(isShown)
  // The reader puts some texts together again in another way than they were written; these stay in the tail.
  if (shown.length === 0 || !rest.startsWith(taken)) return { ...before, searched: whole }
  const known = mergeLinks(before.links, links)
  return {
    ...before,
    finished: [
      ...rename(before.finished, before.links, known),
      ...shown.map((token, index) => ({ key: before.finished.length + index, token, links: known })),
    ],
    links: known,
    read: before.read + taken.length,
    searched: whole,
  }
}

function isShown({ type }: MarkedToken): boolean {
  return type !== 'space' && type !== 'def'
}

/** The same object for as long as nothing is added. Who names a thing first has named it. */
function mergeLinks(links: MarkdownLinks, more: MarkdownLinks): MarkdownLinks {
  const added = Object.entries(more).filter(([name]) => !Object.hasOwn(links, name))
  return added.length === 0 ? links : { ...links, ...Object.fromEntries(added) }
}

/** Gives those blocks the new names that use one of them. */
function rename(
  blocks: readonly MarkdownBlock[],
  before: MarkdownLinks,
  links: MarkdownLinks,
): readonly MarkdownBlock[] {
  if (links === before) return blocks
  const added = Object.keys(links).filter((name) => !Object.hasOwn(before, name))
  return blocks.map((block) => {
    const raw = block.token.raw.toLowerCase()
    return added.some((name) => raw.includes(`[${name}]`)) ? { ...block, links } : block
  })
}
