import { describe, expect, it } from 'vitest'
import { openTalk } from './marketing-in-test'

const messages = 'Write two emails offering a free trial clean'

describe('what is asked of messages that go out one day [CAM-CHAT-02]', () => {
  it.each([
    ['what happens if someone replies?', /Whoever answers gets none of the messages that would have followed/],
    ['what if they dont answer', /whoever does not gets all of them/],
    ['where will I see the replies?', /under “Outreach”/],
    ['when would the second one be sent?', /due 3 days after the one before/],
    ['how many days are between the emails?', /due 3 days after the one before/],
    ['how long is it between the messages', /each other one 4 days later/],
    ['How many emails will be sent per day?', /“New leads per day”/],
    ['How many emails per day will be sent?', /“New leads per day”/],
    ['How many emails a day?', /“New leads per day”/],
    ['can I have a preview?', /shows the messages with what is known of a contact of yours/],
    ['which days will they be sent on?', /on which days and hours/],
    ['can you send them only tuesday to thursday in the morning?', /on which days and hours/],
    ['what time will they go out?', /on which days and hours/],
    ['whats the best day to send, and will it all go out at once?', /on which days and hours/],
    ['when will these be sent?', /Nothing goes out before you launch the campaign/],
    ['can i send myself a test before it goes to them?', /shows the messages with what is known of a contact of yours/],
    ['who are they sent from?', /from the senders that you choose when you launch them/],
    ['Can I send it on LinkedIn too?', /LinkedIn has messages of its own/],
    ['Second one after 4 days, third a week later', /due 3 days after the one before/],
    ['Can I limit how many emails go out per day?', /“Minutes between emails”/],
    ['can I see how it looks for one person?', /shows the messages with what is known of a contact of yours/],
    ['show me an example with a real contact', /shows the messages with what is known of a contact of yours/],
    ['will it go out to everyone?', /the audience has no contacts/],
    ['does everybody get it at once?', /the audience has no contacts/],
    ['which one is saved?', /No messages are saved in this campaign yet\.\n\nWritten and not saved: 2 emails/],
    ['how does it look?', /Written and not saved: 2 emails/],
  ])('“%s”', async (asked, answer) => {
    const talk = await openTalk()
    await talk.say(messages)
    const run = await talk.say(asked)
    expect(run.text).toMatch(answer)
    expect(run.calls).toEqual([])
  })
})
