import { useEffect, useState } from 'react'
import {
  accountSignals,
  contactFilters,
  createCampaign,
  updateCampaign,
  type AccountSignal,
  type Campaign,
  type ContactFilter,
} from '@inlay/sdk-core/contract/campaigns'
import { useAction, useLatest, useMessages, useNotify, type ActionResult } from '@inlay/sdk-core/react'
import { useFailureText } from '@inlay/sdk-core/ui'
import { campaignListMessages } from '../campaign-list/messages'
import { emptyAudienceList } from '../campaign-list/new-campaign'
import { firstRows, isEveryValueBlank } from '../filter-rows/filter-row'
import { audienceAccounts, audienceRequest, isSameRequest, previewAccounts } from './audience-request'
import { smartQueryMessages } from './messages'
import { useGenerateAudience } from './use-generate-audience'
import { usePreview } from './use-preview'

export interface SmartQueryOptions {
  /** The whole audience is being generated; nothing holds the wizard any more. */
  readonly onGenerated: (campaign: Campaign) => void
}

/** A way through the wizard: what is asked for, the campaign that holds its preview, and what is made of it. */
export function useSmartQuery({ onGenerated }: SmartQueryOptions) {
  const t = useMessages(smartQueryMessages)
  const words = useMessages(campaignListMessages)
  const notify = useNotify()
  const failureText = useFailureText()
  const [signals, setSignals] = useState(() => firstRows<AccountSignal>(accountSignals))
  const [filters, setFilters] = useState(() => firstRows<ContactFilter>(contactFilters))
  const [name, setName] = useState(() => words('untitled'))
  const [campaign, setCampaign] = useState<Campaign>()
  const [error, setError] = useState<string>()
  const [isGenerating, setGenerating] = useState(false)
  const [generated, setGenerated] = useState<Campaign>()
  const create = useAction(createCampaign, { failure: t('createFailed') })
  const update = useAction(updateCampaign)
  const generate = useGenerateAudience()
  const preview = usePreview(campaign?.campaignId)
  const newName: { readonly name?: string } =
    campaign !== undefined && name.trim() !== campaign.name ? { name: name.trim() } : {}

  /** False when there is no campaign to hold the preview. */
  async function makePreview(): Promise<boolean> {
    setError(undefined)
    const request = audienceRequest(signals, filters, previewAccounts)
    if (campaign === undefined) {
      const created = await create.run({ body: { ...emptyAudienceList(words('untitled')), status: 'Preview' } })
      if (!created.ok) return false
      setCampaign(created.data)
    }
    const isShown = preview.request !== undefined && isSameRequest(preview.request, request)
    if (!isShown || preview.state === 'failed') preview.make(request)
    return true
  }

  /** Not once more where it is so already: a change in between would make another attempt of the next one. */
  async function activated(shown: Campaign): Promise<ActionResult<Campaign>> {
    if (shown.status === 'Active' && newName.name === undefined) return { ok: true, data: shown }
    return update.run({ params: { campaignId: shown.campaignId }, body: { status: 'Active', ...newName } })
  }

  async function generateAll(shown: Campaign): Promise<string | undefined> {
    const { campaignId } = shown
    const updated = await activated(shown)
    if (!updated.ok) return failureText(updated.error)
    setCampaign(updated.data)
    const request = audienceRequest(signals, filters, audienceAccounts)
    const result = await generate.run({ params: { campaignId }, body: request })
    if (!result.ok) return failureText(result.error)
    if (!result.data.ack) return t('generateFailed')
    notify({ tone: 'success', text: t('generated'), id: notice })
    setGenerated(updated.data)
    return undefined
  }

  async function finish(): Promise<void> {
    if (campaign === undefined || isGenerating) return
    setGenerating(true)
    setError(undefined)
    const failure = await generateAll(campaign)
    if (failure !== undefined) notify({ tone: 'danger', text: t('generateFailed'), id: notice })
    setError(failure)
    setGenerating(false)
  }

  /** Leaves the campaign in the list as it is, under the name that was given to it. */
  async function keep(): Promise<boolean> {
    if (campaign === undefined || newName.name === undefined || newName.name === '') return true
    return (await update.run({ params: { campaignId: campaign.campaignId }, body: newName })).ok
  }

  // Once nothing is held back any more: the host's navigation would ask before it leaves.
  const tell = useLatest(onGenerated)
  useEffect(() => {
    if (generated) tell.current(generated)
  }, [generated, tell])

  return {
    signals,
    setSignals,
    filters,
    setFilters,
    name,
    setName,
    campaign,
    preview,
    makePreview,
    isGenerating,
    error,
    forgetError: () => setError(undefined),
    finish,
    keep,
    isDone: generated !== undefined,
    /** Nobody knows whether the whole audience is being generated: then it is no preview any more. */
    mayBeGenerated: generate.isUncertain,
    isTouched: campaign !== undefined || !isEveryValueBlank(signals) || !isEveryValueBlank(filters),
  }
}

export type SmartQuery = ReturnType<typeof useSmartQuery>

const notice = 'campaigns.smartQuery.generate'
