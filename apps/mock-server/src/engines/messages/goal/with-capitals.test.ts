import { expect, it } from 'vitest'
import { withCapitals } from './with-capitals'

it.each([
  ['we have something better. test it for free', 'We have something better. Test it for free'],
  ['It comes in 24h. ask for more', 'It comes in 24h. Ask for more'],
  ['We pay approx. half of it', 'We pay approx. half of it'],
  ['We repair phones. iPhone screens cost 90 euros', 'We repair phones. iPhone screens cost 90 euros'],
  ['You can order now. example.com has the list', 'You can order now. example.com has the list'],
  ['We sell it. [fill in: sell it. be nice]', 'We sell it. [fill in: sell it. be nice]'],
])('begins sentences with a capital: “%s”', (typed, said) => {
  expect(withCapitals(typed)).toBe(said)
})
