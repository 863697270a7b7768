interface GuestsWanted {
  /** “our summit in Vienna on 3 June” */
  readonly event: string
  /** What messages to them are for. */
  readonly task: string
}

/** “We are hosting our summit in Vienna on 3 June and need speakers for it.” */
export function guestsWanted(event: string, guests: string): string {
  return `We are hosting ${event} and need ${guests.toLowerCase()} for it`
}

/** Reads what `guestsWanted` says; nothing where nobody is wanted for an event. */
export function guestsOfTold(sentence: string): GuestsWanted | undefined {
  const [, event, guests = ''] = /^We are hosting (.+) and need ([\p{L} -]+) for it[.]?$/u.exec(sentence) ?? []
  if (event === undefined) return undefined
  const [, task = ''] = tasks.find(([pattern]) => pattern.test(guests)) ?? []
  return { event, task: `invite them to ${task}${event}` }
}

const tasks: readonly (readonly [RegExp, string])[] = [
  [/speakers?$/i, 'speak at '],
  [/panell?ists?$/i, 'join a panel at '],
  [/exhibitors?$/i, 'exhibit at '],
  [/sponsors?$/i, 'sponsor '],
]

/** Who comes to an event. */
export const guestWords =
  '(?:(?:guest |keynote )?speakers?|panell?ists?|exhibitors?|sponsors?|(?:vip )?guests?|attendees|participants|visitors)'
