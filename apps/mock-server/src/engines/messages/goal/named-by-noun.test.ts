import { describe, expect, it } from 'vitest'
import { composeSequence } from '../compose-sequence'
import { readGoal } from './read-goal'

const facts = {
  valueProposition: 'Northwind Freight moves pallets overnight.',
  fields: new Set(['first_name', 'organization_name', 'title']),
}

function first(goal: string): string {
  const read = readGoal(goal)
  expect(read.isOffer).toBe(false)
  return (
    composeSequence({
      ...facts,
      ...read,
      steps: 1,
      shorter: false,
      channel: 'email',
    }).templates[0] ?? ''
  )
}

describe('a purpose that is named by a noun', () => {
  it.each([
    ['Draft an apology to our customers for the late deliveries', 'We are sorry for the late deliveries.'],
    ['an apology for the late deliveries to our customers', 'We are sorry for the late deliveries.'],
    ['Write a thank-you to our customers for their orders this year', 'Thank you for your orders this year.'],
    ["Write a cancellation of Thursday's meeting", "We have to cancel Thursday's meeting."],
    ['Birthday greeting', 'I wish you a happy birthday.'],
    ['Write congratulations to the CTOs on their award', 'Congratulations on your award.'],
    ['Write a confirmation to our customers of their order', 'We would like to confirm your order.'],
    ['Write a request for feedback on the portal to our customers', 'What do you think of the portal?'],
    ['Write condolences to the CTOs for the loss of their founder', 'Our sincere condolences on the loss of'],
    ["Cancel Thursday's meeting, I'm ill", "We have to cancel Thursday's meeting. I am ill."],
    ['Sorry we missed your call yesterday.', 'We are sorry that we missed your call yesterday.'],
    ['Remind the people who signed up for our webinar that it starts Thursday', 'our webinar starts Thursday.'],
    ['Please come to our product launch', 'Please come to our product launch.'],
    ["We'd like feedback on our new app", 'What do you think of our new app?'],
    ['Newsletter for December', '[fill in what you would like to say: Newsletter for December]'],
    [
      'Invite the CTOs to a breakfast in Amsterdam on 14 May, they can RSVP by replying',
      'We would like to invite you to a breakfast in Amsterdam on 14 May. Please RSVP by replying.',
    ],
    ['Hiring: we want to offer them a job as fleet planner', 'We would like to offer you a job as fleet planner.'],
  ])('“%s” says “%s”', (goal, says) => {
    const text = first(goal)
    expect(text).toContain(says)
    expect(text).not.toMatch(/pallets|short call|get to know/)
  })
})
