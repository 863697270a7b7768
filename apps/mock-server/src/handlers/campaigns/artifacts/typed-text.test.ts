import { expect, it } from 'vitest'
import { typedText } from './typed-text'

it.each([
  ['number', 41, '9', '41'],
  ['number', 1_200.5, '$1,000', '1200.5'],
  ['number', null, '9', null],
  ['number', 'about 40', '9', 'about 40'],
  ['number,', 1.5, '2,25', '1,5'],
  ['boolean', false, 'Yes', 'No'],
  ['boolean', true, 'no', 'yes'],
  ['boolean', false, 'TRUE', 'FALSE'],
  ['boolean', false, 'Y', 'N'],
  ['boolean', true, undefined, 'true'],
  ['boolean', true, 'maybe', 'true'],
  ['dmy', '31/12/2025', '01/02/2026', '31/12/2025'],
] as const)('writes in a column of %s %j where %j stood', (type, value, before, text) => {
  expect(typedText(type, value, before)).toBe(text)
})
