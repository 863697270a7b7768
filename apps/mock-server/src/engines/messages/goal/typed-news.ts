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
  [
    'Ask them to fill in our supplier form by Friday. It takes five minutes: forms.acme.io/supplier',
    'It takes five minutes: forms.acme.io/supplier',
    'It takes five minutes: forms.acme.io/supplier.',
    'Could you fill in our supplier form by Friday?',
  ],
  [
    'Find companies that want to test our exoskeleton for a month. Their workers get training, we get their feedback.',
    'Your workers get training, we get your feedback',
    'Your workers get training, we get your feedback.',
    'Would you like to test our exoskeleton for a month?',
  ],
  [
    'Our agency builds shops on Shopify. Migrations from Magento take six weeks. Ask if they plan a relaunch in 2027.',
    'Our agency builds shops on Shopify',
    'Our agency builds shops on Shopify. Migrations from Magento take six weeks.',
    'Do you plan a relaunch in 2027?',
  ],
  [
    'Propose to speak at their meetup about event driven systems. 30 minutes, live demo, no sales.',
    '30 minutes, live demo',
    '30 minutes, live demo.',
    'May I speak at your meetup about event driven systems?',
  ],
  [
    'Tell importers that customs codes change on 1 January. We check their list of articles for free. Deadline 15 December.',
    'Importers that customs codes change on 1 January',
    'Importers that customs codes change on 1 January. We check your list of articles for free. Deadline 15 December.',
  ],
  [
    'We sold 400 pairs of safety shoes to Bosch last year. Ask who buys work clothes at their plant. Send a pair for testing.',
    'Who buys work clothes at your plant?',
    'We sold 400 pairs of safety shoes to Bosch last year. I have one short question.',
    'Who buys work clothes at your plant? May I send you a pair for testing?',
  ],
  [
    "We'd like to exhibit at their fair in 2027. 18 square metres, corner, power. Ask for prices.",
    'A question for {{organization_name}}',
    'We would like to exhibit at your fair in 2027. 18 square metres, corner, power.',
    'Could you tell us your prices?',
  ],
  [
    "We're a family business making rubber seals since 1952. Samples within three days, from 100 pieces. Want to quote for their next project.",
    'We are a family business making rubber seals',
    'We are a family business making rubber seals since 1952. Samples within three days, from 100 pieces. We would like to quote for your next project.',
  ],
  [
    'Wish them luck with the trade fair, and say that we have spare booth walls if they need some.',
    'Luck with the trade fair',
    'I wish you luck with the trade fair. We have spare booth walls if you need some.',
  ],
  [
    'Write to heads of sustainability. We plant hedges along motorways. 12 euros per metre, photos every spring. Ask for a call in February.',
    'We plant hedges along motorways',
    'We plant hedges along motorways. 12 euros per metre, photos every spring.',
    'Would a call in February suit you?',
  ],
]
