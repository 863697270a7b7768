import { describe, expect, it } from 'vitest'
import { emailsSent, linkedInMessagesSent } from './campaign-counters'

describe('the counters of a campaign', () => {
  it('are read from the statistics of the two providers [CAM-LIST-04]', () => {
    const overallStats = {
      messagesSent: 42,
      messagesReplies: 3,
      connectionsSent: 50,
      messageReplyRate: 0.07,
      connectionAcceptanceRate: 0.4,
    }
    expect(emailsSent({ smartleadCampaignAnalytics: { sent_count: 1200, open_count: 3, reply_count: 1 } })).toBe(1200)
    expect(linkedInMessagesSent({ heyreachCampaignStats: { overallStats } })).toBe(42)
  })

  it('are 0 without statistics [CAM-LIST-04]', () => {
    expect(emailsSent({ smartleadCampaignAnalytics: null })).toBe(0)
    expect(emailsSent({})).toBe(0)
    expect(linkedInMessagesSent({ heyreachCampaignStats: undefined })).toBe(0)
  })
})
