import { useRef } from 'react'
import type { InputOf } from '@inlay/sdk-core'
import { generateAudience, getCampaignState } from '@inlay/sdk-core/contract/campaigns'
import { useAction, type ActionResult } from '@inlay/sdk-core/react'

export interface GenerateAudience {
  readonly run: (input: InputOf<typeof generateAudience>) => Promise<ActionResult<{ readonly ack: boolean }>>
  /** The last answer was lost, and the server did not say either whether it has begun. */
  readonly isUncertain: () => boolean
}

/** Has an audience generated. Where the answer is lost, whether the campaign is being worked on tells what became of it. */
export function useGenerateAudience(): GenerateAudience {
  const isUncertain = useRef(false)
  const { run } = useAction(generateAudience, {
    async whenLost({ params }, ask) {
      isUncertain.current = true
      const { state } = await ask(getCampaignState, { params })
      isUncertain.current = false
      return state === 'READY' ? undefined : { ack: true }
    },
  })
  return {
    isUncertain: () => isUncertain.current,
    async run(input) {
      const mayHaveBegun = isUncertain.current
      const result = await run(input)
      // It was refused for the sake of what nobody had heard of.
      const isBegun = !result.ok && mayHaveBegun && result.error.code === 'campaign-busy'
      if (result.ok || isBegun) isUncertain.current = false
      return isBegun ? { ok: true, data: { ack: true } } : result
    },
  }
}
