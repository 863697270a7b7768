import { uploadKnowledgeDocument } from '@inlay/sdk-core/contract/campaigns'
import { describe, expect, it } from 'vitest'
import { makeDocx } from '../../engines/documents/fixtures/make-documents'
import { openTalk, type TestTalk } from './marketing-in-test'

const documents: Readonly<Record<string, readonly string[]>> = {
  'Price list.docx': [
    'Price list 2026',
    'Pricing',
    'Our plans start at 49 euro a month. All prices are without VAT.',
    'Team: 149 euro a month, up to 25 users',
    'Discounts',
    'Charities get 20 percent off. Annual payment saves two months.',
    'Delivery',
    'We ship within 3 working days in the EU. Express orders placed before noon leave the same day.',
  ],
  'FAQ.docx': [
    'Frequently asked questions',
    'How long does delivery take?',
    'Three working days in the EU, and five in Switzerland.',
    'Do you offer a guarantee?',
    'Yes. Every device is covered for three years from the day on which it was bought, whoever owns it then.',
    'Which systems does it integrate with?',
    'It integrates with SAP, Shopify and DATEV.',
    'When are you open?',
    'Monday to Friday, 8 am to 6 pm.',
  ],
  'About us.docx': [
    'About Nordlicht',
    'History',
    'Nordlicht was founded in 2011 by Anna Berg and Tom Lind in Kiel. It began as a repair shop for sensors.',
    'References',
    'Bakery Hansen cut its energy cost by 18 percent. Hotel Seeblick saved 40 hours a month.',
  ],
}

async function withDocuments(): Promise<TestTalk> {
  const talk = await openTalk({ scenario: 'empty' })
  for (const [name, lines] of Object.entries(documents)) {
    const body = new FormData()
    body.append('file', new File([makeDocx(lines)], name))
    expect((await talk.call(uploadKnowledgeDocument, { body })).status).toBe(200)
  }
  return talk
}

/** Of what stands in documents, which lines are shown. */
function shownIn(text: string): readonly string[] {
  return Object.values(documents)
    .flat()
    .filter((line) => text.split('\n').some((shown) => shown === `> ${line}` || shown === `> **${line}**`))
}

describe('what documents say of a matter [CAM-CHAT-03]', () => {
  it.each<readonly [string, readonly string[]]>([
    [
      'what do our documents say about prices?',
      [
        'Pricing',
        'Our plans start at 49 euro a month. All prices are without VAT.',
        'Team: 149 euro a month, up to 25 users',
      ],
    ],
    [
      'what do our documents say about the delivery time?',
      [
        'Delivery',
        'We ship within 3 working days in the EU. Express orders placed before noon leave the same day.',
        'How long does delivery take?',
        'Three working days in the EU, and five in Switzerland.',
      ],
    ],
    [
      'what do our documents say about references?',
      ['References', 'Bakery Hansen cut its energy cost by 18 percent. Hotel Seeblick saved 40 hours a month.'],
    ],
    [
      'how long is our guarantee?',
      [
        'Do you offer a guarantee?',
        'Yes. Every device is covered for three years from the day on which it was bought, whoever owns it then.',
      ],
    ],
    [
      'who founded our company?',
      [
        'History',
        'Nordlicht was founded in 2011 by Anna Berg and Tom Lind in Kiel. It began as a repair shop for sensors.',
      ],
    ],
    [
      'what do our docs say about integrations?',
      ['Which systems does it integrate with?', 'It integrates with SAP, Shopify and DATEV.'],
    ],
    ['what do our documents say about opening hours?', ['When are you open?', 'Monday to Friday, 8 am to 6 pm.']],
    [
      'do our documents mention discounts for charities?',
      ['Discounts', 'Charities get 20 percent off. Annual payment saves two months.'],
    ],
  ])('is all of that and nothing else, each heading in a line of its own: “%s”', async (words, lines) => {
    const { calls, text } = await (await withDocuments()).say(words)
    expect(calls).toEqual([])
    expect(shownIn(text).toSorted()).toEqual(lines.toSorted())
  })

  it.each(['parking', 'business hours per week'])(
    'is nothing where they only share a common word: %s',
    async (matter) => {
      const { text } = await (await withDocuments()).say(`what do our documents say about ${matter}?`)
      expect(text).toBe(`I find nothing about “${matter}” in the documents of the workspace.`)
    },
  )

  it('goes on where only a word is asked', async () => {
    const talk = await withDocuments()
    await talk.say('what do our documents say about prices?')
    expect(shownIn((await talk.say('and references?')).text)[0]).toBe('References')
  })

  it('stands line by line where a whole document is shown', async () => {
    const { text } = await (await withDocuments()).say('summarise our price list')
    expect(text).toContain('> Pricing\n> \n> Our plans start')
  })
})
