import { expect, it } from 'vitest'
import { textDirection } from './text-direction'

it.each([
  ['rtl', 'مرحبا، كيف الحال؟'],
  ['rtl', 'Acme Corp أرسلت اليوم 120 رسالة.'],
  ['rtl', '- [x] Acme: تم الإرسال\n- [ ] المتابعة'],
  ['rtl', 'שלום Theo'],
  ['rtl', '`const audience = segments.join(demo)` هذا'],
  ['rtl', 'انظر [هنا](https://a.example/a/long/way/to/go) الآن'],
  ['ltr', 'The word مرحبا means hello.'],
  ['ltr', 'مرحبا is how they say hello there.'],
  ['ltr', '- [x] one'],
  [undefined, '18.2 % (12)'],
  [undefined, '`code`'],
  [undefined, ''],
])('%s: %s', (direction, text) => {
  expect(textDirection(text)).toBe(direction)
})
