/** The day that messages name, where that is one. */
export function theDateIn(texts: readonly string[]): string | undefined {
  const [date, ...others] = new Set(texts.flatMap((text) => text.match(dates) ?? []))
  return others.length === 0 ? date : undefined
}

const dates =
  /\b\d{1,2}(?:st|nd|rd|th)? (?:January|February|March|April|May|June|July|August|September|October|November|December)\b|\b(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}(?:st|nd|rd|th)?\b/g
