import { inProperCase } from '../../../engines/messages/goal/in-proper-case'
import { toThem } from '../../../engines/messages/goal/to-them'

/** “If somebody else is the right person” as the question that it asks; nothing where that is not plain to see. */
export function questionOfIf(said: string): string | undefined {
  const asked = said.replace(/^(if|whether)\s+there['’]s\s/i, '$1 there is ')
  const [, done] = doing.exec(asked.replace(/[\s.?!]+$/, '')) ?? []
  if (done !== undefined) return `Do you ${toThem(done)}?`
  const [, ours, proposed] = ofUs.exec(asked.replace(/[\s.?!]+$/, '')) ?? []
  if (ours !== undefined && proposed !== undefined)
    return `Should ${/^i$/i.test(ours) ? 'I' : 'we'} ${toThem(proposed)}?`
  const [, subject = '', verb = '', rest = ''] = states.exec(asked.replace(/[\s.?!]+$/, '')) ?? []
  if (subject === '' || rest === '') return undefined
  // “If I can send a catalogue”
  if (/^(?:i|we)$/i.test(subject))
    return `May ${subject.length === 1 ? 'I' : 'we'} ${toThem(rest.replace(/^(send|bring|show|give)\s(?=(?:an?|our|my|some|the)\s)/i, '$1 you '))}?`
  const whom = /^(?:they|you)$/i.test(subject)
  // “Whether they have a plan” asks for no deed that is done.
  if (
    whom &&
    /^have$/i.test(verb) &&
    /^(?:an?|any|the|enough|some|their|your|open|plans|problems|time|\d+|one|two|three|five|ten|fifteen|twenty|thirty|half)\s/i.test(
      rest,
    )
  )
    return inProperCase(`Do you have ${toThem(rest)}?`)
  const own = whom
    ? /^(?:is|are)$/i.test(verb)
      ? 'Are you'
      : `${capital(verb)} you`
    : `${capital(verb)} ${toThem(subject)}`
  return `${own} ${toThem(rest)}?`
}

/** “If they ship to the UK” */
const doing =
  /^(?:if|whether)\s+(?:they|you)\s+(?!(?:is|are|was|were|has|had|have|can|could|would|will|should|may|might|must|(?!need\b)\p{L}+ed|\p{L}+s|got|saw|went|came|read|met|knew|found)\b)(\p{L}+(?:\s.+)?)$/iu

/** “Whether we should reserve a stand for them” */
const ofUs = /^(?:if|whether)\s+(we|i)\s+(?:should|shall)\s+(\p{L}.+)$/iu
const states =
  /^(?:if|whether)\s+((?:they|you|i|we|this|that|it|there|somebody|someone|anybody|anyone|(?:the|our|a|an|their|your)\s+\S+)(?:\s+else)?)\s+(is|are|was|were|has|have|can|could|would|will|should|may)\s+(.+)$/i

function capital(word: string): string {
  return `${word.charAt(0).toUpperCase()}${word.slice(1).toLowerCase()}`
}
