/** Goals that say what is to be done, as they are typed: the subject, and what the first email says. */
export const typedOrders: readonly (readonly [goal: string, subject: string, ...said: readonly string[]])[] = [
  [
    'Offer our translation memory tool to localization managers. It cuts repeat work by half. Two week trial. Ask if they want access.',
    'About our translation memory tool',
    'I would like to tell you about our translation memory tool. It cuts repeat work by half. Two week trial.',
    'Do you want access?',
  ],
  [
    'Reach out to wineries. We make labels that survive ice buckets. Small runs from 500 pieces. Send samples.',
    'Labels that survive ice buckets',
    'We make labels that survive ice buckets. Small runs from 500 pieces.',
    'May I send you samples?',
  ],
  [
    'Sell our used trucks to hauliers in Romania. All from 2021 or newer, service history, financing possible. Send the list if they are interested.',
    'About our used trucks',
    'I would like to tell you about our used trucks. All from 2021 or newer, service history, financing possible.',
    'May I send you the list?',
  ],
  [
    'Inform subscribers that we are merging with Nordlys. Their contracts stay as they are. The new name comes in April.',
    'We are merging with Nordlys',
    'We are merging with Nordlys. Your contracts stay as they are. The new name comes in April.',
  ],
  [
    'Get architects to specify our acoustic panels. Made of felt from bottles. B1 fire rating. Offer a sample box.',
    'About our acoustic panels',
    'May I tell you more about our acoustic panels? Made of felt from bottles. B1 fire rating. We can offer you a sample box.',
    'Would that be of interest to you?',
  ],
  [
    'Invite teachers to a free online course on AI in class. Three evenings in February. They get a certificate.',
    'Invitation to a free online course',
    'We would like to invite you to a free online course on AI in class. Three evenings in February. You get a certificate.',
    'Will you come?',
  ],
  [
    'Propose to hotel managers that we take over their laundry. Pick-up every day, RFID tracked, 0.89 per kilo.',
    'Pick-up every day, RFID tracked, 0.89 per kilo',
    'Pick-up every day, RFID tracked, 0.89 per kilo.',
    'Would you like us to take over your laundry?',
  ],
  [
    'Recruit 8 users for interviews about our banking app. 45 minutes by video, 60 euros. They must have used it in the last month.',
    'Would you take part in an interview?',
    'We would like to invite you to an interview about our banking app. 45 minutes by video, 60 euros. This is for you if you have used it in the last month.',
    'Would you take part?',
  ],
  [
    'Tell CFOs that late invoices cost them 2% a year and that our tool chases them automatically. Ask for 15 minutes.',
    'Late invoices cost you 2% a year',
    'Late invoices cost you 2% a year. Our tool chases them automatically.',
    'Would you have 15 minutes for a call next week?',
  ],
  [
    'We build saunas for hotels. Guests stay longer and pay more. Ask if they have room for one on the roof.',
    'Saunas for hotels',
    'We build saunas for hotels. Guests stay longer and pay more.',
    'Do you have room for one on the roof?',
  ],
  [
    'Invite logistics managers to our webinar on 12 February at 10 am: how to cut empty runs by a third.',
    'Invitation to our webinar',
    'We would like to invite you to our webinar on 12 February at 10 am, about how to cut empty runs by a third.',
    'Will you come?',
  ],
  [
    'I want to book calls with heads of customer support at airlines. Our chatbot solves 60% of tickets in 40 languages. KLM uses it.',
    'Our chatbot solves 60% of tickets',
    'Our chatbot solves 60% of tickets in 40 languages. KLM uses it.',
    'Would you be open to a short call next week?',
  ],
  [
    'Offer early renewal: if they renew before 31 December they keep the old price and get one month free.',
    'About early renewal',
    'May I tell you more about early renewal? If you renew before 31 December, you keep the old price and get one month free.',
    'Would a short call on Tuesday or Thursday suit you?',
  ],
  [
    "We're hiring! Senior Rust engineer, remote in the EU, 90-110k, four day week possible. Ask if they're open to a change.",
    'We are looking for a Senior Rust engineer',
    'We are looking for a Senior Rust engineer. Remote in the EU, 90-110k, four day week possible.',
    'Are you open to a change?',
  ],
  [
    'Convince plant managers to switch from plastic to paper film. Same machines, 12% cheaper from 2027 on because of the plastic tax.',
    'Have you thought of switching?',
    'Same machines, 12% cheaper from 2027 on because of the plastic tax.',
    'Have you thought of switching from plastic to paper film?',
  ],
  [
    'Ask CEOs of family businesses whether they have thought about succession. We connect them with buyers. Strictly confidential.',
    'We connect you with buyers',
    'We connect you with buyers. Strictly confidential.',
    'Have you thought about succession?',
  ],
  [
    'Ask if they received the samples and how they liked them. Offer to send another size.',
    'A question for {{organization_name}}',
    'We would be glad to send you another size.',
    'Did you receive the samples? May I ask how you liked them?',
  ],
]
