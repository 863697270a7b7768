import { describe, expect, it } from 'vitest'
import { openMatter } from '../open-matter'
import { expectGuidance, writeGoal } from './written-in-test'

describe('orders that say several things', () => {
  it.each<readonly [goal: string, ...said: string[]]>([
    [
      'Bring back former customers: tell them about our new night service and offer 10% off the first booking until 28 February',
      'You used to work with us, and we would be glad to have you back. I am writing to tell you about our new night service. We can offer you 10% off the first booking until 28 February.',
    ],
    [
      'Reactivate lost accounts: remind them of our good rates and offer a 10% discount on the first load',
      'You used to work with us, and we would be glad to have you back. A short reminder of our good rates. We can offer you a 10% discount on the first load.',
    ],
    [
      'Win back customers who have not booked with us for six months with 10% off their next load',
      'You have not booked with us for six months, and we would be glad to have you back. We can offer you 10% off your next load.',
    ],
    [
      'Revive old leads and offer them a free pallet shipment',
      'We were in touch with you some time ago. We can offer you a free pallet shipment.',
    ],
    [
      'Introduce our company, Northwind Freight, and ask who is in charge of buying transport',
      'I would like to introduce our company, Northwind Freight.',
      'Who is in charge of buying transport?',
    ],
    [
      'Introduce our team in Hull and ask who handles their exports',
      'I would like to introduce our team in Hull.',
      'Who handles your exports?',
    ],
    [
      'Introduce Northwind Freight as a haulier with its own ferry line. Ask for a short meeting in January.',
      'I would like to introduce Northwind Freight as a haulier with its own ferry line.',
      'Would a meeting in January suit you?',
    ],
    [
      'Congratulate them on their new job and offer help with choosing carriers',
      'Congratulations on your new job.',
      'We would be glad to help you with choosing carriers.',
    ],
    ['Offer them our overnight service for them and ask for a call', 'offer you our overnight service.'],
    [
      'Invite them to our customer breakfast in Hamburg on 12 March at 9 am and ask whether they can come',
      'invite you to our customer breakfast in Hamburg on 12 March at 9 am.',
      'Can you come?',
    ],
    [
      'Invite them to our open day in Leeds on 12 March and ask them to reply if they want a seat',
      'our open day in Leeds on 12 March.\n\nIf you want a seat, just reply.\n',
    ],
    [
      'Invite them to a webinar on customs rules on 5 February at 10:00. No sales talk, friendly tone, ask them to register by email.',
      'a webinar on customs rules on 5 February at 10:00.',
      'Please register by email.',
    ],
    [
      'Follow up after we met at Transport Logistic in Munich and offer to send our price list',
      'after we met at Transport Logistic in Munich. We would be glad to send you our price list.',
    ],
    [
      'Warn them that our Hull depot is closed from 20 to 27 December and that they should order by 15 December',
      'Our Hull depot is closed from 20 to 27 December. Please order by 15 December.',
    ],
    [
      'Apologise for the late deliveries in November and tell them what we changed: two extra trucks and a night shift',
      'We are sorry for the late deliveries in November. This is what we changed: two extra trucks and a night shift.',
    ],
    [
      'Sell our new mega trailer. Benefits: 15% more load, quick side loading, lower toll. Ask for a call.',
      'The benefits are 15% more load, quick side loading and lower toll.',
      'Would you be open to a short call next week?',
    ],
    [
      'Say thank you for visiting our stand at LogiMAT and propose a visit to their warehouse',
      'Thank you for visiting our stand at LogiMAT.',
      'Would a visit to your warehouse suit you?',
    ],
    [
      'Offer heads of logistics a free audit of their freight invoices, because most of them pay too much',
      'We would like to offer you a free audit of your freight invoices. Most companies pay too much.',
    ],
    [
      'Offer a discount of 5% to everyone who orders two loads before Easter',
      'We offer a discount of 5% to everyone who orders two loads before Easter.',
    ],
    [
      'Ask for 15 minutes to show how our portal cuts paperwork; mention that it is free for three months',
      'I would like to show you how our portal cuts paperwork. It is free for three months.',
      'Would you have 15 minutes for a call next week?',
    ],
    [
      'Build trust with CFOs by sharing our annual report, then ask for a meeting',
      'I would like to share our annual report with you.',
      'Would you be open to a short meeting next week?',
    ],
    [
      'Convince them to switch to us by pointing out that we are 10% cheaper',
      'We are 10% cheaper.',
      'Would you consider switching to us?',
    ],
    [
      'Check in after the trial and ask if they have questions',
      'I just wanted to check in after the trial.',
      'Do you have questions?',
    ],
    [
      'Sell our cold storage in Hamburg to fruit importers before the season starts',
      'our cold storage in Hamburg? I am writing to you before the season starts.',
    ],
    [
      'Compare our prices with DHL and show that we are 15% cheaper',
      'This is how our prices compare with DHL: we are 15% cheaper.',
    ],
    [
      'Wish them a happy new year and ask for a meeting in January to plan their volumes',
      'I wish you a happy new year.',
      'Would a meeting in January to plan your volumes suit you?',
    ],
    ['Upsell existing customers to our premium tracking with a free month', 'about our premium tracking'],
    [
      'Ask our customers to recommend us to a colleague and promise a free pallet for every recommendation',
      'Please recommend us to a colleague. We promise you a free pallet for every recommendation.',
    ],
    [
      'Their contract ends in June: offer a renewal with a price freeze for two years',
      'Your contract ends in June. We can offer you a renewal with a price freeze for two years.',
    ],
    ['Ask them how satisfied they are with our delivery times, in one question', 'with our delivery times?'],
    ['Find a carrier for two loads a week from Porto to Lyon', 'We are looking for a carrier for two loads a week'],
    ['Request an updated price list for 2027 from our suppliers', 'Could you send us an updated price list for 2027?'],
    [
      'Ask for payment of invoice 2231, which was due on 3 November',
      'payment of invoice 2231, which was due on 3 November, is still open.',
    ],
    [
      'Chase an unpaid invoice politely and offer payment in two instalments',
      'please pay your unpaid invoice. We can offer you payment in two instalments.',
    ],
    [
      'Tell them that we have moved to a new warehouse in Antwerp and invite them to see it',
      'We have moved to a new warehouse in Antwerp.',
      'Would you like to come and see it?',
    ],
    [
      'Inform customers about the toll increase in Austria on 1 January and that we will pass on 2%',
      'about the toll increase in Austria on 1 January. We will pass on 2%.',
    ],
    [
      'Apologise for the damaged pallets on Monday, offer a replacement and ask for photos',
      'We are sorry for the damaged pallets on Monday. We can offer you a replacement.',
      'Could you send us photos?',
    ],
    [
      'Ask if they received our offer from last week and if they have any questions about it',
      'Did you receive our offer from last week? Do you have any questions about it?',
    ],
    ['Ask to move our meeting on Thursday to next week', 'Could we move our meeting on Thursday to next week?'],
    [
      'Thank them for the first order and explain how to track it: with the link in the confirmation',
      'Thank you for the first order. This is how to track it: with the link in the confirmation.',
    ],
    [
      'Invite CEOs to a dinner in Zurich on 8 June, only 12 seats, reply by 20 May',
      'a dinner in Zurich on 8 June. There are only 12 seats.',
      'Could you reply by 20 May?',
    ],
    [
      'Invite customers to visit us at hall 4, stand B20 at LogiMAT and book a slot',
      'visit us at hall 4, stand B20 at LogiMAT.\n\nWould you like to book a slot?',
    ],
    ['Win new customers by offering 20% off the first order', 'offer you 20% off the first order.'],
    [
      'Persuade CFOs to switch from DHL to us: we are 10% cheaper and more punctual',
      'We are 10% cheaper and more punctual.',
      'Would you consider switching from DHL to us?',
    ],
    ['Nudge them to finish their registration before Friday', 'Please finish your registration before Friday.'],
    ['Ask them to confirm the delivery date for order 4412', 'Could you confirm the delivery date for order 4412?'],
    [
      'Thank attendees for coming to our webinar, share the recording and offer a free consultation',
      'Thank you for coming to our webinar. I would like to share the recording with you. We can offer you a free consultation.',
    ],
    [
      'Invite those who missed our webinar to watch the recording',
      'We would like to invite you to watch the recording.',
    ],
    [
      'Offer retailers extra drivers for Black Friday and ask how many they need',
      'We can offer you extra drivers for Black Friday.',
    ],
    [
      'Launch our new app for drivers and ask fleet managers to test it for free',
      'our new app for drivers',
      'Would you like to try it for free?',
    ],
    [
      'Recruit beta testers for our new route planner, they get it free for a year',
      'beta testers for our new route planner. You get it free for a year.',
    ],
    [
      'Convince retailers to use our returns service because it halves their handling time',
      'our returns service. It halves your handling time.',
    ],
    [
      'Tell hauliers we pay within 10 days and ask if they have free trucks in Poland',
      'We pay within 10 days.\n\nDo you have free trucks in Poland?',
    ],
    [
      'Warn customers about fake invoices in our name and ask them to call us when in doubt',
      'Please beware of fake invoices in our name. Please call us when in doubt.',
    ],
    ['Sell our used trucks to small hauliers and mention that we finance them', 'our used trucks. We finance them.'],
    [
      'Sell 200 used euro pallets to bakeries in Leeds for 4 euros each',
      '200 used euro pallets? The price is 4 euros each.',
    ],
    [
      'Introduce our Turkey service: two departures a week, 6 days transit, own drivers',
      'about our Turkey service. In short: two departures a week, 6 days transit, own drivers.',
    ],
    [
      'Ask freight managers if they have had problems with customs since January and offer a free check',
      'Have you had problems with customs since January?',
    ],
    ['Ask past clients for permission to use their logo on our website', 'May we use your logo on our website?'],
    [
      'Invite them to our webinar on 12 March, and if they cannot come offer the recording',
      'our webinar on 12 March. If you cannot come, we can offer you the recording.',
    ],
    [
      'Say sorry that we did not call back and propose a call tomorrow at 10',
      'We are sorry that we did not call back.',
      'Would a call tomorrow at 10 suit you?',
    ],
    [
      'Remind them about the trade fair next week and that we are at stand A4',
      'A short reminder of the trade fair next week. We are at stand A4.',
    ],
    [
      'Remind customers to renew their annual licence before it expires on 30 June and offer help',
      'before it expires on 30 June. We would be glad to help.',
    ],
    [
      'Thank them for ten years of working together and give them a bottle of wine when we visit',
      'We will give you a bottle of wine when we visit.',
    ],
    [
      'Congratulate the company on its new site in Poland and ask who plans transport there',
      'Congratulations on your new site in Poland.',
    ],
    [
      'Welcome them as a new customer and offer an introduction to our portal',
      'A warm welcome to you as a new customer. We can offer you an introduction to our portal.',
    ],
    ['Ask them to rate our service from 1 to 10', 'How would you rate our service from 1 to 10?'],
    [
      'We need two refrigerated trucks from Almeria to Hamburg on 3 and 4 March, ask for availability and price',
      'from Almeria to Hamburg on 3 and 4 March.\n\nCould you tell us your availability and price?',
    ],
    [
      'Persuade plant managers that preventive maintenance saves money and offer an inspection',
      'Preventive maintenance saves money. We can offer you an inspection.',
    ],
    [
      'Push our new e-vans to city couriers before the diesel ban starts in January',
      'our new e-vans. I am writing to you before the diesel ban starts in January.',
    ],
    [
      'Explain our new pricing: one price per pallet, no fuel surcharge',
      'This is our new pricing: one price per pallet.',
    ],
    [
      'Reactivate dormant accounts by telling them about our new Rotterdam hub',
      'I am writing to tell you about our new Rotterdam hub.',
    ],
    [
      'Follow up with leads from the fair: thank them for their visit and ask for a call',
      'Thank you for your visit.',
      'Would you be open to a short call next week?',
    ],
    ['Congratulate them on the new warehouse and invite them to a coffee', 'Would you have time for a coffee?'],
    [
      'Thank them for their order and recommend our insurance',
      'Thank you for your order. I would recommend our insurance.',
    ],
    [
      'Apologise for the confusion, confirm the pick-up on Monday and ask for the loading address',
      'We are sorry for the confusion. We would like to confirm the pick-up on Monday.',
      'Could you send us the loading address?',
    ],
    [
      'Warn them that trucks are scarce before Christmas and that they should book two weeks ahead',
      'Trucks are scarce before Christmas. Please book two weeks ahead.',
    ],
    [
      'Warn them about delays at the border and advise them to plan one day more',
      'Please beware of delays at the border. Please plan one day more.',
    ],
    ['Invite them to try our new portal and tell them that we help with the set-up', 'Would you like to try it?'],
    ['Ask them to introduce us to their colleagues in Poland', 'Could you introduce us to your colleagues in Poland?'],
    [
      'Ask how they handle returns today and show how we cut the cost by a third',
      'I would like to show you how we cut the cost by a third.',
      'May I ask how you handle returns today?',
    ],
    [
      'Announce our merger with Southport Lines and promise that contacts and prices stay the same',
      'our merger with Southport Lines. Contacts and prices stay the same.',
    ],
    ['Find out what they think about our new invoices and how we can make them clearer', 'make them clearer?'],
    [
      'We want to hire two dispatchers in Graz; ask our contacts if they know someone',
      'We are looking for two dispatchers in Graz.\n\nCould that be something for you, or for somebody you know?\n',
    ],
    ['Show them our tracking portal and ask for feedback', 'What do you think of it? Two lines are enough.'],
    ['Ask them to approve the quote by Wednesday', 'Could you approve the quote by Wednesday?'],
    ['Win them over by showing them our reference from Lidl', 'our reference from Lidl'],
  ])('“%s” is said in full [CAM-MSG-11]', async (goal, ...said) => {
    const written = await writeGoal(goal)
    for (const text of said) expect(written.email[0]).toContain(text)
    expectGuidance(written)
    expect([...written.email, ...written.linkedin, written.subject].join('\n')).not.toContain('[')
  })

  it.each<readonly [goal: string, open: string, ...said: string[]]>([
    [
      'Write one email that offers our reefer trailer with its price and minimum term, and ask if they would like a quote',
      'its price and minimum term',
      'We would like to offer you our reefer trailer.',
      'Would you like a quote?',
    ],
    [
      'Thank them for the meeting yesterday, send the summary, and ask for a decision by Friday',
      'the summary',
      'Thank you for the meeting yesterday.',
      'Could you let us have your decision by Friday?',
    ],
    ['Introduce ourselves and explain what we do in two sentences', 'what we do', 'about our company.'],
    ['Offer our trailers including prices and terms', 'prices and terms', 'offer you our trailers.'],
    [
      'Announce our new partnership with Maersk and what it means for customers',
      'what it means for customers',
      'about our new partnership with Maersk.',
    ],
    [
      'Welcome new customers, tell them who their contact is and how to book',
      'who their contact is and how to book',
      'A warm welcome to you.',
    ],
    ['Explain to shippers why rail is better than road and offer a pilot', 'why rail is better than road', 'a pilot.'],
    [
      'Share three tips on customs paperwork and ask if they want the checklist',
      'three tips on customs paperwork',
      'Do you want the checklist?',
    ],
    ["Remind attendees of tomorrow's webinar at 3 pm and send the link", 'the link', "tomorrow's webinar at 3 pm."],
    ['Regain inactive users: show them what is new and offer a free month', 'what is new', 'offer you a free month.'],
    ['Send our rates for 2027 and ask for their volumes', 'our rates for 2027', 'let us have your volumes'],
    ['Apologise for the late reply and send the requested quote', 'the requested quote', 'sorry for the late reply.'],
  ])('“%s” leaves open %s alone [CAM-MSG-11]', async (goal, open, ...said) => {
    const { email, subject } = await writeGoal(goal)
    for (const text of [...said, openMatter(open)]) expect(email[0]).toContain(text)
    expect(subject).not.toContain('[')
  })

  it('says what the sender does where that is known [CAM-MSG-11]', async () => {
    const valueProposition = 'We move chilled freight between Hull and Rotterdam every night.'
    const written = await writeGoal('Introduce ourselves and explain what we do in two sentences', { valueProposition })
    expect(written.email[0]).toContain(`our company. ${valueProposition}`)
    expect(written.email.join('\n')).not.toContain('[')
  })
})
