import { describe, expect, it } from 'vitest'
import { readRequest } from './read-request'

const kindsOf = (message: string) => readRequest(message).map(({ kind }) => kind)

describe('a change of what was written', () => {
  it.each([
    'make it more friendly',
    'a bit more formal please',
    'change the subject to "Broken chairs?"',
    'use a more casual tone',
    'make it shorter and friendlier',
    'can you make it sound less stiff?',
    'too long',
    'it’s too formal',
    'less salesy',
    'not so formal, and shorter',
    'remove the signature',
    'drop the last sentence',
    'add a sentence "We met in Ulm. It was nice."',
    'translate it into German',
    'in German please',
    'rewrite it',
    'rephrase the second paragraph',
    'make the second email shorter',
    'subject: Broken chairs',
    'mention that we are based in Hamburg',
    'mention our offices in Berlin and Munich',
    'add a sentence about logistics companies in Berlin',
    'replace "Hello" with "Moin"',
    'sign it as Maren',
    'use more emojis',
    'ask for a 15 minute chat instead',
    'nice, but make it shorter',
    'yes but more formal',
    'keep it under 50 words',
    'don’t mention the price',
    'give me another version',
    'and a bit warmer',
    'only shorter',
    'write more formally',
    'make message 2 more casual',
    'make it about retail instead',
    'tone it down',
    'try again but with fewer words',
    'can you write another version',
  ])('is no search: %s', (message) => {
    expect(kindsOf(message)).toEqual(['edit'])
  })

  it.each([
    ['make it shorter and friendlier', { shorter: true, changes: { tone: 'friendly' }, unable: [] }],
    ['it is too formal', { shorter: false, changes: { tone: 'friendly' }, unable: [] }],
    ['change the subject to "Broken chairs?"', { changes: { subject: 'Broken chairs?' }, unable: [] }],
    ['make it funnier and shorter', { shorter: true, unable: ['make it funnier'] }],
    ['tone it down', { changes: { tone: 'plain' }, unable: [] }],
    ['try again but with fewer words', { shorter: true, unable: [] }],
    ['write another version, shorter', { anew: true, shorter: true, unable: [] }],
    ['rewrite it in a friendly tone', { anew: true, changes: { tone: 'friendly' }, unable: [] }],
    ['another version of the second email', { anew: true, changes: { step: 2 }, unable: [] }],
    ['rephrase the second paragraph', { unable: ['rephrase the second paragraph'] }],
    ['remove the signature', { changes: { without: ['goodbye'] }, unable: [] }],
    ['make the second email shorter', { shorter: true, changes: { step: 2 }, unable: [] }],
  ])('is read, all of it: %s', (message, edit) => {
    expect(readRequest(message)[0]).toMatchObject(edit)
  })
})

describe('what is to be said or done once more', () => {
  it.each([
    'write another version',
    'another version please',
    'rewrite it',
    'redo the drafts',
    'redo the emails',
    'rewrite the emails please',
    'do the drafts again',
    'write it again',
    'say it differently',
    'in other words',
    'reword it',
    'new version',
    'a different draft please',
    'give me another one',
  ])('is written in other words: %s', (message) => {
    expect(readRequest(message)).toMatchObject([{ kind: 'edit', anew: true, unable: [] }])
  })

  it.each([
    'try again',
    'do it again',
    'please try again',
    'can you try that again?',
    'Try again please.',
    'yes, try again',
    'do that again',
    'retry',
    'redo it',
    'repeat the last request',
    'once more',
    'again',
    'start over',
    'give it another try',
  ])('is what was asked for before: %s', (message) => {
    expect(kindsOf(message)).toEqual(['repeat'])
  })

  it.each([
    'get them enriched',
    'please enrich them',
    'enrich these',
    'please get these enriched',
    'have them enriched',
    'can you get all of them enriched?',
    'I want them enriched',
    'start the enrichment',
  ])('is looked up: %s', (message) => {
    expect(kindsOf(message)).toEqual(['enrich'])
  })

  it.each(['are they enriched?', 'have they been enriched?', 'which of them are enriched?', 'who has been enriched?'])(
    'is a question about that: %s',
    (message) => expect(kindsOf(message)).toEqual(['ask']),
  )
})

describe('what names nothing to be found', () => {
  it.each([
    'What about the weather in Paris?',
    'I want to know about retail',
    'I need help with retail companies',
    'Retail companies are slow in Germany',
    'Our CFO likes retailers in Paris',
    'tell me a joke about retailers',
    'make it 20 companies',
    'why did you add people?',
    'stop adding people',
    'need more energy',
    'more like a startup',
    'more about retail please',
    'use LinkedIn messages instead',
  ])('is not understood: %s', (message) => {
    expect(kindsOf(message)).toEqual(['unknown'])
  })

  it.each([
    'who of them works in Hamburg?',
    'how many of them are in Bavaria',
    'is anyone in Berlin?',
    'which companies have more than 200 employees?',
    'how many have no email?',
    'who works at Lund AB?',
    'list the contacts in Munich',
    'show me everyone in Hamburg',
    'which accounts have no contacts?',
    'are there any heads of sales?',
    'who is hiring SDRs?',
    'who are the CFOs?',
    'who is the most senior?',
    'do we have anyone from Siemens?',
    'yes, how many are in Munich?',
  ])('is a question: %s', (message) => {
    expect(kindsOf(message)).toEqual(['ask'])
  })
})

it('reads retailers of furniture where there are such, and retailers where there are none', () => {
  expect(readRequest('find furniture retailers in Hamburg')[0]).toMatchObject({
    leads: { companies: { industry: 'furniture retailers', location: 'Hamburg' }, unknown: [] },
  })
  expect(readRequest('find food retailers in Hamburg')[0]).toMatchObject({
    leads: { companies: { industry: 'retailers' }, unknown: ['food'] },
  })
})
