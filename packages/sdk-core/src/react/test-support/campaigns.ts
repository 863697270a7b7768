import type { Campaign } from '../../contract/campaigns/index'
import { ApiError, type ApiErrorDetails } from '../../errors/api-error'
import type { Page } from '../../operation/page'

export function campaign(campaignId: string, name = campaignId): Campaign {
  return {
    campaignId,
    name,
    objective: 'Sell',
    type: 'email',
    status: 'Draft',
    createDate: '2026-01-01T00:00:00Z',
    updateDate: '2026-01-01T00:00:00Z',
    userId: 'ada',
    messagesMetadata: [],
    enrichmentWithAiMetadata: [],
    revision: 1,
  }
}

export function pageOf(...names: readonly string[]): Page<Campaign> {
  return { items: names.map((name) => campaign(name)), total: names.length, start: 0, limit: 100 }
}

export function failure(code: string, details: Partial<ApiErrorDetails> = {}): ApiError {
  return new ApiError({ code, status: 500, title: `It failed: ${code}`, ...details })
}
