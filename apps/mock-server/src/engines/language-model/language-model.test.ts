import { textUses } from '@inlay/sdk-core/contract/campaigns'
import { describe, expect, it } from 'vitest'
import { createEndpointWriter } from './endpoint-writer'
import { offlineWriter } from './offline-writer'

const ann = {
  name: 'Ann Lee',
  first_name: 'Ann',
  title: 'VP of Sales',
  organization_name: 'Lund AB',
  industry: 'Logistics',
  employee_count: 1_200,
  technologies: ['Salesforce'],
}
const bo = { name: 'Bo Ek', title: 'Clerk' }

function cell(prompt: string, facts: Readonly<Record<string, unknown>>): Promise<string> {
  return offlineWriter.write({ use: 'cell', prompt, facts })
}

describe('a cell that is written offline', () => {
  it('answers what is asked from what the row says', async () => {
    expect(await cell('Summarise this person', ann)).toBe(
      'Ann Lee is VP of Sales at Lund AB in Logistics with 1,200 employees.',
    )
    expect(await cell('Write an icebreaker', ann)).toBe('Hello Ann, as VP of Sales at Lund AB you will know this one.')
    expect(await cell('What is the industry?', ann)).toBe('Logistics')
    expect(await cell('Do they use Salesforce?', ann)).toBe('Yes: technologies is Salesforce')
    expect(await cell('Do they use SAP?', ann)).toMatch(/^No/)
    expect(await cell('What is the seniority?', { ...ann, seniority: 'c_suite' })).toBe('C-suite')
    expect(await cell('As {{seniority}} you know', { ...ann, seniority: 'c_suite' })).toBe('As C-suite you know')
    expect(await cell('{{first_name}} of {{ organization_name }}, {{city}}', ann)).toBe('Ann of Lund AB, (no city)')
  })

  it('does a task that names fields, and does not say it back', async () => {
    expect(await cell('Write an icebreaker for {{first_name}}', ann)).toBe(
      'Hello Ann, as VP of Sales at Lund AB you will know this one.',
    )
    const why = 'Ann answers for work that cheaper cold storage would make easier.'
    const expected = `As VP of Sales at Lund AB (Logistics, 1,200 employees), ${why}`
    expect(await cell('In one sentence: why would {{first_name}} care about cheaper cold storage?', ann)).toBe(expected)
    expect(await cell('Why does this person need cheaper cold storage?', ann)).toBe(expected)
    expect(await cell('Why does this person need cheaper cold storage?', bo)).toBe(
      'As Clerk, Bo Ek answers for work that cheaper cold storage would make easier.',
    )
  })

  it('scores who stands higher, higher', async () => {
    const scores = await Promise.all([ann, bo].map((facts) => cell('Score from 1 to 10', facts)))
    expect(Number(scores[0])).toBeGreaterThan(Number(scores[1]))
    for (const score of scores) expect(score).toMatch(/^(?:10|[1-9])$/)
  })

  it('makes nothing up where nothing is known', async () => {
    expect(await cell('Score from 1 to 10', { name: '' })).toBe('Not enough is known')
  })
})

describe('texts that are written offline', () => {
  it('have no em dash, and subjects of three to eight words under fifty characters', async () => {
    for (const prompt of ['Write a mail about cold chains \u2014 in Norway', '', 'x'.repeat(5_000)]) {
      for (const use of textUses) {
        const text = await offlineWriter.write({ use, prompt })
        expect(text).not.toContain('\u2014')
        if (use !== 'subject-line') continue
        expect(text.length).toBeLessThan(50)
        expect(text.split(' ').length).toSatisfy((words: number) => words >= 3 && words <= 8)
      }
    }
  })

  it('say what they are about', async () => {
    expect(await offlineWriter.write({ use: 'email-template', prompt: 'Draft a mail about cold chains' })).toContain(
      'cold chains',
    )
  })
})

describe('an explanation', () => {
  it('says what the data holds', async () => {
    const explain = (payload: unknown) =>
      offlineWriter.write({ use: 'explanation', prompt: 'A row of the audience', facts: { payload } })
    expect(await explain({ name: 'Ann', employee_count: 3 })).toBe(
      'A row of the audience. It says that name is Ann and employee count is 3.',
    )
    expect(await explain({ name: 'Vogel Ltd.' })).toBe('A row of the audience. It says that name is Vogel Ltd.')
    expect(await explain([{ name: 'Ann' }, { name: 'Bo' }])).toBe(
      'A row of the audience. This is a list of 2 entries, each with name.',
    )
    expect(await explain(null)).toBe('A row of the audience. There is nothing in it.')
  })
})

describe('an endpoint', () => {
  function writerWith(answer: Response) {
    const sent: Request[] = []
    const writer = createEndpointWriter({
      baseUrl: 'https://models.example/v1/',
      model: 'small',
      apiKey: 'secret',
      fetch: (input, init) => {
        sent.push(new Request(input, init))
        return Promise.resolve(answer)
      },
    })
    return { writer, sent }
  }

  it('is given the prompt and the facts, and its answer is the text', async () => {
    const { writer, sent } = writerWith(Response.json({ choices: [{ message: { content: ' Hello ' } }] }))
    expect(await writer.write({ use: 'cell', prompt: 'Greet', facts: ann })).toBe('Hello')
    expect(sent[0]?.url).toBe('https://models.example/v1/chat/completions')
    expect(sent[0]?.headers.get('authorization')).toBe('Bearer secret')
    const body = JSON.stringify(await sent[0]?.json())
    expect(body).toContain('Greet')
    expect(body).toContain('Lund AB')
  })

  it('that fails, or says nothing, is told', async () => {
    const failing = writerWith(new Response(null, { status: 500 }))
    await expect(failing.writer.write({ use: 'cell', prompt: 'Greet' })).rejects.toThrow('answered 500')
    const empty = writerWith(Response.json({ choices: [] }))
    await expect(empty.writer.write({ use: 'cell', prompt: 'Greet' })).rejects.toThrow('answered nothing')
  })
})
