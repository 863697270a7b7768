import { useState } from 'react'
import { explainWithAi } from '@inlay/sdk-core/contract/campaigns'
import { useAction, useSupports } from '@inlay/sdk-core/react'
import type { ApiError } from '@inlay/sdk-core'

export interface Explanation {
  /** The backend can explain. */
  readonly isThere: boolean
  readonly text: string | undefined
  readonly error: ApiError | undefined
  readonly pending: boolean
  readonly ask: (payload: unknown, context: string) => Promise<void>
}

/** Has something explained in words. */
export function useExplanation(): Explanation {
  const [text, setText] = useState<string>()
  const { run, pending, error } = useAction(explainWithAi)
  return {
    isThere: useSupports(explainWithAi) !== false,
    text,
    error,
    pending,
    async ask(payload, context) {
      const result = await run({ body: { payload, context } })
      if (result.ok) setText(result.data.explanation)
    },
  }
}
