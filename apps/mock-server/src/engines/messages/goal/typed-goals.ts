/** Goals as they are typed in passing, the subject of what is written for each, and what its first email says. */
export const typedGoals: readonly (readonly [goal: string, subject: string, ...said: string[]])[] = [
  [
    'Tell them that Dr. Lena Vogt will speak at our congress on 4 May. Ask them to register.',
    'Dr. Lena Vogt will speak at our congress',
    'Dr. Lena Vogt will speak at our congress on 4 May.',
    'May I send you the link to sign up?',
  ],
  [
    'Invite them to a talk by Prof. Anna Weiss in Zurich on 4 May. It is free.',
    'Invitation to a talk by Prof. Anna Weiss',
    'We would like to invite you to a talk by Prof. Anna Weiss in Zurich on 4 May. It is free.',
    'Will you come?',
  ],
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
    'Get HR directors to download our whitepaper on pay transparency. Mention the EU directive applies from June 2026.',
    'About our whitepaper on pay transparency',
    'The EU directive applies from June 2026.',
    'May I send it to you?',
  ],
  [
    'Sell our fire safety inspections to property managers before the new rule comes in on 1 January',
    'About our fire safety inspections',
    'I would like to tell you about our fire safety inspections. The new rule comes in on 1 January.',
  ],
  [
    'Introduce myself as their new account manager and ask for a good time to talk',
    'A short introduction',
    'I would like to introduce myself as your new account manager.',
    'May I ask when would be a good time to talk?',
  ],
  [
    "Ask for sponsors for our students' solar car race in October. Sponsors get their logo on the car.",
    "Our students' solar car race in October",
    'Sponsors get their logo on the car.',
    'Would you like to be one of our sponsors?',
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
    'Announce that our summer sale starts on 1 July. All garden furniture is 30% off. Send them to oakandelm.co.uk',
    'Our summer sale starts on 1 July',
    'All garden furniture is 30% off. You will find more at oakandelm.co.uk.',
  ],
  [
    'Invite past clients to refer a friend. Both get 50 euros.',
    'Both get 50 euros',
    'Would you recommend us to a friend?',
  ],
  [
    'Ask our suppliers to send their ISO certificate by 31 May. We need it for our audit.',
    'Please send your ISO certificate by 31 May',
    'We need it for our audit.\n\nIf you have any questions, just reply to this message.',
  ],
  [
    'Offer landlords a free valuation of their flat. We sold 40 flats in Altona last year. Call us on 040 123 456.',
    'About a free valuation of your flat',
    'I would like to offer you a free valuation of your flat. We sold 40 flats in Altona last year. Please call us on 040 123 456.',
  ],
  [
    'We need beta testers for our budgeting app. They get a year for free. It takes ten minutes a week.',
    'We are looking for beta testers',
    'We are looking for beta testers for our budgeting app. You get a year for free. It takes ten minutes a week.',
    'Could that be something for you, or for somebody you know?',
  ],
  [
    "Convince gyms to put our protein bars next to the till. We take back what they don't sell. Ask to send a sample box.",
    'A question for {{organization_name}}',
    'Have you thought of putting our protein bars next to the till?',
    'May we send you a sample box?',
  ],
  [
    "Introduce our new head of support, Lena Brandt. She started on Monday. She'd like to hear what annoys them.",
    'Introducing our new head of support, Lena Brandt',
    'She started on Monday. She would like to hear what annoys you.',
  ],
  [
    "I want to buy small accounting firms whose owner retires soon. Ask if they'd talk about it.",
    'A question for {{organization_name}}',
    'We would like to buy small accounting firms whose owner retires soon.\n\nWould you talk about it?',
  ],
  [
    'Explain that VAT rules change in January and that our plugin does it automatically. Offer a free check of three invoices.',
    'VAT rules change in January',
    'VAT rules change in January. Our plugin does it automatically. We can offer you a free check of three invoices.',
  ],
  [
    'Get restaurants in Porto on our delivery app. No commission for three months. Onboarding takes one day.',
    'About our delivery app',
    'No commission for three months. Onboarding takes one day.',
  ],
  [
    'Sell annual passes for our climbing gym to companies as a staff benefit. 15 employees minimum. Offer a free evening for the team.',
    'About annual passes',
    '15 employees minimum. We can offer you a free evening for the team.',
  ],
  [
    'Find out who is responsible for translations and whether they work with an agency already',
    'Who is responsible for translations?',
    'Who is responsible for translations? Do you work with an agency already?',
  ],
  [
    'Get them to switch from their current payroll provider to us. We do the move in a week, free of charge.',
    'We can offer you the move',
    'Would you consider switching from your current payroll provider to us?',
  ],
  [
    'Ask shop owners to sell our candles on commission. They pay only for what is sold. We bring a display.',
    'You pay only for what is sold',
    'You pay only for what is sold. We bring a display.',
    'Would you sell our candles on commission?',
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
    'Make CTOs aware that Node 18 is out of support. We upgrade apps at a fixed price.',
    'Node 18 is out of support',
    'Node 18 is out of support. We upgrade apps at a fixed price.',
  ],
  [
    'Collect pre-orders for our electric cargo bike. Deliveries start in spring. 100 euros deposit, refundable.',
    'About our electric cargo bike',
    'Deliveries start in spring. 100 euros deposit, refundable.',
  ],
  [
    'We need a caterer for 200 people on 14 June in Bremen. Ask for an offer until Friday.',
    'We need a caterer for 200 people',
    'Could you send us an offer by Friday?',
  ],
  [
    'Suggest to hospital buyers that they compare our gloves with what they use. Send a free pack of 100.',
    'A question for {{organization_name}}',
    'Would you compare our gloves with what you use?',
  ],
  [
    "Warm up leads from last year's webinar with our new benchmark report. Tell them that half of the companies pay too much.",
    'A question for {{organization_name}}',
    'I would like to introduce our new benchmark report. Half of the companies pay too much.',
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
    'Get speakers for our conference on food tech in October. We pay travel and hotel. Talks are 25 minutes.',
    'We are looking for speakers',
    'We are looking for speakers for our conference on food tech in October. We pay travel and hotel. Talks are 25 minutes.',
    'Could that be something for you, or for somebody you know?',
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
    'Ask property managers if they have flats for our nurses. We rent for at least two years and pay the deposit.',
    'We rent for at least two years',
    'Do you have flats for our nurses?',
  ],
  [
    'Invite them to follow us on LinkedIn',
    'A question for {{organization_name}}',
    'Would you like to follow us on LinkedIn?',
  ],
  [
    'Tell event managers about our photo booths. Set up in 30 minutes, prints included. Ask when their next event is.',
    'Our photo booths',
    'Set up in 30 minutes, prints included.',
    'May I ask when your next event is?',
  ],
  [
    'Get former customers to come back. We fixed the delivery problems and added a tracking page.',
    'We would like you back',
    'We fixed the delivery problems and added a tracking page.',
  ],
  [
    'Invite heads of HR to our dinner in Amsterdam on 3 October, 12 guests, no slides',
    'Invitation to our dinner',
    'We would like to invite you to our dinner in Amsterdam on 3 October, 12 guests. No slides.\n\nWill you come?\n',
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
    'Announce the merger with Baltic Freight. Nothing changes for customers. Contact persons stay the same.',
    'Merger with Baltic Freight',
    'Nothing changes for customers. Contact persons stay the same.',
  ],
  [
    'We produce compostable packaging. Ask food brands for the sizes they need and offer free samples',
    'We produce compostable packaging',
    'We can offer you free samples.\n\nCould you tell us the sizes you need?',
  ],
  [
    'Tell them their subscription renews on 1 May and that the price stays at 49 euros',
    'Your subscription renews on 1 May',
    'Your subscription renews on 1 May. The price stays at 49 euros.',
  ],
]
