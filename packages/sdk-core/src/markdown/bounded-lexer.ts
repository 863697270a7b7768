import { Lexer, Tokenizer, type MarkedToken, type Token, type TokensList } from 'marked'

/** What the names of links stand for: `[name]: https://example.com`. */
export type MarkdownLinks = Readonly<Record<string, { readonly href: string; readonly title?: string | null }>>

/** Deeper nested than anybody writes; what is below is text. */
const deepest = 16

/** More marks in one paragraph than anybody writes: it is shown as it stands. Their pairs are found in quadratic time. */
const mostMarks = 600

/** Kinds of blocks alone: what stands in them is read by `readInline`, when it is drawn. */
export function readBlocks(source: string): { readonly tokens: readonly MarkedToken[]; readonly links: MarkdownLinks } {
  const lexer = boundedLexer()
  const tokens: Token[] = []
  lexer.blockTokens(source, tokens)
  return { tokens: tokens as MarkedToken[], links: lexer.tokens.links }
}

/** The parts of one line of text: links, emphasis, code. */
export function readInline(text: string, links: MarkdownLinks = {}): readonly MarkedToken[] {
  const plain = [{ type: 'text', raw: text, text }] as const
  if (!/[\\`*_~[!<@:.&\n]/.test(text) || (text.match(/[*_~[`<]+/g)?.length ?? 0) > mostMarks) return plain
  const lexer = boundedLexer()
  Object.assign(lexer.tokens.links, links)
  return lexer.inlineTokens(text, []) as MarkedToken[]
}

/** The lexer of `marked` with a floor under it, and without HTML, which is text like any other here. */
function boundedLexer(): Lexer {
  const tokenizer = new Tokenizer()
  tokenizer.html = () => undefined
  tokenizer.tag = () => undefined
  // All of its options, since a host that uses `marked` too may have changed what it takes for granted.
  const lexer = new Lexer({
    async: false,
    breaks: false,
    extensions: null,
    gfm: true,
    hooks: null,
    pedantic: false,
    renderer: null,
    silent: false,
    tokenizer,
    walkTokens: null,
  })
  let depth = 0
  const { blockTokens, inlineTokens } = lexer
  const within = (read: () => Token[], source: string, tokens: Token[], type: 'paragraph' | 'text'): Token[] => {
    if (depth >= deepest) {
      tokens.push({ type, raw: source, text: source })
      return tokens
    }
    depth += 1
    try {
      return read()
    } finally {
      depth -= 1
    }
  }
  lexer.blockTokens = ((source: string, tokens: TokensList, clipped?: boolean) =>
    within(() => blockTokens.call(lexer, source, tokens, clipped), source, tokens, 'paragraph')) as typeof blockTokens
  lexer.inlineTokens = (source, tokens = []) =>
    within(() => inlineTokens.call(lexer, source, tokens), source, tokens, 'text')
  return lexer
}
