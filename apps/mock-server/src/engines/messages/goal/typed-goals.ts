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
]
