import { expect, it } from 'vitest'
import { documentSections } from './document-sections'

const sentence = 'Bring the keys back to the desk in the hall before you leave, and tell us whether anything is broken.'

it('keeps short lines that have nothing under them, but for the title [CAM-CHAT-03]', () => {
  const text = ['Notes for visitors', 'Handover', sentence, 'On site', 'Free parking', 'Dogs welcome', 'Keys', sentence]
  expect(documentSections(text.join('\n'))).toEqual([
    { heading: 'Handover', paragraphs: [sentence] },
    { heading: 'On site', paragraphs: ['Free parking', 'Dogs welcome'] },
    { heading: 'Keys', paragraphs: [sentence] },
  ])
  expect(documentSections(`Handover\n${sentence}\nFree parking`)).toEqual([
    { heading: 'Handover', paragraphs: [sentence] },
    { heading: undefined, paragraphs: ['Free parking'] },
  ])
})

it('takes lines of prices, items and sentences for no headings, and marks and numbers for none of their words [CAM-CHAT-03]', () => {
  const items = ['Team: 149 euro', 'Pallet to Kiel 80 EUR', '- Express', sentence]
  expect(documentSections(['## 2. Rates', ...items].join('\n'))).toEqual([{ heading: '2. Rates', paragraphs: items }])
  expect(documentSections(['2.1 Rates 2026', ...items].join('\n'))).toEqual([
    { heading: 'Rates 2026', paragraphs: items },
  ])
  expect(documentSections(items.join('\n'))).toEqual(items.map((item) => ({ heading: undefined, paragraphs: [item] })))
})
