import { readMessages } from '@inlay/sdk-core/agent'
import type { Intent } from '../request/intent'
import { enrichmentOf } from '../request/read-enriching'
import { textOfMessage } from './prompt-of'

/** What the last answer has advised, for whoever says yes to it: “Say “enrich them”, and I look up what is missing.” */
export function advisedNext(messages: readonly object[]): Intent | undefined {
  const last = readMessages(messages).findLast(({ role }) => role === 'assistant')
  return last !== undefined && advisesEnriching.test(textOfMessage(last)) ? enrichmentOf('enrich them') : undefined
}

const advisesEnriching = /\bSay “enrich them”, and I look up what is (?:missing|not known yet)\./
