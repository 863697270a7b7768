import { expect, it } from 'vitest'
import { plainCron } from './plain-cron'

it.each([
  ['0 10 */1 * 1', '0 10 * * 1'],
  ['0 10 15 * */1', '0 10 15 * *'],
  ['0 10 15 * 0-6', '0 10 15 * *'],
  ['0 10 15 * MON-SUN', '0 10 15 * *'],
  ['0 10 1-31 * 1-7', '0 10 * * *'],
  ['*/1 0 15 * */2', '*/1 0 15 * */2'],
  ['0 10 13 * 5', '0 10 13 * 5'],
  ['every day', 'every day'],
])('a day that is every day is no day that is named: %s', (expr, plain) => expect(plainCron(expr)).toBe(plain))
