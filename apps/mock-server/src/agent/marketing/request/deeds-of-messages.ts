const deeds =
  'acknowledge announce apologise apologize ask compliment confirm congratulate convince describe encourage explain follow get give highlight inform introduce invite let mention offer persuade pitch point praise present promise promote propose recommend remind request say sell share show suggest tell thank warn welcome wish'.split(
    ' ',
  )

/** What a message does: “compliments”, “pitches”. */
export const deedOfMessage = `(?:${deeds.map(ofOne).join('|')})`

/** What several do: “compliment”, “pitch”. */
export const deedOfMessages = `(?:${deeds.join('|')})`

/** “Compliment them on their growth” as it is said of one message. */
export function deedOfOne(deed: string): string {
  return deed.replace(begun, ofOne)
}

const begun = new RegExp(`^${deedOfMessages}(?=\\s)`, 'i')

function ofOne(deed: string): string {
  return /(?:sh|ch)$/i.test(deed) ? `${deed}es` : `${deed}s`
}
