import { expect, it } from 'vitest'
import { cronRestart } from './cron-restart'

it.each([
  ['*/45 * * * *', 'Hour'],
  ['*/30 * * * *', undefined],
  ['*/1 * * * *', undefined],
  ['0 */7 * * *', 'Day'],
  ['0 */8 * * *', undefined],
  ['0 0 */14 * *', 'Month'],
  ['0 0 */1 * *', undefined],
  ['0 0 1 */5 *', 'Year'],
  ['0 0 1 */3 *', undefined],
  ['30 10 * * 1,3', undefined],
  ['soon', undefined],
])('counts %s anew: %s', (expr, restart) => expect(cronRestart(expr)).toBe(restart))
