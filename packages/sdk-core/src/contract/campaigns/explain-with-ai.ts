import * as z from 'zod'
import { operation } from '../../operation/operation'
import { textOfAtMost } from '../../operation/text-of-at-most'

export const explainWithAi = operation({
  id: 'ai.explain',
  summary: 'Explains data in words.',
  kind: 'json',
  method: 'POST',
  path: '/explain',
  repeatable: true,
  body: z.strictObject({ payload: z.unknown(), context: textOfAtMost(20_000) }),
  response: z.object({ explanation: z.string() }),
})
