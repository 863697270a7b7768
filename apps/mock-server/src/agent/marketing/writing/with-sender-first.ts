import { countWords, messageFaults } from '@inlay/sdk-core/contract/campaigns'
import { inProperCase } from '../../../engines/messages/goal/in-proper-case'
import type { Draft } from '../memory'
import type { DraftChanges } from '../request/draft-changes'
import { sentencesOf, withSentence } from './message-edits'
import { unsaidOfSender } from './of-sender'

/** New messages begin with who writes, where somebody has said so in this talk and nothing in them does. */
export function withSenderFirst(
  draft: Draft,
  told: readonly string[] = [],
  { most_words: mostWords = Infinity, most_characters: mostCharacters = Infinity }: DraftChanges = {},
): Draft {
  const [first, ...others] = draft.templates
  const who = introductionOf(unsaidOfSender(told, draft.templates))
  if (first === undefined || who === '') return draft
  const [lead = ''] = sentencesOf(first)
  const introduced =
    namesWriter.test(lead) && !namesWriter.test(who)
      ? first.replace(lead, () => `${lead} ${who}`)
      : withSentence(first, who, 'begin')
  // Who writes is worth less than what somebody has asked for.
  if (countWords(introduced) > mostWords || introduced.length > mostCharacters) return draft
  const faults = messageFaults(introduced, draft.channel, 0)
  if (faults.length > messageFaults(first, draft.channel, 0).length) return draft
  return { ...draft, templates: [introduced, ...others], own: [...(draft.own ?? []), who] }
}

function introductionOf(told: readonly string[]): string {
  const said = told.filter((sentence) => !ofPlans.test(sentence) && countWords(sentence) <= longestSentence)
  return said
    .slice(0, mostSentences)
    .map((sentence) => inProperCase(sentence.replace(/[.!\s]*$/, '.')))
    .join(' ')
}

const namesWriter = /^(?:I am|I['’]m|We are|We['’]re|My name is) /
const longestSentence = 32
const mostSentences = 2

/** “We are looking for …”, “We need …” is said to the one who is to help, and to nobody that they write to. */
const ofPlans =
  /^(?:I|We)(?:['’]m|['’]re| am| are)? (?:also |just |really |only |now |recently |currently |still |not )*(?:looking|trying|hoping|expanding|planning|thinking|searching|seeking|interested|starting|targeting|focus\p{L}*|need|want|would|have|had|got|know|heard|were|was|will|can|could|cannot|do not|don['’]t|think|hope|plan|wrote|met|saw|spoke|tried|launched|started|prefer|like|love|hate|found|usually|normally|lost|lose|struggle|did|must|should|may|might|target)\b/iu
