import { expect, it } from 'vitest'
import { forbiddenInTexts } from './forbidden-in-texts'

it.each<readonly [goal: string, text: string, found: readonly string[]]>([
  ["Sell our CRM, don't mention price", 'Our prices are low', ['price']],
  ["Sell our CRM, don't mention price", 'Our pricing is fair', ['price']],
  ["Sell our CRM, don't mention price", 'Our CRM', []],
  ["Avoid the word 'synergy'", 'With real Synergy', ['synergy']],
  ['Avoid the words “synergy” and “leverage”.', 'We leverage it', ['leverage']],
  ["Sell our CRM, don't use the words cheap, best and free", 'The best, and free of charge', ['best', 'free']],
  ['Sell our CRM, never say synergy', 'synergies!', ['synergy']],
  ['Sell our CRM, no exclamation marks', 'Our CRM!', ['exclamation marks']],
  ["Sell our CRM, don't use exclamation marks", 'Our CRM', []],
  ['Sell our CRM without emojis', 'Our CRM 🚀', ['emojis']],
  ['Sell our CRM, no emojis or exclamation marks', 'Our CRM 🚀!', ['exclamation marks', 'emojis']],
  ['Offer our CRM without mentioning competitors', 'Your competitors', ['competitors']],
  ["Don't use the word title", 'As {{title}} you know', []],
  ["Don't forget to mention our office in Oslo", 'Our office in Oslo!', []],
  [
    "Don't mention annual revenue, avoid “C++ (old)” and “it's”",
    'Annual revenue, C++ (old)',
    ['annual revenue', 'C++ (old)'],
  ],
  ['Sell our CRM', 'Our CRM! 🚀', []],
  ['Say “synergy” never!', '[fill in what you would like to say: never say “synergy”!]', []],
  ['Never say “synergy”', '[fill in what you would like to say: never say “synergy”] Synergy', ['synergy']],
  ['', 'Hello!', []],
])('“%s” in “%s”', (goal, text, found) => expect(forbiddenInTexts(goal, [text])).toEqual(found))

it.each(["don't use the words ", 'a, b and ', '"', 'never say '])(
  'is found within a moment, however often %j stands in it',
  (part) => {
    const started = performance.now()
    forbiddenInTexts(part.repeat(3_000), [part.repeat(3_000)])
    expect(performance.now() - started).toBeLessThan(1_000)
  },
)
