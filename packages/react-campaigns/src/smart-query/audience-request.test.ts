import { expect, it } from 'vitest'
import { audienceAccounts, audienceRequest, isSameRequest, previewAccounts } from './audience-request'

const signals = [
  { id: 1, key: 'Technographics', value: ' Salesforce ' },
  { id: 2, key: 'Hiring', value: ' ' },
  { id: 3, key: null, value: 'SaaS' },
] as const
const filters = [{ id: 1, key: 'JobTitle', value: 'CTO' }] as const

it('sends the rows that count, for one contact at each of 20 or 200 accounts [CAM-SMARTQ-06] [CAM-SMARTQ-09] [CAM-SMARTQ-10]', () => {
  expect(audienceRequest(signals, filters, previewAccounts)).toEqual({
    prospectAccountsRequest: {
      filters: [{ signal: 'Technographics', value: 'Salesforce' }],
      maxLimit: 20,
      clearExisting: true,
    },
    sourceContactsRequest: { filters: [{ filter: 'JobTitle', value: 'CTO' }], maxLimit: 1 },
  })
  expect(audienceRequest(signals, filters, audienceAccounts).prospectAccountsRequest.maxLimit).toBe(200)
})

it('is the same request as long as what is sent is the same', () => {
  const request = audienceRequest(signals, filters, previewAccounts)
  const reworded = audienceRequest([{ id: 9, key: 'Technographics', value: 'Salesforce' }], filters, previewAccounts)
  expect(isSameRequest(request, reworded)).toBe(true)
  expect(isSameRequest(request, audienceRequest(signals, [], previewAccounts))).toBe(false)
})
