import { useEffect, useRef, useState } from 'react'
import type { Artifact } from '@inlay/sdk-core/contract/campaigns'
import { useLatest, useMessages, useNotify } from '@inlay/sdk-core/react'
import type { UseRows } from '@inlay/sdk-core/table'
import { useAudienceRows } from '../campaign-detail/use-audience-rows'
import { useCampaignWork, type CampaignWork } from '../campaign-detail/use-campaign-work'
import type { AudienceRequest } from './audience-request'
import { smartQueryMessages } from './messages'
import { useGenerateAudience } from './use-generate-audience'

export interface Preview {
  readonly state: 'none' | 'making' | 'ready' | 'failed'
  /** What it is of. */
  readonly request: AudienceRequest | undefined
  /** What stopped the server in the middle of it. */
  readonly reason: string | undefined
  readonly progress: CampaignWork['progress']
  readonly accounts: UseRows<Artifact>
  readonly contacts: UseRows<Artifact>
  /** Makes one; while another is being made, as soon as that is done. */
  readonly make: (request: AudienceRequest) => void
}

/** How often what has been found is asked for while more comes. */
const rowsWhileMaking = 1_000

interface Asked {
  readonly request: AudienceRequest
}

/** The accounts and contacts that a request finds, in a campaign of their own. */
export function usePreview(campaignId: string | undefined): Preview {
  const t = useMessages(smartQueryMessages)
  const notify = useNotify()
  const [asked, setAsked] = useState<Asked>()
  const [accepted, setAccepted] = useState<Asked>()
  const [ended, setEnded] = useState<{ readonly of: Asked; readonly state: 'ready' | 'failed' }>()
  const begun = useRef<Asked>(undefined)
  const work = useCampaignWork(campaignId)
  const generate = useGenerateAudience()
  const state = asked === undefined ? 'none' : ended?.of === asked ? ended.state : 'making'
  const rows = {
    campaignId: campaignId ?? '',
    enabled: campaignId !== undefined && accepted !== undefined,
    pollEvery: state === 'making' ? rowsWhileMaking : undefined,
  }
  const accounts = useAudienceRows({ ...rows, artifactType: 'account' })
  const contacts = useAudienceRows({ ...rows, artifactType: 'contact' })

  const fail = (of: Asked) => {
    setEnded({ of, state: 'failed' })
    notify({ tone: 'danger', text: t('previewFailed'), id: 'campaigns.smartQuery.preview' })
  }
  const begin = useLatest(async (id: string, next: Asked) => {
    const isAccepted = await work.begin('prospecting', async () => {
      const result = await generate.run({ params: { campaignId: id }, body: next.request })
      return result.ok && result.data.ack
    })
    if (isAccepted) setAccepted(next)
    else fail(next)
  })
  const isFree = work.isKnown && !work.isBusy
  useEffect(() => {
    if (campaignId === undefined || asked === undefined || !isFree || begun.current === asked) return
    begun.current = asked
    void begin.current(campaignId, asked)
  }, [asked, begin, campaignId, isFree])

  const end = useLatest(async (of: Asked) => {
    await Promise.all([accounts.refresh(), contacts.refresh()])
    return of
  })
  const say = useLatest((of: Asked) => (work.error === undefined ? setEnded({ of, state: 'ready' }) : fail(of)))
  // One before that was asked for since is not heard of: it would take the end of the other for its own.
  const isOver = isFree && accepted !== undefined && accepted === asked && ended?.of !== accepted
  useEffect(() => {
    if (!isOver || accepted === undefined) return
    let isGone = false
    void end.current(accepted).then((of) => {
      if (!isGone) say.current(of)
    })
    return () => {
      isGone = true
    }
  }, [accepted, end, isOver, say])

  return {
    state,
    request: asked?.request,
    reason: state === 'failed' ? work.error : undefined,
    progress: work.progress,
    accounts,
    contacts,
    make: (request) => setAsked({ request }),
  }
}
