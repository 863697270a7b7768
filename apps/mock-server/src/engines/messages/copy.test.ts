import { messageFaults, subjectFaults, type MessageType } from '@inlay/sdk-core/contract/campaigns'
import { describe, expect, it } from 'vitest'
import { offlineWriter } from '../language-model/offline-writer'
import { composeSequence } from './compose-sequence'
import { readBrief } from './copy-brief'
import { readGoal } from './goal/read-goal'
import { fillPersonalParts } from './personal-line'
import { workOfTitle } from './work-of-title'
import { writeMessages } from './write-messages'

const goals = [
  'Book a first call with heads of logistics at food producers',
  'Introduce our overnight lane across the North Sea to supply chain managers',
  'Invite founders to our webinar on AI agents in sales',
  'Cheaper cold storage',
  'We want to sell route planning to retailers in Germany',
  'Write a cold email about reducing churn \u2014 for SaaS companies',
  `Tell them about ${'everything that we do '.repeat(60)}`,
  '',
]

describe('copy that is written offline', () => {
  const value = 'We move pallets across the North Sea overnight. Shippers see each load on a map, and pay one price.'
  const fitting =
    'In 2025 everything that we do in logistics, cold storage, sales, pricing and reducing churn across the North Sea paid off for 98.4 % of them.'
  const proof = 'Last year 98.4 % of all loads arrived within the hour that was promised.'

  const said = { valueProposition: value, proof, brandVoice: 'Warm and informal' }

  it('keeps to the guidance in every step, and has no em dash [CAM-MSG-11] [CAM-MSG-12]', () => {
    for (const goal of goals) {
      for (const channel of ['email', 'linkedin'] satisfies MessageType[]) {
        for (const own of [{}, { ...said }, { ...said, proof: fitting }]) {
          const { about, isOffer } = readGoal(goal)
          const fields = new Set(['first_name', 'title', 'organization_name'])
          const { subjectLine = 'A question for you', templates } = composeSequence({
            ...own,
            channel,
            about,
            isOffer,
            fields,
            steps: 7,
            shorter: false,
          })
          templates.forEach((text, step) => expect([text, messageFaults(text, channel, step)]).toEqual([text, []]))
          expect([subjectLine, subjectFaults(subjectLine)]).toEqual([subjectLine, []])
          expect(new Set(templates).size).toBe(7)
        }
      }
    }
  })

  it('says something else in each step, for the step that is asked for [CAM-MSG-10]', async () => {
    const write = (step: number) =>
      offlineWriter.write({
        use: 'email-template',
        prompt: `Goal: Book a call about cold chains\nStep: ${step} of 3\nChannel: e-mail\nFields: first_name`,
      })
    const texts = await Promise.all([1, 2, 3].map(write))
    expect(new Set(texts).size).toBe(3)
    for (const text of texts) {
      expect(text).toContain('cold chains')
      expect(text).not.toMatch(/\{\{(?!first_name\}\})/)
    }
    expect(texts[2]).toMatch(/last/)
  })

  it('sounds as its workspace does, and says what it offers', () => {
    const parts = {
      channel: 'email',
      about: 'cold chains',
      steps: 3,
      shorter: false,
      fields: new Set<string>(),
    } as const
    const write = (more: object) => composeSequence({ ...parts, ...more }).templates
    expect(write({ brandVoice: 'Formal and respectful' })[0]).toMatch(/^Dear,[\s\S]*Yours sincerely$/)
    expect(write({ brandVoice: 'Friendly' })[0]).toMatch(/^Hi,[\s\S]*Best$/)
    expect(write({ valueProposition: value })[0]).toContain('We move pallets across the North Sea overnight.')
  })

  it('finds out what a goal is about', () => {
    expect(goals.slice(0, 6).map((goal) => readGoal(goal).about)).toEqual([
      'logistics',
      'our overnight lane across the North Sea',
      'our webinar on AI agents in sales',
      'cheaper cold storage',
      'route planning',
      'reducing churn, for SaaS companies',
    ])
  })

  it.each([
    ['Reach CFOs at software companies in Italy', 'finance'],
    ['Find 15 heads of logistics at retail companies in Germany', 'logistics'],
    ['Get meetings with founders', 'growth'],
    ['Reach retailers in Spain', undefined],
    ['Ask for feedback on our new pricing', 'our new pricing'],
    ['Offer a free audit of their warehouse', 'a free audit of your warehouse'],
    ['Help them hire faster', 'hiring faster'],
    ['Win back customers who left', undefined],
    ['Increase repeat orders', 'increasing repeat orders'],
  ])('has “%s” be about what can stand in a sentence', (goal, about) => {
    expect(readGoal(goal).about).toBe(about)
  })

  it.each([
    ['Chief Executive Officer', 'growth'],
    ['Chief Operating Officer', 'operations'],
    ['VP of Research and Development', 'research and development'],
    ['Head of Brand', 'branding'],
    ['Senior Sales Manager', 'sales'],
    ['HR directors', 'human resources'],
    ['Office Manager', undefined],
    ['Student', undefined],
  ])('knows what a %s does', (title, work) => {
    expect(workOfTitle(title)).toBe(work)
  })

  it('names the trade once', () => {
    const parts = { channel: 'email', steps: 1, shorter: false, fields: new Set<string>() } as const
    const write = (about: string, industry: string) => composeSequence({ ...parts, about, industry }).templates[0] ?? ''
    for (const about of ['marketing in SaaS', 'sales in SaaS', 'growth in SaaS', 'IT in SaaS', 'finance in SaaS']) {
      expect(write(about, 'SaaS').match(/SaaS/g)).toHaveLength(1)
      expect(write(about, 'hospitals')).not.toContain('hospitals companies')
    }
    expect(write('sales in SaaS', 'SaaS')).toContain('companies in your field')
    expect(write('sales in SaaS', 'Retail')).toContain('retail companies')
  })

  it.each([
    ['our overnight lane across the North Sea', 'About our overnight lane across the North Sea'],
    ['supply chain management in food & beverage', 'A question about supply chain management'],
    ['logistics in retail', 'A question about logistics in retail'],
    ['a 20 percent cheaper freight audit', 'About a 20 percent cheaper freight audit'],
    ['a temperature-controlled overnight freight forwarding marketplace', 'A question for your team'],
  ])('has a subject that is whole: %s', (about, subject) => {
    expect(composeSequence({ channel: 'email', steps: 1, shorter: false, fields: new Set(), about }).subjectLine).toBe(
      subject,
    )
  })

  it('reads a brief in lines, and a bare goal', () => {
    expect(readBrief('Goal: Sell\nStep: 2 of 3\nChannel: LinkedIn\nFields: first_name, title')).toEqual({
      goal: 'Sell',
      step: 1,
      steps: 3,
      channel: 'linkedin',
      fields: new Set(['first_name', 'title']),
    })
    expect(readBrief('Sell more\nNow')).toMatchObject({ goal: 'Sell more\nNow', step: 0, steps: 1, fields: undefined })
  })
})

describe('what a template asks for in words', () => {
  const fill = (text: string, row: object) =>
    fillPersonalParts(text, { ...row }, offlineWriter, new AbortController().signal)

  it('is written from what is known of a row', async () => {
    const row = { linkedin_posts: [{ text: 'Cold chains matter' }], technologies: ['SAP', 'Snowflake', 'dbt'] }
    expect(await fill('Hello. [mention a recent post] Bye', row)).toBe(
      'Hello. I read your post: “Cold chains matter” Bye',
    )
    expect(await fill('Hello. [mention their tech stack] Bye', row)).toBe(
      'Hello. I saw that you work with SAP and Snowflake. Bye',
    )
    const hiring = { hiring: ['SDR', 'Account Executive', 'Recruiter'] }
    expect(await fill('Hello. [mention whom they are hiring] Bye', hiring)).toBe(
      'Hello. I saw that you are hiring: SDR and Account Executive. Bye',
    )
  })

  it('is not made up where nothing is asked for: such a row is refused, and says why', async () => {
    const writing = { language: offlineWriter, signal: new AbortController().signal }
    const row = { title: 'CFO', organization_name: 'Lund AB' }
    const text = 'Book here: [link]. Your profile [LinkedIn URL] impressed us. Best, [Your Name] [2027]'
    expect(await fill(text, row)).toBe(text)
    expect(await writeMessages(new Map([['email_body', text]]), row, writing)).toEqual({
      problem: '“[link]”, “[LinkedIn URL]”, “[Your Name]” have to be filled in first',
    })
    const asked = new Map([['email_body', 'Hello. [mention their recent news]']])
    expect(await writeMessages(asked, row, writing)).toHaveProperty('fields')
  })

  it('leaves no gap where nothing is known', async () => {
    expect(await fill('Hello,\n\n[mention a recent post]\n\nShall we talk?', {})).toBe('Hello,\n\nShall we talk?')
    expect(await fill('A list [1] stays', {})).toBe('A list [1] stays')
  })
})
