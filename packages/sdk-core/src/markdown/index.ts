export { decodeText } from './decode-text'
export { readInline, type MarkdownLinks } from './bounded-lexer'
export { readMarkdown, type MarkdownBlock, type MarkdownDocument, type ReadMarkdownOptions } from './read-markdown'
