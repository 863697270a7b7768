/** Goals that ask something of their readers, or offer it, as they are typed: the subject, and what the first email says. */
export const typedWishes: readonly (readonly [goal: string, subject: string, ...said: readonly string[]])[] = [
  [
    'We want to win hotel groups as customers for our linen rental. Point out that they save storage space and that we deliver daily. Friendly but not pushy. Ask for the person responsible for purchasing.',
    'About our linen rental',
    "I'd like to tell you about our linen rental. You save storage space. We deliver daily.",
    'Who is the person responsible for purchasing?',
  ],
  [
    'Introduce our fraud detection for online shops: it checks each order in 200 milliseconds and blocks 97% of fake orders. Ask for 15 minutes.',
    'About our fraud detection for online shops',
    'I would like to tell you about our fraud detection for online shops. It checks each order in 200 milliseconds and blocks 97% of fake orders.',
    'Would you have 15 minutes for a call next week?',
  ],
  [
    'Let customers know we are moving our data center to Frankfurt on the night of 7 March. The service is down for about two hours. We apologise for the inconvenience.',
    'We are moving our data center to Frankfurt',
    'We are moving our data center to Frankfurt on the night of 7 March. The service is down for about two hours. We are sorry for the inconvenience.',
    'Is there anything that we can help you with?',
  ],
  [
    'Congratulate our partners on their tenth anniversary and invite them to dinner with our management in May.',
    'An invitation for dinner',
    'Congratulations on your tenth anniversary.',
    'We would like to invite you for dinner with our management in May.',
    'Will you come?',
  ],
  [
    'Ask for references from happy clients. It would help us win a tender in the public sector.',
    'Could you send us references?',
    'I have one short question.',
    'Could you send us references? It would help us win a tender in the public sector.',
  ],
  [
    'Our price list for 2027 is out. Send it to dealers and mention that orders placed before 15 December still get the old prices.',
    'Our price list for 2027 is out',
    'Our price list for 2027 is out. We would be glad to send it to you. Orders placed before 15 December still get the old prices.',
  ],
  [
    'Tell university career centres that we have 12 internships in AI research. Ask them to forward it to their students.',
    'We have 12 internships in AI research',
    'We have 12 internships in AI research.',
    'Could you forward this to your students?',
  ],
  [
    'Offer our meeting rooms in Lisbon to remote companies for offsites. Sea view, up to 40 people, from 300 euros a day including lunch.',
    'About our meeting rooms in Lisbon',
    'I would like to offer you our meeting rooms in Lisbon. Sea view, up to 40 people, from 300 euros a day including lunch.',
    'Shall we talk about it next week?',
  ],
  [
    "We'd like to speak with CFOs about how they plan liquidity. No sales pitch, we are doing research for a report. They get the report first.",
    'A short note for you',
    'We would like to speak with you about how you plan liquidity. We are doing research for a report. You get the report first.',
  ],
  [
    'Announce a recall of batch 4471 of our baby monitors. They should stop using them and send them back free of charge. We replace them within a week.',
    'A short note for you',
    'I am writing to tell you about a recall of batch 4471 of our baby monitors. You should stop using them and send them back free of charge. We replace them within a week.',
  ],
  [
    'Approach startups that raised money recently. We help with hiring abroad without an own entity. Costs 199 euros per employee and month.',
    'A short note for you',
    'We help with hiring abroad without an own entity. It costs 199 euros per employee and month.',
  ],
  [
    'Ask our suppliers whether they can deliver in reusable boxes from July. We would provide the boxes.',
    'Can you deliver in reusable boxes from July?',
    'I have one short question.',
    'Can you deliver in reusable boxes from July? We would provide the boxes.',
  ],
]
