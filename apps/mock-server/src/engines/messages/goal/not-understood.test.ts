import { describe, expect, it } from 'vitest'
import { messageFaults, subjectFaults, type MessageType } from '@inlay/sdk-core/contract/campaigns'
import { offlineWriter } from '../../language-model/offline-writer'
import { readGoal } from './read-goal'

/** The place for what was not understood, with the goal in it. */
const toFillIn = /\[fill in what you would like to say[^\]]*\]/g

const facts = {
  valueProposition: 'We find billing errors in freight invoices.',
  proof: 'One shipper won back 40,000 EUR within a quarter.',
}

async function write(goal: string) {
  const written = (use: 'email-template' | 'linkedin-template' | 'subject-line', step: number) =>
    offlineWriter.write({
      use,
      prompt: `Goal: ${goal}\nStep: ${step} of 3\nFields: first_name`,
      facts,
    })
  const texts = async (type: MessageType) => {
    const steps = await Promise.all([1, 2, 3].map((step) => written(`${type}-template`, step)))
    steps.forEach((text, step) =>
      expect([text, messageFaults(text.replace(toFillIn, 'Hello.'), type, step)]).toEqual([text, []]),
    )
    return steps
  }
  return [await written('subject-line', 1), ...(await texts('email')), ...(await texts('linkedin'))]
}

describe('a goal that is not understood', () => {
  it.each([
    'something nice',
    'make them smile',
    'make them laugh about Mondays',
    'cheer them up',
    'tell a joke about spreadsheets',
    'write them a limerick about invoices',
    'tell them a story about a lighthouse',
    'poem',
    'be funny',
    'be yourself',
    'whatever works',
    'surprise me',
    'n/a',
    'tbd',
    'test',
    'xxx',
    'hello',
    '????',
    'forklift rental autumn weekend 20% cheaper storage hall',
    'hotel rooms winter group 30 euros breakfast sauna',
    'Only in English',
    '1. pilot 2. call',
    '-',
    'Weihnachtsgrüße an alle',
    'Ostergrüße',
    'Joyeux Noël à tous',
    'Feliz navidad',
    'Wir möchten Logistikleitern unser Fracht-Audit anbieten',
    'Proposer un audit gratuit aux directeurs logistiques',
    'Ofrecer una auditoría gratuita a los directores de logística',
    '物流の責任者に監査を提案する',
    'Предложить бесплатный аудит',
  ])('“%s” gives no text that offers something in its place [CAM-MSG-11]', async (goal) => {
    expect(readGoal(goal)).toMatchObject({
      isUnread: true,
      isPlain: false,
      isOffer: false,
    })
    const [subject = '', ...texts] = await write(goal)
    expect(subjectFaults(subject)).toEqual([])
    const all = [subject, ...texts].join('\n')
    expect(all.replaceAll(toFillIn, '')).not.toMatch(
      /billing errors|40,000|spreadsheet|invoice|lighthouse|audit|pays off/i,
    )
    expect(texts[0]).toMatch(toFillIn)
  })

  it.each(['Generate leads', 'Book a call', 'Reach CFOs', 'Sell more', 'our customer story about cold chains', ''])(
    '“%s” is none',
    (goal) => {
      expect(readGoal(goal).isUnread).toBe(false)
    },
  )
})

it('sends a link that nothing is said of, and names none in the subject', async () => {
  const [subject, first] = await write('https://example.com/offer')
  expect(subject).toBe('A short note for you')
  expect(first).toContain('I thought that this page could be of interest to you: https://example.com/offer\n')
})
