import { createCampaign, deleteCampaign, listCampaigns, updateCampaign } from '@inlay/sdk-core/contract/campaigns'
import { listWorkspaces, updateFlags } from '@inlay/sdk-core/contract/workspace'
import { expect, it } from 'vitest'
import { createTestApi } from '../../test-api'

const workspaceId = 'northwind'

it('lets a member do everything that an owner may [CAM-AUTH-08]', async () => {
  for (const [userId, role] of [
    ['user_maren', 'Owner'],
    ['user_theo', 'Member'],
  ] as const) {
    const { client } = createTestApi({ userId })
    const workspaces = await client.call(listWorkspaces, {})
    const workspace = workspaces.find((each) => each.workspaceId === workspaceId)
    expect(workspace?.members.find((member) => member.userId === userId)?.workspaceMembershipRole).toBe(role)

    const body = { name: 'Of any member', objective: 'Lead Gen', type: 'Email', status: 'Active' } as const
    const { campaignId } = await client.call(createCampaign, { body }, { workspaceId })
    const page = await client.call(listCampaigns, {}, { workspaceId })
    const [foreign] = page.items.filter((campaign) => campaign.userId !== userId)
    expect(foreign).toBeDefined()
    const params = { campaignId: foreign?.campaignId ?? '' }
    const renamed = await client.call(updateCampaign, { params, body: { name: 'By another' } }, { workspaceId })
    expect(renamed.name).toBe('By another')
    await client.call(deleteCampaign, { params: { campaignId } }, { workspaceId })
    await expect(client.call(updateFlags, { body: { 'dark-mode': true } }, { workspaceId })).resolves.toBeDefined()
  }
})
