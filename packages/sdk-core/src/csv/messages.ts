import { defineMessages } from '../messages/define-messages'

/** What people read of a file's problems, under the codes of `CsvProblem`. */
export const csvMessages = defineMessages('csv', {
  'problem.too-few-cells':
    'Line {line, number} has {cells, plural, one {# cell} other {# cells}}, fewer than there are columns. The missing ones are empty.',
  'problem.too-many-cells':
    'Line {line, number} has {cells, plural, one {# cell} other {# cells}}, more than there are columns.',
  'problem.stray-quote': 'Line {line, number} has a quotation mark inside a quoted cell that is not doubled.',
  'problem.unclosed-quote': 'Line {line, number} has a quotation mark that nothing closes. It was taken as text.',
  'problem.lines-joined':
    'The row of line {line, number} has a quoted cell of several lines, and does not fit. Perhaps a quotation mark is missing.',
  'problem.unreadable-characters':
    'Line {line, number} has characters that cannot be read. Another encoding may show them.',
  'delimiter.comma': 'Comma',
  'delimiter.semicolon': 'Semicolon',
  'delimiter.tab': 'Tab',
  'delimiter.pipe': 'Vertical bar',
})
