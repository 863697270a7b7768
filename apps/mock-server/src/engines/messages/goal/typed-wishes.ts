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
  [
    'Our tractors drive themselves along the rows. Sell them to fruit growers in South Tyrol. First season at half price.',
    'Our tractors drive themselves along the rows',
    'Our tractors drive themselves along the rows. First season at half price.',
  ],
  [
    'Ask chefs if they want to taste our smoked trout. We bring a sample box to their kitchen next week.',
    'Do you want to taste our smoked trout?',
    'I have one short question.',
    'Do you want to taste our smoked trout? We bring a sample box to your kitchen next week.',
  ],
  [
    'Invite buyers from supermarkets to a blind tasting of our new plant milk on 3 March in Hamburg. Seats are limited to 20.',
    'Invitation to a blind tasting',
    'We would like to invite you to a blind tasting of our new plant milk on 3 March in Hamburg. Seats are limited to 20.',
    'Will you come?',
  ],
  [
    'Introduce our online course on forklift safety. 45 minutes, certificate included, 29 euros per person. Discount for groups of ten.',
    'About our online course on forklift safety',
    'May I tell you more about our online course on forklift safety? 45 minutes, certificate included, 29 euros per person. Discount for groups of ten.',
    'Would a short call on Tuesday or Thursday suit you?',
  ],
  [
    'We have 30 refurbished MRI scanners in stock. Hospitals in Poland are our target. Delivery and installation included.',
    'We have 30 refurbished MRI scanners in stock',
    'We have 30 refurbished MRI scanners in stock. Delivery and installation included.',
  ],
  [
    'Look for co-authors for a study on shift work. Nursing directors would be ideal. It takes about five hours in total.',
    'We are looking for co-authors',
    'We are looking for co-authors for a study on shift work. It takes about five hours in total.',
    'Could that be something for you, or for somebody you know?',
  ],
  [
    'Invite our suppliers to a sustainability day. Agenda: new packaging rules, CO2 reporting, lunch. 14 June, Rotterdam.',
    'Invitation to a sustainability day',
    'We would like to invite you to a sustainability day. Agenda: new packaging rules, CO2 reporting, lunch. 14 June, Rotterdam.',
    'Will you come?',
  ],
  [
    'Offer existing clients a free review of their contracts. Many still pay old prices. Takes 20 minutes by phone.',
    'About a free review of your contracts',
    'We would like to offer you a free review of your contracts. Many still pay old prices. It takes 20 minutes by phone.',
    'Would a short call on Tuesday or Thursday suit you?',
  ],
  [
    'Remind attendees: doors open at 8:30, bring ID, parking is on level 2.',
    'A short reminder',
    'A short reminder: doors open at 8:30, bring ID, parking is on level 2.',
  ],
  [
    'Share with sales leaders how Kern AG doubled its reply rate in three months. Ask for 20 minutes to show it.',
    'A question for {{organization_name}}',
    'May I show you how Kern AG doubled its reply rate in three months?',
    'Would you have 20 minutes, so that I can show it to you?',
  ],
  [
    'Give dealers notice that the model X200 will be discontinued in June. Spare parts stay available for ten years.',
    'The model X200 will be discontinued in June',
    'The model X200 will be discontinued in June. Spare parts stay available for ten years.',
  ],
]
