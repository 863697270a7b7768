import { useEffect } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { listCampaigns, updateCampaign } from '../contract/campaigns/index'
import { ApiError } from '../errors/api-error'
import { memoryNavigation } from '../ports/memory-navigation'
import { pageOf } from './fixtures/campaigns'
import { CampaignNames } from './fixtures/CampaignNames'
import { createStage } from './fixtures/render-inlay'
import type { InlayEvent } from './inlay-event'
import { useAction } from './operations/use-action'

function Renames() {
  const { run } = useAction(updateCampaign)
  useEffect(() => void run({ params: { campaignId: 'c1' }, body: { name: 'Kept to ourselves' } }), [run])
  return null
}

describe('onEvent', () => {
  it('is told of calls that begin and succeed, with how long they took', async () => {
    const stage = createStage()
    const onEvent = vi.fn<(event: InlayEvent) => void>()
    stage.api.answer(listCampaigns, async () => {
      await stage.clock.advance(120)
      return pageOf('One')
    })
    const screen = await stage.show(<CampaignNames />, { onEvent })
    await expect.element(screen.getByText('One')).toBeVisible()
    const about = { operationId: 'campaigns.list', workspaceId: 'w1' }
    const told = onEvent.mock.calls.map(([event]) => event)
    expect(told[0]).toEqual({ type: 'operation-started', ...about })
    expect(told.at(-1)).toEqual({ type: 'operation-succeeded', ...about, milliseconds: 120 })
  })

  it('is told by their code of calls that fail, and never what they carried', async () => {
    const stage = createStage()
    const onEvent = vi.fn<(event: InlayEvent) => void>()
    stage.api.answer(updateCampaign, () => {
      throw new ApiError({ code: 'conflict', status: 409, title: 'Changed in the meantime' })
    })
    await stage.show(<Renames />, { onEvent })
    const failure = { type: 'operation-failed', operationId: 'campaigns.update', workspaceId: 'w1', code: 'conflict' }
    await expect.poll(() => onEvent).toHaveBeenCalledWith(expect.objectContaining(failure))
    expect(JSON.stringify(onEvent.mock.calls)).not.toContain('Kept to ourselves')
  })

  it('is told of the places that the person comes to, and not of another view of the same', async () => {
    const stage = createStage()
    const onEvent = vi.fn<(event: InlayEvent) => void>()
    const navigation = memoryNavigation({ name: 'campaigns.home', params: {} })
    await stage.show(<p>here</p>, { onEvent, navigation })
    navigation.push({ name: 'campaigns.detail', params: { campaignId: 'c1' } })
    navigation.replace({ name: 'campaigns.detail', params: { campaignId: 'c1' }, view: { tab: 'messages' } })
    navigation.back()
    expect(onEvent.mock.calls.map(([event]) => event)).toEqual([
      { type: 'navigated', to: { name: 'campaigns.detail', params: { campaignId: 'c1' } } },
      { type: 'navigated', to: { name: 'campaigns.home', params: {} } },
    ])
  })
})
