/** What people type who say what they do, or what is wrong, before what they want; with a subject, and what the first email says. */
export const typedPitches: readonly (readonly [goal: string, subject: string, ...said: string[]])[] = [
  [
    'We sell electric forklifts to warehouses. They charge in 40 minutes. Get them to book a test drive.',
    'Electric forklifts for warehouses',
    'We sell electric forklifts to warehouses. They charge in 40 minutes.',
    'Would you like to book a test drive?',
  ],
  [
    'We offer payroll training for small companies. Teams that took part say their months end two days sooner. Ask if they want the dates.',
    'About payroll training for small companies',
    'Teams that took part say their months end two days sooner.',
    'Do you want the dates?',
  ],
  [
    'Our CRM now connects with SAP. Let them know and offer to show it in ten minutes.',
    'Our CRM now connects with SAP',
    'We would be glad to show it to you in ten minutes.',
  ],
  [
    "We help small museums to sell tickets online. It takes a day to set up. I'd like to show it to their director in 20 minutes.",
    'We help small museums to sell tickets online',
    'May I show it to your director in 20 minutes?',
  ],
  [
    'We need beta testers for our budgeting app. They get a year for free. It takes ten minutes a week.',
    'We are looking for beta testers',
    'We are looking for beta testers for our budgeting app. You get a year for free. It takes ten minutes a week.',
    'Could that be something for you, or for somebody you know?',
  ],
  [
    "I want to buy small accounting firms whose owner retires soon. Ask if they'd talk about it.",
    'A question for {{organization_name}}',
    'We would like to buy small accounting firms whose owner retires soon.\n\nWould you talk about it?',
  ],
  [
    "We'd like to book a stand at their fair. Ask what it costs and by when we have to decide.",
    'A question for {{organization_name}}',
    'We would like to book a stand at your fair.',
    'May I ask what it costs and by when we have to decide?',
  ],
  [
    'Our app tells drivers where to park trucks. 14,000 parking spots in Europe. Ask fleet managers if they would test it with five drivers.',
    'Our app tells drivers where to park trucks',
    'Our app tells drivers where to park trucks. 14,000 parking spots in Europe.',
    'Would you test it with five drivers?',
  ],
  [
    'We need a caterer for 200 people on 14 June in Bremen. Ask for an offer until Friday.',
    'We need a caterer for 200 people',
    'Could you send us an offer by Friday?',
  ],
  [
    'We install solar roofs for farms. The state pays 30% until the end of the year. Ask if we may come by and measure.',
    'We install solar roofs for farms',
    'The state pays 30% until the end of the year.',
    'May we come by and measure?',
  ],
  [
    "We're a charity that repairs bikes for refugees. Ask bike shops for old parts. We pick them up.",
    'We are a charity',
    'We pick them up.\n\nDo you have old parts for us?',
  ],
  [
    "I'm a notary in Graz and want to introduce myself to property developers.",
    'A short introduction',
    'I am a notary in Graz. I would like to introduce myself.',
  ],
  [
    'Our factory has free capacity for injection moulding from March. Parts up to 2 kg. Looking for long-term orders.',
    'Our factory has free capacity',
    'Parts up to 2 kg. We are looking for long-term orders.',
  ],
  [
    "We'd like to partner with accountants. They refer clients to us and earn 15%. Ask if that is allowed for them.",
    'We would like to partner with you',
    'We would like to partner with you. You refer clients to us and earn 15%.\n\nIs that allowed for you?',
  ],
  [
    'Our warehouse management system runs on any phone. Implementation takes two weeks. Send a link to the demo video: acme.com/demo',
    'Our warehouse management system runs on any phone',
    'You will find the demo video at acme.com/demo.',
  ],
  [
    'We produce compostable packaging. Ask food brands for the sizes they need and offer free samples',
    'We produce compostable packaging',
    'We can offer you free samples.\n\nCould you tell us the sizes you need?',
  ],
  [
    "We'd love to supply their canteen with regional vegetables. Prices from 3 euros per kilo.",
    'A short note for you',
    'We would like to supply your canteen with regional vegetables. Prices from 3 euros per kilo.',
  ],
  [
    'We do payroll for 300 restaurants. Tips, shifts and holidays are handled. First two months free. Want to set up a demo?',
    'Payroll for 300 restaurants',
    'We do payroll for 300 restaurants. Tips, shifts and holidays are handled. First two months free.',
  ],
  [
    'Their drivers wait too long at the dock. Our software gives every truck a time slot. No hardware needed. Suggest a demo.',
    'Your drivers wait too long at the dock',
    'Your drivers wait too long at the dock. Our software gives every truck a time slot. No hardware needed.',
    'Would you be open to a short demo next week?',
  ],
  [
    'We sell pallets, new and used. Delivery within two days. No call, just a reply.',
    'Pallets, new and used',
    'Delivery within two days.\n\nWould you let me know what you think? A short reply is enough.',
  ],
  [
    'Three clinics in Valencia cut their waiting times by a fifth. I want to show them how, in 15 minutes.',
    'Three clinics in Valencia cut their waiting times',
    'Three clinics in Valencia cut their waiting times by a fifth.\n\nMay I show you how in 15 minutes?',
  ],
  [
    'I help hospitals reduce waiting times. Three clinics in Valencia cut them by a fifth. Want a call of 15 minutes.',
    'I help hospitals reduce waiting times',
    'Three clinics in Valencia cut them by a fifth.\n\nWould you have 15 minutes for a call next week?',
  ],
  [
    'I am a recruiter. My client is a logistics firm in Hamburg that needs a head of operations. Ask if they are open to a chat.',
    'My client is a logistics firm in Hamburg',
    'I am a recruiter. My client is a logistics firm in Hamburg that needs a head of operations.\n\nAre you open to a chat?',
  ],
  [
    'Most hauliers still plan routes on paper. We have an app for that. Ask if they want to see it.',
    'Most hauliers still plan routes on paper',
    'Most hauliers still plan routes on paper. We have an app for that.',
    'Do you want to see it?',
  ],
  [
    'Customers of ours save 30 minutes per order. Ask whether we may show it with their own data.',
    'Customers of ours save 30 minutes per order',
    'Customers of ours save 30 minutes per order.\n\nMay we show it with your own data?',
  ],
  [
    'We make returns painless for online shops. Customers print no label. Ask for a call.',
    'Returns painless for online shops',
    'We make returns painless for online shops. Customers print no label.',
  ],
  [
    'We make fresh pasta for restaurants. Delivered daily. Ask if they want to taste it.',
    'Fresh pasta for restaurants',
    'We make fresh pasta for restaurants. Delivered daily.\n\nDo you want to taste it?',
  ],
  [
    'We keep server rooms cool with half the power. Suggest a visit.',
    'We keep server rooms cool',
    'We keep server rooms cool with half the power.',
  ],
  [
    'Our racks fold flat in ten seconds. Ask for a short call.',
    'Our racks fold flat in ten seconds',
    'Our racks fold flat in ten seconds.\n\nWould you be open to a short call next week?',
  ],
]
