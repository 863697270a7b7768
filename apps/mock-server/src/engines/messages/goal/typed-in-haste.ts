/** Goals as they are typed in haste, one after the other: the subject, and what the first email says. */
export const typedInHaste: readonly (readonly [goal: string, subject: string, ...said: readonly string[]])[] = [
  [
    'Offer an audit of their website for accessibility before the law takes effect in June 2027',
    'About an audit of your website for accessibility',
    'I would like to offer you an audit of your website for accessibility. The law takes effect in June 2027.',
    'Shall we talk about it next week?',
  ],
  [
    "Short friendly email: we're in Hamburg next week, want to grab a coffee?",
    "We're in Hamburg next week",
    "We're in Hamburg next week. Would you like to have a coffee?",
  ],
  [
    'Looking for a buyer for 12 used reefer trailers, year 2019, photos on request',
    'We are looking for a buyer',
    'We are looking for a buyer for 12 used reefer trailers, year 2019. Photos on request.',
    'Would that be of interest to you?',
  ],
  [
    'Nudge trial users to book a training before their trial ends on Friday',
    'A question for {{organization_name}}',
    'Would you like to book a training before your trial ends on Friday?',
  ],
  [
    'Drive sign-ups for our free plan, and mention that no credit card is needed',
    'Would you like to sign up?',
    'I have one short question.',
    'Would you like to sign up for our free plan? No credit card is needed.',
  ],
  [
    'They use Salesforce. Tell them that our plugin syncs in real time and takes one click to install.',
    'You use Salesforce',
    'You use Salesforce. Our plugin syncs in real time and takes one click to install.',
  ],
  [
    'Sell our cybersecurity training to IT managers at hospitals, refer to the ransomware attacks last autumn',
    'About our cybersecurity training',
    'May I tell you more about our cybersecurity training? I would also like to mention the ransomware attacks last autumn.',
    'Would a short call on Tuesday or Thursday suit you?',
  ],
  [
    'Explain why we are not the cheapest but the most reliable: 99.2% of loads arrive on the day',
    'A short note for you',
    'We are not the cheapest but the most reliable: 99.2% of loads arrive on the day.',
  ],
  [
    'Tell hotel managers we wash 3 tons of linen a day, pick-up before 7 am, ask who their laundry is',
    'Who is your laundry?',
    'We wash 3 tons of linen a day, pick-up before 7 am.',
    'Who is your laundry?',
  ],
  [
    'Sponsor outreach for our hackathon in Malmö: 300 students, 48 hours, logo on shirts from 2,000 euros',
    'We are looking for sponsors',
    'We are looking for sponsors for our hackathon in Malmö: 300 students, 48 hours, logo on shirts from 2,000 euros.',
    'Could that be something for you, or for somebody you know?',
  ],
  [
    'Ask school principals if they would host a road safety day, we bring the trucks',
    'Would you host a road safety day?',
    'I have one short question.',
    'Would you host a road safety day? We bring the trucks.',
  ],
  [
    'Complain politely that their invoice 2231 charges us twice for the toll and ask for a corrected one',
    'Your invoice 2231 charges us twice',
    'Your invoice 2231 charges us twice for the toll.',
    'Could you give us a corrected one?',
  ],
]
