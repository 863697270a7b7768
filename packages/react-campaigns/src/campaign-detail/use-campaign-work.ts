import { useEffect, useRef, useState } from 'react'
import {
  getCampaignState,
  getProcessingStatus,
  type ProcessingState,
  type ProcessingStatus,
} from '@inlay/sdk-core/contract/campaigns'
import { useLatest, useOperation } from '@inlay/sdk-core/react'
import { useEarlyLooks } from './use-early-looks'

/** What is about to be begun, until the server says what it does. */
export type Preparing = 'enhancement' | 'messages' | 'leads' | 'prospecting'

export interface CampaignWork {
  readonly state: ProcessingState
  readonly preparing: Preparing | undefined
  /** What is prepared was accepted, and it could not be asked yet what became of it. */
  readonly isUnheard: boolean
  /** The server has said whether it works on it. */
  readonly isKnown: boolean
  /** While it is so, nothing else can be begun. */
  readonly isBusy: boolean
  /** Rows that the work is through with; nothing while that is not known. */
  readonly progress: { readonly done: number; readonly total: number } | undefined
  /** Rows that the last work has added, where it adds some. */
  readonly added: number | undefined
  /** Where the last work failed. */
  readonly error: string | undefined
  /** Runs what begins work, and says what is being prepared until the server has taken over. */
  readonly begin: (preparing: Preparing, run: () => Promise<boolean>) => Promise<boolean>
}

/** How often the state is asked for while the campaign is worked on. */
export const busyPollEvery = 5_000

/**
 * Whether a campaign is being worked on, and how far that is. `onReady` runs when it is done, `onProgress` when more of it
 * is. Without a campaign nothing is.
 */
export function useCampaignWork(
  campaignId: string | undefined,
  onReady: () => void = nothing,
  onProgress: () => void = nothing,
): CampaignWork {
  const [preparing, setPreparing] = useState<Preparing>()
  const [polls, setPolls] = useState(false)
  const [unheard, setUnheard] = useState<Preparing>()
  const input = campaignId === undefined ? undefined : { params: { campaignId } }
  const pollEvery = polls ? busyPollEvery : undefined
  const state = useOperation(getCampaignState, input, { pollEvery })
  const status = useOperation(getProcessingStatus, input, { pollEvery })
  const now: ProcessingState = state.status === 'ready' ? state.data.state : 'READY'
  const isWorking = now !== 'READY'
  const isHeard = state.status === 'ready' && !state.refreshing && state.refreshError === undefined
  if (unheard !== undefined && isHeard) setUnheard(undefined)
  const isAwaited = isWorking || unheard !== undefined
  if (polls !== isAwaited) setPolls(isAwaited)
  useWhenEnded(isAwaited, onReady)

  const known = status.status === 'ready' ? status.data : undefined
  useWhenFurther(isWorking ? known?.done : undefined, onProgress)
  const askAgain = useLatest(async () => {
    await Promise.all([refreshed(state), refreshed(status)])
  })
  // Through with all rows, it is about to be over: that is not left to the next poll.
  const isThrough = isWorking && known !== undefined && known.total > 0 && known.done >= known.total
  const lookEarly = useEarlyLooks(() => {
    if (isWorking) void (isThrough ? askAgain.current() : refreshed(status))
  })
  const whenThrough = useLatest(() => {
    void askAgain.current()
    lookEarly()
  })
  useEffect(() => {
    if (isThrough) whenThrough.current()
  }, [isThrough, whenThrough])

  async function begin(next: Preparing, run: () => Promise<boolean>): Promise<boolean> {
    setPreparing(next)
    try {
      const accepted = await run()
      if (accepted) {
        await askAgain.current()
        setUnheard(next)
        lookEarly()
      }
      return accepted
    } finally {
      setPreparing(undefined)
    }
  }

  return {
    state: now,
    preparing: preparing ?? unheard,
    isUnheard: unheard !== undefined,
    isKnown: state.status === 'ready',
    isBusy: isAwaited || preparing !== undefined,
    progress: isWorking ? progressOf(known) : undefined,
    added: known?.added ?? undefined,
    error: known?.error ?? undefined,
    begin,
  }
}

function nothing() {
  return undefined
}

function progressOf(status: ProcessingStatus | undefined) {
  return status === undefined || status.total === 0 ? undefined : { done: status.done, total: status.total }
}

async function refreshed(state: { readonly status: string; readonly refresh?: () => Promise<void> }): Promise<void> {
  await state.refresh?.()
}

/** Runs when the work has come to an end; not for a campaign that rests when it is opened. */
function useWhenEnded(isWorking: boolean, onReady: () => void): void {
  const [wasWorking, setWasWorking] = useState(isWorking)
  const [ends, setEnds] = useState(0)
  if (isWorking !== wasWorking) {
    setWasWorking(isWorking)
    if (!isWorking) setEnds(ends + 1)
  }
  const run = useLatest(onReady)
  useEffect(() => {
    if (ends > 0) run.current()
  }, [ends, run])
}

/** Runs when more is done than there was; the first that is heard of is nothing new. */
function useWhenFurther(done: number | undefined, onFurther: () => void): void {
  const before = useRef(done)
  const run = useLatest(onFurther)
  useEffect(() => {
    if (done !== undefined && before.current !== undefined && done > before.current) run.current()
    before.current = done
  }, [done, run])
}
