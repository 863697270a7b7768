/** Orders as they are typed in passing, the subject of what is written for each, and what its first email says. */
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
    'Suggest to hospital buyers that they compare our gloves with what they use. Send a free pack of 100.',
    'A question for {{organization_name}}',
    'Would you compare our gloves with what you use?',
  ],
  [
    "Warm up leads from last year's webinar with our new benchmark report. Tell them that half of the companies pay too much.",
    'About our new benchmark report',
    'I would like to tell you about our new benchmark report. Half of the companies pay too much.',
  ],
  [
    'Get speakers for our conference on food tech in October. We pay travel and hotel. Talks are 25 minutes.',
    'We are looking for speakers',
    'We are looking for speakers for our conference on food tech in October. We pay travel and hotel. Talks are 25 minutes.',
    'Could that be something for you, or for somebody you know?',
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
    'Announce the merger with Baltic Freight. Nothing changes for customers. Contact persons stay the same.',
    'Merger with Baltic Freight',
    'Nothing changes for customers. Contact persons stay the same.',
  ],
  [
    'Tell them their subscription renews on 1 May and that the price stays at 49 euros',
    'Your subscription renews on 1 May',
    'Your subscription renews on 1 May. The price stays at 49 euros.',
  ],
  [
    'Ask plant managers how they measure downtime. We have a sensor that clips onto any motor. No cabling.',
    'We have a sensor',
    'We have a sensor that clips onto any motor. No cabling.',
    'May I ask how you measure downtime?',
  ],
  [
    'Reach CFOs before budgeting season. We save 15% on insurance premiums by bundling. Ask for their current broker.',
    'We save 15% on insurance premiums by bundling',
    'Who is your current broker?',
  ],
  [
    'Sell them an upgrade to the pro plan because they hit the limit of 1,000 contacts',
    'About an upgrade to the pro plan',
    'You hit the limit of 1,000 contacts.',
  ],
  [
    'Encourage them to book their slot for the annual boiler check before winter',
    'A question for {{organization_name}}',
    'Would you like to book your slot for the annual boiler check before winter?',
  ],
  [
    'Thank donors. Their 12,000 euros paid for a new bus. Invite them to ride along on 3 May.',
    'Just to say thank you',
    'Your 12,000 euros paid for a new bus.',
    'Would you like to ride along on 3 May?',
  ],
  [
    "Check in with clients we haven't spoken to since spring and ask how their projects are going",
    'A question for {{organization_name}}',
    'May I ask how your projects are going?',
  ],
  [
    "Offer them to be listed in our directory. It's free until the end of the year, then 20 euros a month.",
    'It is free',
    'Would you like to be listed in our directory?',
  ],
  [
    "Let them know about delays at Rotterdam port. Containers arrive about 5 days late. We'll update them on Friday.",
    'Delays at Rotterdam port',
    'We will update you on Friday.',
  ],
  [
    'Tell them that we are the new caretaker company for their building from 1 February and how to report damage: hausservice-nord.de or 040 998877',
    'We are the new caretaker company',
    'We are the new caretaker company for your building from 1 February. You can report damage here: hausservice-nord.de or 040 998877.',
  ],
  [
    'Sell used laptops to NGOs. All of them have a one-year warranty and come with Linux or Windows. Minimum order 5 pieces.',
    'About used laptops',
    'All of them have a one-year warranty and come with Linux or Windows. Minimum order 5 pieces.',
  ],
  [
    'Ask for an interview for my master thesis on remote leadership. It takes 30 minutes and is anonymous.',
    'It takes 30 minutes and is anonymous',
    'May I interview you for my master thesis on remote leadership?',
  ],
  [
    'Suggest a coffee at the logistics fair in Munich, we are in hall B4, stand 212',
    'A coffee in Munich?',
    'We are in hall B4, stand 212.\n\nWould you have time for a coffee at the logistics fair in Munich?',
  ],
  [
    'Get hotel owners interested in our heat pumps. Pays for itself in six years. Subsidy of up to 40%.',
    'About our heat pumps',
    'They pay for themselves in six years. Subsidy of up to 40%.',
  ],
  [
    'Tell sales leaders that reps spend a third of their time on data entry. Our assistant does it for them. Ask if they want to see it.',
    'About our assistant',
    'Reps spend a third of their time on data entry.',
    'Do you want to see it?',
  ],
  [
    'Win them for our supplier day on 8 May in Essen. 30 buyers will be there. Places are limited to 60.',
    'Invitation to our supplier day',
    'We would like to invite you to our supplier day on 8 May in Essen. 30 buyers will be there. Places are limited to 60.',
  ],
  [
    'Get a meeting with them next week to talk about route planning.',
    'A question about route planning',
    'Would a meeting next week suit you?',
  ],
  [
    'Promote our webinar about the new customs rules, 3 March, 10 am CET, with a Q&A at the end.',
    'Invitation to our webinar',
    'We would like to invite you to our webinar about the new customs rules, 3 March, 10 am CET, with a Q&A at the end.',
  ],
  [
    'Ask for a chat about overnight freight to the UK',
    'A question for {{organization_name}}',
    'Would a chat about overnight freight to the UK suit you?',
  ],
  [
    'Ask for ten minutes about their payroll',
    'A question for {{organization_name}}',
    'Would you have ten minutes to talk about your payroll?',
  ],
  [
    'Write one short cold email from me, Lena, founder of Parcelbeam. We make returns painless for online shops. Shops save two euros per return.',
    'Returns painless for online shops',
    'We make returns painless for online shops. Shops save two euros per return.',
    'Kind regards,\nLena, founder of Parcelbeam',
  ],
  [
    'Head of Finance for a family business in Lyon. The role is hybrid and reports to the CEO. Ask if they know somebody.',
    'Looking for a Head of Finance',
    'We are looking for a Head of Finance for a family business in Lyon. The role is hybrid and reports to the CEO.',
  ],
  [
    "Tell logistics managers that we're opening a warehouse in Leipzig in May, and find out if they need storage.",
    'We are opening a warehouse in Leipzig',
    'We are opening a warehouse in Leipzig in May.\n\nDo you need storage?',
  ],
  [
    'Tell them about our webinar and find out if they use SAP.',
    'In short: our webinar',
    'I am writing to tell you about our webinar.\n\nDo you use SAP?',
  ],
  [
    'Write an invitation email: the conference is on 20 May in Copenhagen, travel is paid, and talks last 20 minutes',
    'Invitation to the conference',
    'I would like to invite you to the conference on 20 May in Copenhagen. Travel is paid, and talks last 20 minutes.',
  ],
  [
    'We would love to interview them for our podcast about cold chains.',
    'May we interview you',
    'We would like to interview you for our podcast about cold chains.\n\nWould you take part?',
  ],
  [
    'Ask whether they would be open to a partnership where we send them customers and get 10%',
    'A question for {{organization_name}}',
    'Would you be open to a partnership where we send you customers and we get 10%?',
  ],
  [
    'Tell parents the school trip is moved to 12 June and they need to sign the new form by Friday',
    'The school trip is moved to 12 June',
    'The school trip is moved to 12 June. You need to sign the new form by Friday.',
  ],
]
