import { inBaseForm, startsWithActivity } from '../as-activity'
import { activityPhrase } from './activity-phrase'
import { audienceOf } from './audience-of'
import type { ClauseRule } from './clause-rule'
import { isPeople } from './people-words'

/** “Help sales teams close more deals”, “our product cuts energy use” */
export const readHelp: ClauseRule = (text) => {
  const [, does = ''] =
    /^(?:we|it|our (?:company|product|service|platform|software|tool|solution|app|system))\s+(.+)$/i.exec(text) ?? []
  const done = inBaseForm(does)
  if (startsWithActivity(done)) return { loose: activityPhrase(done) }
  const own =
    /^(?:we|our (?:company|product|service|platform|software|tool))\s+(help\w*|enables?|lets?|allows?)\s+(.+)$/i.exec(
      text,
    )
  const rest = own?.[2] ?? /^(?:help|enable|allow|let)\s+(.+)$/i.exec(text)?.[1]
  if (rest === undefined) return undefined
  const words = rest.split(/\s+/)
  for (let end = 1; end <= Math.min(words.length - 1, 8); end += 1) {
    const whom = words.slice(0, end).join(' ')
    const does = words
      .slice(end)
      .join(' ')
      .replace(/^to\s+/i, '')
    if (isPeople(whom) && startsWithActivity(does)) return { audience: audienceOf(whom), loose: activityPhrase(does) }
  }
  return startsWithActivity(rest) ? { loose: activityPhrase(rest) } : {}
}
