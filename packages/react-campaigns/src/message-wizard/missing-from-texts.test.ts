import { describe, expect, it } from 'vitest'
import { missingFromTexts } from './missing-from-texts'

describe('what a goal asks for and no text says', () => {
  it.each<readonly [goal: string, texts: readonly string[], missing: readonly string[]]>([
    [
      'Recruit senior engineers for our Berlin office. Remote possible, up to 90k EUR.',
      ['Hello {{first_name}}, we are hiring for our Berlin office. Shall we talk?'],
      ['Remote possible', 'up to 90k EUR'],
    ],
    [
      'Recruit senior engineers for our Berlin office. Remote possible, up to 90k EUR.',
      ['Would you join us in our office in Berlin?', 'You could work remotely. It is possible to earn up to 90k EUR.'],
      [],
    ],
    [
      'Invite CFOs to our webinar on payroll, register at https://example.com/webinar.',
      ['May I invite you to our webinar on payroll?'],
      ['register at https://example.com/webinar'],
    ],
    [
      'Invite CFOs to our webinar on payroll, register at example.com/webinar',
      ['Come to our webinar on payroll. Sign up: https://example.com/webinar'],
      [],
    ],
    [
      'Launch our new solar panels as {{title}} at {{ organization_name }}',
      ['May I tell you, as {{title}} at {{organization_name}}, about our new solar panels?'],
      [],
    ],
    ['Launch our new solar panels, {{title}}', ['May I tell you about our new solar panels?'], ['title']],
    [
      'Launch our new solar panels. Want a 20 min call',
      ['May I tell you about our new solar panels? Would you have 20 minutes for a call?'],
      [],
    ],
    [
      'Launch our new solar panels. Want a 20 min call',
      ['May I tell you about our new solar panels? Shall we have a call?'],
      ['20 min'],
    ],
    [
      'Send them a free sample bag. Ask for their delivery address',
      ['May I send you a free sample bag? To which address may we send it?'],
      [],
    ],
    ['Collect donations for our school library', ['Would you like to donate to our school library?'], []],
    [
      'Book a 20 minute call with heads of logistics at food producers about cold chains',
      ['As {{title}} you know cold chains. Would fifteen minutes for a call suit you?'],
      ['20 minute'],
    ],
    [
      'Introduce us to companies that ship from more than one warehouse, and ask for a short call.',
      ['We work with companies that ship from more than one warehouse. Would a short call suit you?'],
      [],
    ],
    [
      'Ask them to speak at our conference in March 2027 in Lisbon; we pay travel',
      ['Would you speak at our conference in Lisbon?'],
      ['in March 2027', 'pay travel'],
    ],
    [
      'invite them for dinner in Munich on Nov 30th, no sales pitch',
      ['Will you come to our dinner in Munich on November 30th?'],
      ['no sales pitch'],
    ],
    ['Win back customers who left us last year', ['You used to work with us. What would bring you back?'], []],
    [
      'sell our new CRM to sales managers, 20% off until the end of the year',
      ['May I tell you about our CRM?', 'It is 20 % off until the end of the year.'],
      [],
    ],
    [
      'Ask product hunters for an upvote on Product Hunt, and keep it friendly',
      ['We are on Product Hunt today.'],
      ['upvote'],
    ],
    ['Wir bieten ein Fracht-Audit an', ['I would like to get to know you.'], ['Wir bieten ein Fracht-Audit an']],
    ['offer our payroll tool', ['Our {{payroll}} tool'], ['payroll']],
    ['物流の責任者に監査を提案する', ['監査について'], []],
    ['Sell our CRM. Do not mention prices.', ['Our CRM'], []],
    ["don't sell anything, just congratulate them on their funding", ['Congratulations on your funding.'], []],
    ["Don't talk about prices but mention our office in Oslo", ['Hello'], ['office in Oslo']],
    ['Offer our CRM without mentioning prices, saves 5 hours', ['Our CRM'], ['saves 5 hours']],
    ['Never promise discounts; invite them to Utrecht', ['Come to Rotterdam'], ['to Utrecht']],
    ["Don't forget to mention our office in Oslo", ['Hello'], ['office in Oslo']],
    ['something nice', ['I would like to get to know you.'], ['something nice']],
    ['make them smile', ['I would like to get to know you.'], ['smile']],
    ['tell a joke about spreadsheets', ['I would like to get to know you.'], ['joke about spreadsheets']],
    ['Weihnachtsgrüße an alle', ['I would like to get to know you.'], ['Weihnachtsgrüße an alle']],
    ['Joyeux Noël à tous', ['I would like to get to know you.'], ['Joyeux Noël à tous']],
    ['Feliz navidad', ['I would like to get to know you.'], ['Feliz navidad']],
    ['物流の責任者に監査を提案する', ['I would like to get to know you.'], ['物流の責任者に監査を提案する']],
    ['n/a', ['I would like to get to know you.'], ['n/a']],
    ['????', ['May I ask you two questions?'], ['????']],
    ['!'.repeat(100), ['Hello'], [`${'!'.repeat(60)}…`]],
    ['be funny', ['I would like to get to know you.'], ['be funny']],
    ['Offer our audit and keep it friendly', ['Our audit'], []],
    ['https://example.com/offer', ['I would like to get to know you.'], ['https://example.com/offer']],
    ['- be funny\n- mention the office dog', ['I would like to get to know you.'], ['office dog']],
    ['????', [''], []],
    ['Thank them for the call. No ask.', ['Thank you for the call.'], []],
    ['Thank them for the call. No ask.', ['Thank you for the call. Shall we talk again?'], ['No ask']],
    ['Thank customers for coming. No sales pitch, please.', ['Thank you for coming.'], []],
    ['Tell them we moved, under 20 words, in English, no emojis', ['We moved.'], []],
    ['Tell them we moved, under 3 words', ['Hello, we moved to Leeds'], ['under 3 words']],
    ['Tell them we moved. Two emails.', ['We moved 2 offices.'], ['Two emails']],
    ['Write three emails about our audit', ['Our audit'], ['three emails']],
    ['We moved. Inform them.', ['We moved.'], []],
    ['Only inform them that we moved, nothing else', ['We moved.'], []],
    ['recruit them for our board', ['We would like to have you on our board. Would you like to join?'], []],
    ['Make it clear that returns are not accepted', ['Returns are not accepted.'], []],
    ['1. pilot 2. call', ['I would like to get to know you.'], ['pilot', 'call']],
    ['Only in English', ['I would like to get to know you.'], ['Only in English']],
    ['Offer our audit. Be funny.', ['Our audit'], ['Be funny']],
    ['Offer our audit, keep it casual', ['A subject', 'Hello you, our audit'], ['keep it casual']],
    ['Offer our audit, keep it casual', ['A subject', 'Hi you, our audit'], []],
    ['Offer our audit in a witty tone', ['Our audit'], ['witty tone']],
    ['Tell them we moved (no call to action)', ['We moved.'], []],
    ['Tell them we moved without a call to action', ['We moved.'], []],
    ['Tell them we moved; there should be no call to action', ['We moved.'], []],
    ['Tell them we moved (no call to action)', ['We moved. Shall we talk?'], ['no call to action']],
    ['Invite them to visit our booth', ['We would like to invite you to our booth.'], []],
    ['Offer our audit, max 3 words', ['Our audit is very good'], ['max 3 words']],
    ['Offer our audit. Keep it under 3 words.', ['Our audit is very good'], ['Keep it under 3 words']],
    ['Offer our audit, 3 words max', ['Our audit is very good'], ['3 words max']],
    ['Offer our audit. Max 50 words', ['Our audit'], []],
    ['Ask them to fill in our survey', ['Would you take part in our survey?'], []],
    ['Hi team, tell them we moved. Thanks!', ['We moved.'], []],
    ['Gather opinions on our portal', ['What do you think of our portal?'], []],
    [
      'Thank them, mention [Company] and sign as [Your Name]',
      ['Thank you.'],
      ['mention [Company]', 'sign as [Your Name]'],
    ],
    ['Thank them, mention [Company]', ['Thank you at {{organization_name}}.'], []],
    ['Offer our audit, include [Company] and [First Name]', ['{{first_name}}, our audit [Company]'], []],
    ['ask nothing', ['Hello'], []],
    ['Ask nothing of them', ['Thank you for the talk.'], []],
    ['Thank them and ask for nothing in return', ['Thank you.'], []],
    ['Thank them. Ask nothing of them', ['Thank you. Shall we talk?'], ['Ask nothing of them']],
    ['Sign as Maren.', ['Hello'], ['Sign as Maren']],
    ['Keep it friendly and sign as Maren', ['Hello'], ['sign as Maren']],
    ['Keep it friendly and sign as Maren', ['Hello. Signed, Maren'], []],
    ['Offer our audit. Be brief but mention our office in Oslo', ['Our audit'], ['office in Oslo']],
    ['Keep it short and end with a question', ['Would Monday suit you?'], []],
    ['Keep it short and end with a question', ['Monday suits us.'], ['end with a question']],
    ['Chase them about the unpaid invoice', ['Your invoice is still unpaid.'], []],
    ['I want you to chase the invoice', ['The invoice'], []],
    ['Offer Chase a discount', ['A discount'], ['Chase']],
    ['Follow up on our offer from May', ['You have had our offer since May.'], []],
    ['be funny', ['Hello. [fill in what you would like to say: be funny]'], []],
    ['????', ['Hello. [fill in what you would like to say]'], []],
    ['Offer our audit \u2014 be funny', ['[fill in what you would like to say: Offer our audit be funny]'], []],
    ['Juggle on stilts all day', ['[fill in what you would like to say: Juggle on …]'], []],
    [
      'Offer our audit. Juggle on stilts',
      ['Our audit [fill in what you would like to say: Juggle on …]'],
      ['on stilts'],
    ],
    ['Offer a free audit', ['Our audit: [link]'], ['free']],
    ['Warn the whales about plankton!', ['[fill in what you would like to say: Warn the whales about plankton!]'], []],
    ['Juggle. Visit us in Oslo', ['[fill in what you would like to say: Juggle]'], ['Visit us in Oslo']],
    ['', ['Hello'], []],
    ['Sell', ['Hello'], []],
    ['Book a call', [], ['call']],
  ])('“%s” in %j', (goal, texts, missing) => {
    expect(missingFromTexts(goal, texts)).toEqual(missing)
  })

  it.each([
    ['Offer an audit that can cut freight cost by 20%', 'An audit about cutting freight cost by 20%.'],
    ['Cutting freight cost', 'You can cut freight cost.'],
    ['Save 20 hours', 'It saves 20 hours.'],
    ['Saves 20 hours', 'Saving 20 hours is a start.'],
    ['Deliver overnight', 'Overnight delivery.'],
    ['Overnight deliveries', 'We deliver overnight.'],
    ['Run pallets overnight', 'Running pallets overnight.'],
    ['Plan routes', 'Planning a route, planned routes'],
    ['Reduce emissions', 'A reduction of emissions'],
    ['Improve cash', 'An improvement in cash'],
    ['Expand warehouses', 'The expansion of your warehouse'],
    ['Travel is paid', 'We pay for your travel.'],
    ['Efficient routes', 'Routes of more efficiency'],
  ])('is not what stands there in another form: “%s” in “%s”', (goal, text) => {
    expect(missingFromTexts(goal, [text])).toEqual([])
  })

  it.each([
    ['Offer a discount', 'You will discover it.', 'discount'],
    ['Offer a port', 'Our sport', 'port'],
    ['Transport pallets', 'We transfer pallets.', 'Transport'],
  ])('is what only looks like a word of the texts: “%s” in “%s”', (goal, text, missing) => {
    expect(missingFromTexts(goal, [text])).toEqual([missing])
  })

  it.each([
    'Offer a free lane check to retailers with their own distribution centres',
    'Offer retailers with their own distribution centres a free lane check',
    'Offer a free lane check to companies in the food industry',
    'Offer a free lane check to manufacturers based in Bavaria',
    'Offer a free lane check to shippers running a fleet of trucks',
    'Offer a free lane check to wholesalers with more than 20 warehouses and shops',
    'Offer shops with fewer than ten employees a free lane check',
    'Retailers without their own fleet: offer a free lane check',
  ])('is nothing that only says whom it goes to: “%s”', (goal) => {
    expect(missingFromTexts(goal, ['May I do a free lane check for you?'])).toEqual([])
  })

  it.each<readonly [goal: string, missing: readonly string[]]>([
    ['Surprise customers with a gift card', ['gift card']],
    ['Win back customers with a 20% discount', ['20% discount']],
    ['Invite retailers with their own fleet to our seminar in Oslo', ['Invite', 'seminar in Oslo']],
    ['Offer retailers with their own fleet an audit', ['audit']],
    ['Write to companies in the food industry about pallets', ['pallets']],
    ['Announce to retailers with shops in Hamburg on Monday', ['on Monday']],
    ['Talk to retailers with a fleet and mention pallets', ['pallets']],
    ['Write to retailers mentioning pallets', ['mentioning pallets']],
    ['Talk to CFOs at the summit', ['summit']],
  ])('is what is said behind whom it goes to: “%s”', (goal, missing) => {
    expect(missingFromTexts(goal, ['Hello'])).toEqual(missing)
  })

  it('is told once', () => {
    expect(missingFromTexts('Offer a free audit. The free audit', ['An audit'])).toEqual(['free'])
  })

  it.each(['a ', 'freight ', 'a.b', 'https://', ', ', '-', '\n', 'managers of '])(
    'is found within a moment, however often %j stands in it',
    (part) => {
      const started = performance.now()
      missingFromTexts(part.repeat(3_000), [part.repeat(3_000)])
      expect(performance.now() - started).toBeLessThan(1_000)
    },
  )
})

it('looks for no word of who signs where a name stands under the texts', () => {
  const goal = 'Offer a free sharpening. Sign with Tom Haller, Haller Schliff.'
  const text = 'Hello {{first_name}},\n\nWe offer you a free sharpening.\n\nKind regards,\nTom Haller, Haller Schliff'
  expect(missingFromTexts(goal, [text])).toEqual([])
})
