/** The date that texts name, with its weekday where they say it so everywhere; nothing where they name several. */
export function theDateIn(texts: readonly string[]): string | undefined {
  const said = [...new Set(texts.flatMap((text) => text.match(dates) ?? []))]
  const [date, ...others] = new Set(said.map((each) => each.replace(weekday, '')))
  if (others.length > 0) return undefined
  return said.length === 1 ? said[0] : date
}

const weekday = /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day,? (?:the )?/
const month = '(?:January|February|March|April|May|June|July|August|September|October|November|December)'
const dates = new RegExp(
  `(?:\\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day,? (?:the )?)?\\b(?:\\d{1,2}(?:st|nd|rd|th)? ${month}|${month} \\d{1,2}(?:st|nd|rd|th)?)\\b`,
  'g',
)
