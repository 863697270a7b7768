import { describe, expect, it } from 'vitest'
import { readRequest } from './read-request'

const thanks = 'thank them for their loyalty'

describe('what a message is for', () => {
  it.each([
    ['write an email to apologize for the outage last Tuesday', 'apologize for the outage last Tuesday'],
    ['write an email that thanks them for their loyalty', thanks],
    ['write an email which should thank them for their loyalty', thanks],
    ['write a thank you note to them for the good year', 'thank them for the good year'],
    ['write a thank you email for their loyalty, no call to action', thanks],
    ['write an email to invite them to our webinar on 12 December', 'invite them to our webinar on 12 December'],
    ['write an email telling them that our prices go up by 4%', 'tell them that our prices go up by 4%'],
    ['write an email to tell them we were bought by Halden', 'tell them that we were bought by Halden'],
    ['draft a message to our customers saying that we are closed on Friday', 'tell them that we are closed on Friday'],
    ['write an email to our customers to thank them for their loyalty', thanks],
    ['write a two-step sequence to thank them for their loyalty', thanks],
    ['write an email, no more than two sentences, to thank them for their loyalty', thanks],
    ['write an email in a friendly tone to thank them for their loyalty', thanks],
    ['write a short linkedin message to congratulate them on their funding', 'congratulate them on their funding'],
    ['compose an apology for the late delivery', 'apologize for the late delivery'],
    ['write to our customers that we move to Hamburg', 'tell them that we move to Hamburg'],
    ['write an email to our contacts: prices go up by 4% in January', 'prices go up by 4% in January'],
    ['draft an invitation to our open day on 3 May', 'invite them to our open day on 3 May'],
    ['please write a reminder of the invoice due on Friday', 'remind them of the invoice due on Friday'],
    ['give me an email that explains our new return policy', 'tell them about our new return policy'],
    ['write a happy new year email', 'wish them a happy new year'],
    ['thank them for their loyalty', thanks],
    ['apologize for the outage', 'apologize for the outage'],
    [
      'write an email to thank them for the visit, and invite them to our fair',
      'thank them for the visit and invite them to our fair',
    ],
    ['write an email to them about pallets, two steps', 'pallets'],
    ['write three emails about cold storage, short', 'cold storage'],
    ['write an email on cold chains in plain English please', 'cold chains'],
    ['write a message for CFOs about faster invoicing', 'faster invoicing'],
    ['write an email for our freight audit', 'our freight audit'],
  ])('is read from “%s”: %s', (request, about) => {
    expect(readRequest(request)).toEqual([expect.objectContaining({ kind: 'draft', about })])
  })
})
