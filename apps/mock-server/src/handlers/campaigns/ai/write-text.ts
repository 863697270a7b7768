import { explainWithAi, writeText } from '@inlay/sdk-core/contract/campaigns'
import { implement } from '../../../implement'

export const writeTextHandler = implement(writeText, async ({ input, language, signal }) => ({
  text: await language.write({ use: input.body.modelType, prompt: input.body.prompt, signal }),
}))

export const explainWithAiHandler = implement(explainWithAi, async ({ input, language, signal }) => ({
  explanation: await language.write({
    use: 'explanation',
    prompt: input.body.context,
    facts: { payload: input.body.payload },
    signal,
  }),
}))
