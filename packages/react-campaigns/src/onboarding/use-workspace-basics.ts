import type { ApiError } from '@inlay/sdk-core'
import {
  listBrandVoices,
  listIcps,
  listValuePropositions,
  type MarketingScience,
} from '@inlay/sdk-core/contract/campaigns'
import { useLatest, useOperation, type OperationState } from '@inlay/sdk-core/react'
import { useEffect, useState } from 'react'
import { useMarketingScience } from './use-marketing-science'
import { useOnboarding } from './use-onboarding'

/** One of the records that campaigns begin with. */
export interface Basic<Content> {
  /** As far as it is known. */
  readonly content: Content | undefined
  /** It is still read or written. */
  readonly busy: boolean
  /** Why nothing of it is there, and nothing comes. */
  readonly missing: 'failed' | 'no-company' | undefined
}

type Described<Part extends 'icp' | 'brandVoice'> = NonNullable<MarketingScience[Part]>

export interface WorkspaceBasics {
  readonly icp: Basic<Described<'icp'>>
  readonly brandVoice: Basic<Described<'brandVoice'>>
  readonly work: 'none' | 'writing' | 'written' | 'kept'
  /** What is written rests on, in a sentence. */
  readonly basis: string | undefined
  readonly retry: (() => void) | undefined
  /** Why what was there before is not written anew, although that was asked for. */
  readonly replaceError: ApiError | undefined
  /** Has what was there before written anew; nothing where nothing was, or it is of the company already. */
  readonly replace: (() => void) | undefined
}

/**
 * The ideal customer and the brand voice of a workspace: the first that it has, as campaigns use them, and otherwise what
 * is written about the company. What somebody has made of them is replaced only when that is asked for.
 */
export function useWorkspaceBasics(company: string): WorkspaceBasics {
  const { state, change } = useOnboarding()
  const icps = useOperation(listIcps, {}, { staleTime: 0 })
  const voices = useOperation(listBrandVoices, {}, { staleTime: 0 })
  const companies = useOperation(listValuePropositions, {})
  const [kept, setKept] = useState<{ readonly icp: boolean; readonly brandVoice: boolean }>()
  const [isReplacing, setReplacing] = useState(false)
  // Decided once: what comes while it is written is what is being written.
  if (kept === undefined && isRead(icps) && isRead(voices))
    setKept({ icp: firstOf(icps) !== undefined, brandVoice: firstOf(voices) !== undefined })
  const isWhole = kept?.icp === true && kept.brandVoice
  const found = useMarketingScience(kept !== undefined && (!isWhole || isReplacing) ? company : '', isReplacing)
  const science = found.status === 'running' || found.status === 'done' ? found.science : undefined

  // Both are kept before the first word of them is told.
  const isOfCompany = science !== undefined && (isReplacing || (kept?.icp === false && !kept.brandVoice))
  useEffect(() => {
    if (isOfCompany) change({ described: company })
  }, [isOfCompany, company, change])

  const finish = useLatest(() => Promise.all([icps, voices, companies].map(refreshed)))
  useEffect(() => {
    if (found.status === 'done') void finish.current()
  }, [found.status, finish])

  const failed = [icps, voices, found].find(({ status }) => status === 'failed')
  const isWriting = found.status === 'running'
  const missing = failed ? 'failed' : kept !== undefined && company === '' ? 'no-company' : undefined
  function basic<Content>(
    was: boolean | undefined,
    record: Content | undefined,
    text: Content | undefined,
    busy: boolean,
  ): Basic<Content> {
    return was === true && !(isReplacing && science)
      ? { content: record, busy: isReplacing && isWriting, missing: undefined }
      : { content: text, busy: busy || (kept === undefined && !failed), missing }
  }
  return {
    icp: basic<Described<'icp'>>(
      kept?.icp,
      firstOf(icps),
      science?.icp ?? undefined,
      isWriting && science?.stage !== 'voice',
    ),
    brandVoice: basic<Described<'brandVoice'>>(
      kept?.brandVoice,
      firstOf(voices),
      science?.brandVoice ?? undefined,
      isWriting,
    ),
    work: isWriting ? 'writing' : found.status === 'done' ? 'written' : isWhole ? 'kept' : 'none',
    basis: science?.basis ?? undefined,
    replaceError: isReplacing && found.status === 'failed' ? found.error : undefined,
    retry: failed?.status === 'failed' ? failed.retry : undefined,
    replace:
      isWhole && company !== '' && company !== state.described && !isReplacing ? () => setReplacing(true) : undefined,
  }
}

/** The answer is there, and not one of another time. */
function isRead(list: OperationState<unknown>): boolean {
  return list.status === 'ready' && !list.refreshing
}

/** Lists begin with the oldest, which campaigns use. */
function firstOf<Kept>(list: OperationState<readonly Kept[]>): Kept | undefined {
  return list.status === 'ready' ? list.data[0] : undefined
}

async function refreshed(list: OperationState<unknown>): Promise<void> {
  if (list.status === 'ready') await list.refresh()
}
