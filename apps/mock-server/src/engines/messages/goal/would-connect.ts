/** What a first message says that is to win a contact, and nothing else. */
export const wouldConnect = 'I would be glad to connect with you.'

/** Whether it is for getting in touch that somebody is written to. */
export function isToConnect(note: string): boolean {
  return note.includes(wouldConnect)
}

/** What is to be mentioned to somebody whom one does not know yet can wait until they like to hear it. */
export function toldWhenConnected(notes: readonly string[]): readonly string[] {
  return isToConnect(notes.join(' '))
    ? notes.map((note) => note.replace(/^I would also like to mention /, 'If you like, I will tell you more about '))
    : notes
}
