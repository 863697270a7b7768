import * as z from 'zod'
import type { LanguageModel, WritingRequest } from './language-model'

export interface EndpointOptions {
  /** Of an OpenAI-compatible API, up to and including its version. */
  readonly baseUrl: string
  readonly model: string
  readonly apiKey?: string | undefined
  /** @default the platform's */
  readonly fetch?: typeof globalThis.fetch
}

/** Has texts written by a model behind an OpenAI-compatible endpoint. */
export function createEndpointWriter({
  baseUrl,
  model,
  apiKey,
  fetch = globalThis.fetch,
}: EndpointOptions): LanguageModel {
  const address = `${baseUrl.replace(/\/+$/, '')}/chat/completions`
  return {
    async write(request) {
      const response = await fetch(address, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` }),
        },
        body: JSON.stringify({ model, messages: messagesOf(request) }),
        ...(request.signal === undefined ? {} : { signal: request.signal }),
      })
      if (!response.ok) throw new Error(`The language model answered ${response.status}.`)
      const [choice] = Completion.parse(await response.json()).choices
      const text = choice?.message.content?.trim()
      if (text === undefined || text === '') throw new Error('The language model answered nothing.')
      return text
    },
  }
}

const Completion = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string().nullish() }) })),
})

function messagesOf({ use, prompt, facts }: WritingRequest) {
  const known = facts === undefined ? '' : `\n\nWhat is known, as JSON:\n${JSON.stringify(facts)}`
  return [
    { role: 'system', content: tasks[use] },
    { role: 'user', content: `${prompt}${known}` },
  ]
}

const tasks: Readonly<Record<WritingRequest['use'], string>> = {
  'campaign-idea': 'You suggest one outbound sales campaign in at most three sentences. Answer with the text alone.',
  'email-template':
    'You write the template of a sales email of at most 125 words, with placeholders such as {{first_name}}. No em dashes. Answer with the text alone.',
  'linkedin-template':
    'You write the template of a LinkedIn message of at most 100 words, with placeholders such as {{first_name}}. No em dashes. Answer with the text alone.',
  'subject-line':
    'You write the subject of an email: three to eight words, under 50 characters, no em dashes. Answer with it alone.',
  cell: 'You fill one cell of a table about a person or a company from what is known. Make nothing up; answer with the value alone, in at most two sentences.',
  explanation: 'You explain data to a salesperson in at most five plain sentences.',
}
