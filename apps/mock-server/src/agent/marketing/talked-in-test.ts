import { draftIn } from './drafted-in-test'
import { openTalk } from './marketing-in-test'

/** What came of the last of some messages. */
export async function lastOf(...said: readonly string[]) {
  const talk = await openTalk()
  let run = await talk.say(said[0] ?? '')
  for (const next of said.slice(1)) run = await talk.say(next)
  return run
}

/** The messages as the last of some orders has left them. */
export async function writtenBy(...said: readonly string[]) {
  const run = await lastOf(...said)
  const { templates, subjectLine = '' } = draftIn(run)
  return { text: run.text, templates, all: [subjectLine, ...templates].join('\n') }
}
