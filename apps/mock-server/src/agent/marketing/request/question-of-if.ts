import { toThem } from '../../../engines/messages/goal/to-them'

/** “If somebody else is the right person” as the question that it asks; nothing where that is not plain to see. */
export function questionOfIf(asked: string): string | undefined {
  const [, subject = '', verb = '', rest = ''] = said.exec(asked.replace(/[\s.?!]+$/, '')) ?? []
  if (subject === '' || rest === '') return undefined
  const whom = /^(?:they|you)$/i.test(subject)
  const own = whom
    ? /^(?:is|are)$/i.test(verb)
      ? 'Are you'
      : `${capital(verb)} you`
    : `${capital(verb)} ${toThem(subject)}`
  return `${own} ${toThem(rest)}?`
}

const said =
  /^(?:if|whether)\s+((?:they|you|this|that|it|there|somebody|someone|anybody|anyone|(?:the|our|a|an|their|your)\s+\S+)(?:\s+else)?)\s+(is|are|was|were|has|have|can|could|would|will|should|may)\s+(.+)$/i

function capital(word: string): string {
  return `${word.charAt(0).toUpperCase()}${word.slice(1).toLowerCase()}`
}
