import { expect, it } from 'vitest'
import { documentSize } from './document-size'

it.each([
  ['0', '0 B'],
  ['1023', '1023 B'],
  ['1024', '1.0 KB'],
  ['1536', '1.5 KB'],
  ['1048524', '1,023.9 KB'],
  ['1048575', '1.0 MB'],
  ['5242880', '5.0 MB'],
  ['Unknown', 'Unknown'],
  ['', ''],
])('shows %s as %s [CAM-KBASE-03]', (size, words) => expect(documentSize(size, 'en')).toBe(words))

it('writes decimals as the language does', () => expect(documentSize('1536', 'de')).toBe('1,5 KB'))
