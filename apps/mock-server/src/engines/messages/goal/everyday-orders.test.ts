import { describe, expect, it } from 'vitest'
import { expectGuidance, writeGoal } from './written-in-test'

describe('what salespeople order every day', () => {
  it.each<readonly [goal: string, ...said: string[]]>([
    [
      'Invite CFOs to our webinar on customs duties on 12 March and ask them to register',
      'invite you to our webinar on customs duties on 12 March.',
      'Would you like to register?',
    ],
    [
      'Invite logistics managers to our webinar about CO2 reporting next Thursday and get them to sign up',
      'our webinar about CO2 reporting next Thursday.',
      'Would you like to register?',
    ],
    [
      'Introduce our company to retail logistics managers and mention our price list',
      'about our company',
      'our price list',
    ],
    [
      'our cross-dock in Malmö. Ask how many pallets they ship per month',
      'our cross-dock in Malmö.',
      'May I ask how many pallets you ship per month?',
    ],
    [
      'our cross-dock in Malmö and ask them to send us their pallet volumes',
      'our cross-dock in Malmö',
      'Could you send us your pallet volumes?',
    ],
    [
      'invite them to a dinner in Madrid on 3 February where they meet other warehouse managers',
      'where you meet other warehouse managers.',
    ],
    [
      'Get them to come to our open house in Hamburg on 14 January, with a tour of the new cross dock',
      'invite you to our open house in Hamburg on 14 January, with a tour of the new cross dock.',
    ],
    [
      'Invite them to speak on our podcast about growth',
      'We would like to invite you to speak on our podcast about growth.',
      'Would you like to?',
    ],
    [
      'Book a meeting at the Transport Logistic fair in Munich in June',
      'Could we meet at the Transport Logistic fair in Munich in June?',
    ],
    [
      'Our dock booking tool, which cuts waiting times by a third',
      'I am writing to tell you about our dock booking tool, which cuts waiting times by a third.',
    ],
    [
      'our app that saves drivers an hour a day',
      'I am writing to tell you about our app that saves drivers an hour a day.',
    ],
    ['Introduce ourselves', 'about our company'],
    ['introduce ourselves, no pitch', 'We just wanted to introduce ourselves.'],
    [
      'Introduce ourselves as a family-run haulier from Bremen',
      'our company: we are a family-run haulier from Bremen.',
    ],
    [
      'Congratulate them on their new warehouse, ask if they need extra trailers at Christmas',
      'Congratulations on your new warehouse.',
      'Do you need extra trailers at Christmas?',
    ],
    [
      'We want to win back former customers who left because of late deliveries',
      'We know that you left because of late deliveries.',
    ],
    [
      'Win back customers who stopped ordering after the strike with a free month',
      'We know that you stopped ordering after the strike. We can offer you a free month.',
    ],
    [
      'Warn them that the Dover route closes in January and show our alternative via Hull',
      'The Dover route closes in January. I would be glad to show you our alternative via Hull.',
    ],
    [
      'Tell them our prices rise by 4% and offer a two-year contract at the old price',
      'Our prices rise by 4%. We can offer you a two-year contract at the old price.',
    ],
    [
      'Warn shippers about the strike in Calais on Friday and suggest our ferry via Zeebrugge',
      'the strike in Calais on Friday. We can offer you our ferry via Zeebrugge.',
    ],
    [
      'Promote our reefer trailers to food producers: cheaper, greener and always on time',
      'our reefer trailers',
      'They are cheaper, greener and always on time.',
    ],
    [
      'Pitch our TMS to freight forwarders: saves time, cuts empty miles, easy to use',
      'our TMS',
      'It saves time, cuts empty miles and is easy to use.',
    ],
    [
      'Offer our audit to hospitals: fast, accurate, no follow-up costs, and ask for a call',
      'It is fast, accurate and comes with no follow-up costs.',
      'Would you be open to a short call next week?',
    ],
    [
      'Sell our vans to bakeries because they are electric and cheap to run. Ask for a test drive',
      'They are electric and cheap to run.',
      'Would you like to try them?',
    ],
    [
      'Promote our reefer trailers to food producers, mention that they are cheaper and greener',
      'our reefer trailers. They are cheaper and greener.',
    ],
    [
      'Announce a price increase of 4% from January and explain why: fuel and tolls',
      'about a price increase of 4% from January. The reasons are fuel and tolls.',
    ],
    [
      "Announce that our prices go up 4% in January because of higher tolls, and offer to lock in today's price until Friday",
      "because of higher tolls. We would be glad to lock in today's price until Friday.",
    ],
    [
      'Follow up with everyone we met at Transport Logistic in Munich and ask for a meeting',
      'I am following up after we met at Transport Logistic in Munich.',
      'When would a short meeting suit you?',
    ],
    ['Follow up with those who visited our stand at LogiMAT', 'after you visited our stand at LogiMAT.'],
    [
      'Remind them that their contract ends on 31 March and offer to renew it at the same price',
      'your contract ends on 31 March. We would be glad to renew it at the same price.',
    ],
    [
      'Ask purchasing managers who decides about freight at their company',
      'Who decides about freight at your company?',
    ],
    [
      'Find partners who resell our telematics in Scandinavia',
      'We are looking for partners who resell our telematics in Scandinavia.',
    ],
    [
      'Explain how our insurance works and offer a free quote',
      'I would like to tell you how our insurance works. We can offer you a free quote.',
    ],
    ['Invite them for coffee at our stand B12 at LogiMAT', 'invite you for coffee at our stand B12 at LogiMAT.'],
    [
      'Let them know I am their new account manager and suggest a short call to get to know each other',
      'I am your new account manager.',
      'Would you be open to a short call next week?',
    ],
    [
      'Reactivate customers who have not ordered for six months with free shipping in March',
      'You have not ordered for six months',
      'We can offer you free shipping in March.',
    ],
    [
      'Convince shippers to move from road to rail because it is cheaper and greener',
      'about moving from road to rail. It is cheaper and greener.',
    ],
    [
      'Tell them how much they can save with our palletising robots',
      'I would like to tell you how much you can save with our palletising robots.',
    ],
    ['Find out how many pallets they ship per week', 'how many pallets you ship per week?'],
    ['Ask them to switch to electronic invoices', 'Would you like to switch to electronic invoices?'],
    [
      'We have empty trucks coming back from Gdańsk to Hull every Friday. Offer the space at half price',
      'offer you the space at half price. We have empty trucks coming back from Gdańsk to Hull every Friday.',
    ],
    [
      'our weekly trucks from Copenhagen to Warsaw starting 5 May',
      'about our weekly trucks from Copenhagen to Warsaw starting 5 May.',
    ],
    [
      'Offer furniture makers in Hamburg two free trial pallets to Vienna. Ask for the name of their shipping manager.',
      'two free trial pallets to Vienna.',
      'Could you tell me the name of your shipping manager?',
    ],
    [
      'Recruit drivers: we look for lorry drivers in Lübeck, home every weekend, 3,400 euros a month. Ask them to send their CV.',
      'We are looking for lorry drivers in Lübeck, home every weekend, 3,400 euros a month. Please send your CV.',
    ],
    ['our Christmas offer', 'about our Christmas offer.'],
    ['Our Easter offer', 'about our Easter offer.'],
    ['Write about lower prices', 'about lower prices'],
    ['Pitch lower prices and faster delivery to retailers', 'lower prices and faster delivery'],
    ['faster delivery', 'faster delivery'],
  ])('“%s” is done [CAM-MSG-11]', async (goal, ...said) => {
    const written = await writeGoal(goal)
    for (const text of said) expect(written.email[0]).toContain(text)
    expectGuidance(written)
    expect([...written.email, ...written.linkedin, written.subject].join('\n')).not.toContain('[')
  })

  it('says nothing of the reader that is said of a thing [CAM-MSG-11]', async () => {
    const { email } = await writeGoal(
      'Tell them we bought two electric trucks and would like to test them on their routes',
    )
    expect(email.join('\n')).not.toContain('test you')
  })

  it.each([
    'Say hello, say I saw that they opened a warehouse in Łódź, and ask who does their road transport',
    'Tell them I read their article about tolls, that I liked it, and ask for a chat',
  ])('joins no order to what is said: “%s” [CAM-MSG-11]', async (goal) => {
    const { email, linkedin } = await writeGoal(goal)
    // What stands in brackets is for whoever sends it.
    const said = [...email, ...linkedin].join('\n').replaceAll(/\[[^\]]*\]/g, '')
    expect(said).not.toMatch(/and ask |, that I liked it/)
  })

  it.each([
    'Thank them for the order, tell them the driver will arrive between 8 and 10 and ask that the ramp is free',
    'Thank them for visiting our stand and let them know the brochure is attached and please call back',
    'we want feedback, how did the last delivery go? link to survey https://survey.example/abc takes 2 minutes',
  ])('says no order, and no note, as it stands: “%s” [CAM-MSG-11]', async (goal) => {
    const { email, linkedin } = await writeGoal(goal)
    const said = [...email, ...linkedin].join('\n').replaceAll(/\[[^\]]*\]/g, '')
    expect(said).not.toMatch(/and ask that|and please call|link to survey/)
  })

  it('asks whoever is to send something for no call [CAM-MSG-11]', async () => {
    const { email, linkedin } = await writeGoal('Offer a free trial load to Poland. They should send us their volumes.')
    for (const text of [email[0], linkedin[0]]) {
      expect(text).toContain('Please send us your volumes.')
      expect(text).toContain('Would that be of interest to you?')
      expect(text).not.toMatch(/\bcall\b|talk about it/)
    }
  })

  it('heads nothing with half of where it goes [CAM-MSG-11]', async () => {
    const { subject } = await writeGoal('our daily groupage service between Hamburg and Rotterdam')
    expect(subject).toBe('About our daily groupage service')
  })

  it('cuts nothing off what is not to be done [CAM-MSG-11]', async () => {
    const { subject, email } = await writeGoal(
      'Ask them not to send any more pallets to the Leeds depot, since it floods',
    )
    expect(subject).not.toBe('Please do not send any more pallets')
    expect(email[0]).toContain('Please do not send any more pallets to the Leeds depot, since it floods.')
  })

  it('wishes once [CAM-MSG-11]', async () => {
    const { email } = await writeGoal(
      'Wish them a happy Christmas and tell them we are closed from 24 December to 2 January. Nothing else.',
    )
    expect(email[0]?.match(/I wish you/g)).toHaveLength(1)
  })

  it('asks once where the question names what it is about [CAM-MSG-11]', async () => {
    const { email, linkedin } = await writeGoal('Ask logistics managers if they need extra trailers at Christmas')
    for (const text of [email[0], linkedin[0]]) {
      expect(text).toContain('Do you need extra trailers at Christmas?')
      expect(text?.match(/\?/g)).toHaveLength(1)
    }
  })
})
