/** What a first message says that is to win a contact, and nothing else. */
export const wouldConnect = 'I would be glad to connect with you.'

/** Whether it is for getting in touch that somebody is written to. */
export function isToConnect(note: string): boolean {
  return note.includes(wouldConnect)
}

/** What is to be mentioned to somebody whom one does not know yet can wait until they like to hear it. */
export function toldWhenConnected(notes: readonly string[]): readonly string[] {
  if (!isToConnect(notes.join(' '))) return notes
  const said = notes.map((note) =>
    note.replace(/^I would also like to mention /, 'If you like, I will tell you more about '),
  )
  const own = said.filter((note) => ofSender.test(note))
  return [
    ...said.filter((note) => !ofSender.test(note) && !ofOffer.test(note)),
    ...own,
    ...said.filter((note) => ofOffer.test(note)),
  ]
}

/** Who offers something is said before what it is. */
const ofSender = /^(?:We|I) (?:are|am) an? /
const ofOffer = /^We can offer you /
