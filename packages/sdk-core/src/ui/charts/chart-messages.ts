import { defineMessages } from '../../messages/define-messages'

/** What charts say: their parts, and themselves in sentences. */
export const chartMessages = defineMessages('kit.chart', {
  allZero: 'All values are zero',
  area: 'Area: {label}',
  belowZero: 'Below zero, not shown as parts: {parts}.',
  asTable: 'Show as table',
  bubble: '{label}: {values}. {index, number} of {count, number}',
  date: 'Date',
  download: 'Download CSV',
  empty: 'No data yet',
  group: 'Group',
  item: 'Item',
  keys: 'Arrow keys move from point to point, Home and End to the ends. Escape leaves the point.',
  moreSeries: 'And {count, number} more series.',
  name: 'Chart',
  noneAboveZero: 'No value is above zero',
  other: 'Other ({count, number})',
  point: '{at}, {label}: {value}. {index, number} of {count, number}',
  sayLargest: 'Largest: {label} ({value}).',
  sayNothing: '{label}: no values.',
  sayOne: '{label}: {value} ({at}).',
  sayParts: '{total}: {parts}.',
  sayRanks: '{label}: highest {highest} ({highestAt}), lowest {lowest} ({lowestAt}).',
  sayRun:
    '{label}: {trend, select, rising {rising} falling {falling} other {steady}} from {first} to {last}; highest {highest} ({highestAt}), lowest {lowest} ({lowestAt}).',
  sayWords: '{count, plural, one {# word} other {# words}}; most frequent: {words}.',
  share: 'Share',
  size: 'Size',
  span: '{count, plural, one {# point} other {# points}} from {first} to {last}.',
  summary: 'Show summary',
  word: 'Word',
})
