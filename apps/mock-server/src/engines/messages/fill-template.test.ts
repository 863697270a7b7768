import { expect, it } from 'vitest'
import { fillTemplate } from './fill-template'

it.each([
  ['c_suite', 'As C-suite at Lund AB', 'C-suite: a question'],
  ['vp', 'As VP at Lund AB', 'VP: a question'],
  ['head', 'As head at Lund AB', 'Head: a question'],
  ['entry', 'As entry-level at Lund AB', 'Entry-level: a question'],
  ['chief of chiefs', 'As chief of chiefs at Lund AB', 'chief of chiefs: a question'],
])('says a code in a word: %s', (seniority, within, first) => {
  const row = { seniority, organization_name: 'Lund AB' }
  expect(fillTemplate('As {{seniority}} at {{organization_name}}', row).text).toBe(within)
  expect(fillTemplate('{{seniority}}: a question', row).text).toBe(first)
})

it.each([
  ['at {{organization_name}}.', 'at Renlewave E.P.E.'],
  ['at {{organization_name}}. Shall we?', 'at Renlewave E.P.E. Shall we?'],
  ['at {{organization_name}}?', 'at Renlewave E.P.E.?'],
  ['at {{organization_name}}...', 'at Renlewave E.P.E....'],
  ['by {{name}}.', 'by Ann.'],
])('closes a sentence once, also behind a name that ends in a full stop: %s', (template, text) => {
  expect(fillTemplate(template, { organization_name: 'Renlewave E.P.E.', name: 'Ann' }).text).toBe(text)
})
