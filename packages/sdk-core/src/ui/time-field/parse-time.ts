import { plainText } from '../calendar/plain-text'
import { dayPeriods } from './time-text'

/** Reads a time of day as people write it: `9:30 pm`, `21.30`, `2130`, `9p`, `9`; `undefined` for anything else. */
export function parseTime(typed: string, locale: string): string | undefined {
  const { rest, period } = withoutPeriod(plainText(typed), locale)
  const found =
    /^(\d{1,2})(?:\s?[:.h時时시]\s?(\d{2})\s?[분分]?(?::00)?)?(?:\s?(?:h|uhr|[時时點点시]))?$/u.exec(rest) ??
    /^(\d{1,2})(\d{2})$/.exec(rest)
  if (!found) return undefined
  const hour = Number(found[1])
  const minute = Number(found[2] ?? '0')
  if (minute > 59 || hour > 23) return undefined
  // “0 pm” and “21 pm” say two things.
  if (period !== undefined && (hour < 1 || hour > 12)) return undefined
  const full = period === undefined ? hour : (hour % 12) + (period === 'evening' ? 12 : 0)
  return `${String(full).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
}

function withoutPeriod(
  text: string,
  locale: string,
): { readonly rest: string; readonly period: 'morning' | 'evening' | undefined } {
  const [morning, evening] = dayPeriods(locale)
  for (const [period, names] of [
    ['morning', [morning, 'a.m.', 'am', 'a']],
    ['evening', [evening, 'p.m.', 'pm', 'p']],
  ] as const) {
    const name = names.find((each) => each !== '' && (text.endsWith(each) || text.startsWith(each)))
    if (name === undefined) continue
    const rest = text.endsWith(name) ? text.slice(0, -name.length) : text.slice(name.length)
    return { rest: rest.trim(), period }
  }
  return { rest: text, period: undefined }
}
