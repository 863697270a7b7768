/** More goals as they are typed, with events, offers and requests: the subject, and what the first email says. */
export const typedNews: readonly (readonly [goal: string, subject: string, ...said: readonly string[]])[] = [
  [
    'Announce webinar "Returns in 2027" on 21 January, 4 pm, with Zalando and DHL. Recording for all who sign up.',
    'Webinar "Returns in 2027" on 21 January',
    'I am writing to tell you about the webinar "Returns in 2027" on 21 January, 4 pm, with Zalando and DHL. Recording for all who sign up.',
  ],
  [
    'Apologise for the double charge on 2 November. The money is back on their account by Friday. No action needed.',
    'We are sorry for the double charge',
    'We are sorry for the double charge on 2 November. The money is back on your account by Friday. No action needed.',
    'Is there anything that we can help you with?',
  ],
  [
    "Ask members to renew by 31 January. New this year: free entry to all talks and a members' lounge.",
    'New this year',
    "New this year: free entry to all talks and a members' lounge.",
    'Would you like to renew by 31 January?',
  ],
  [
    'Ask our alumni to donate for a new lab. 50,000 of 80,000 euros are there. Every gift is tax deductible.',
    '50,000 of 80,000 euros are there',
    '50,000 of 80,000 euros are there. Every gift is tax deductible.',
    'Would you like to donate for a new lab?',
  ],
  [
    'Ask procurement if we can quote for their next tender on office cleaning. We clean 90 offices in Hamburg already.',
    'We clean 90 offices in Hamburg already',
    'We clean 90 offices in Hamburg already.',
    'May we quote for your next tender on office cleaning?',
  ],
  [
    "Ask the mayor's office whether our scooter sharing may start in their town. 200 scooters, no parking on pavements, data shared daily.",
    '200 scooters, no parking on pavements',
    '200 scooters, no parking on pavements, data shared daily.',
    'May our scooter sharing start in your town?',
  ],
  [
    'Book a 15-minute intro with CMOs at outdoor brands. We tag products with AI so that shoppers find them. Search sales went up by 11% at Globetrotter.',
    'We tag products with AI so',
    'We tag products with AI so that shoppers find them. Search sales went up by 11% at Globetrotter.',
    'Would you have 15 minutes for a call next week?',
  ],
  [
    'Explain our referral programme: they get 300 euros for each customer they bring, paid after 30 days. No limit.',
    'Our referral programme',
    'Our referral programme: you get 300 euros for each customer you bring, paid after 30 days. No limit.',
  ],
  [
    'Give freelancers early access to our invoicing tool. Lifetime discount of 50% for the first 100. Ask for feedback in return.',
    'About early access to our invoicing tool',
    'May I tell you more about early access to our invoicing tool? Lifetime discount of 50% for the first 100.',
    'Would you give us feedback in return?',
  ],
  [
    'Invite investors to our demo day on 18 June in Helsinki. Ten startups, three minutes each, drinks afterwards. RSVP needed.',
    'Invitation to our demo day',
    'We would like to invite you to our demo day on 18 June in Helsinki. Ten startups, three minutes each, drinks afterwards. RSVP needed.',
    'Will you come?',
  ],
  [
    'Invite them to a hackathon on 14 June. Teams of four.',
    'Invitation to a hackathon',
    'We would like to invite you to a hackathon on 14 June. Teams of four.',
    'Will you come?',
  ],
]
