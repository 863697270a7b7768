import { countWords, wordsAllowed } from '@inlay/sdk-core/contract/campaigns'
import type { WorkspaceStore } from '../../../store/store'
import type { Draft, Memory } from '../memory'
import { counted } from '../writing/counted'
import { named, nothingWritten } from './messages-answer'
import { readMessages } from './read-messages'

/** How many words messages have: those that were written last, or else those of the campaign. */
export async function lengthsAnswer(
  store: WorkspaceStore,
  campaignId: string,
  memory: Pick<Memory, 'draft' | 'beside'>,
  { inCharacters = false }: { readonly inCharacters?: boolean | undefined } = {},
): Promise<string> {
  const { saved, open } = await readMessages(store, campaignId, memory)
  const meant = open.length > 0 ? open : saved
  if (meant.length === 0) return nothingWritten
  const lengths = meant.map((each) => lengthsOf(each, { isNamed: meant.length > 1, inCharacters }))
  const hasFields = meant.some(({ templates }) => templates.some((text) => text.includes('{{')))
  return [...lengths, ...(inCharacters && hasFields ? [fieldsCounted] : [])].join('\n\n')
}

const fieldsCounted = 'Fields such as {{first_name}} are counted as they stand.'

function lengthsOf(
  messages: Pick<Draft, 'channel' | 'subjectLine' | 'templates'>,
  { isNamed, inCharacters }: { readonly isNamed: boolean; readonly inCharacters: boolean },
): string {
  const { channel, subjectLine, templates } = messages
  const lines = templates.map((text, step) => {
    const words = countWords(text)
    const most = wordsAllowed(channel, step)
    const over = words > most ? `, which is more than the ${most} that are advised` : `, of ${most} that are advised`
    return `${templates.length === 1 ? 'The text' : `Step ${step + 1}`} has **${counted(words, 'word')}**${over}${inCharacters ? `, and **${counted(text.length, 'character')}**` : ''}.`
  })
  const head = isNamed ? [`${named(messages)}:`] : []
  const subject =
    subjectLine === undefined
      ? []
      : [`The subject has ${counted(countWords(subjectLine), 'word')} and ${counted(subjectLine.length, 'character')}.`]
  return [...head, ...lines, ...subject].join(' ')
}
