import { explainWithAi, writeText } from '@inlay/sdk-core/contract/campaigns'
import { readBrief } from '../../../engines/messages/copy-brief'
import { implement } from '../../../implement'
import type { WorkspaceStore } from '../../../store/store'
import { campaignSources } from '../plan/campaign-sources'
import { firstIdea } from '../plan/first-idea'
import { writingFactsOf } from './writing-facts-of'

export const writeTextHandler = implement(writeText, async ({ input, language, store, signal }) => {
  const { modelType: use, prompt, campaignId } = input.body
  const facts =
    use === 'campaign-idea'
      ? await ideaFactsOf(store)
      : { ...(await writingFactsOf(store, readBrief(prompt).goal, campaignId)) }
  const text = await language.write({ use, prompt, facts, signal })
  return { text: text.replaceAll(/\s*\u2014\s*/g, ', ') }
})

export const explainWithAiHandler = implement(explainWithAi, async ({ input, language, signal }) => ({
  explanation: await language.write({
    use: 'explanation',
    prompt: input.body.context,
    facts: { payload: input.body.payload },
    signal,
  }),
}))

async function ideaFactsOf(store: WorkspaceStore) {
  const sources = await campaignSources(store)
  const { idealCustomers, valueProposition } = sources
  return { idealCustomers, valueProposition, suggestion: firstIdea(sources) }
}
