/** One goal of the grid, and what its texts have to say. */
export interface GridGoal {
  readonly goal: string
  readonly purpose: string
  readonly says: RegExp
  /** Nothing is to be asked. */
  readonly asksNothing: boolean
  readonly isFriendly: boolean
}

interface Purpose {
  readonly name: string
  readonly says: RegExp
  /** “thank X for …”, as the verb and its gerund begin. */
  readonly orders: readonly (readonly [verb: string, gerund: string])[]
  /** With WHOM where somebody is named in it. */
  readonly matters: readonly string[]
  /** Whole goals that name nobody; OF stands for a matter. */
  readonly others: readonly string[]
  /** It is a question, which cannot be asked without asking. */
  readonly isAsked?: boolean
}

const purposes: readonly Purpose[] = [
  {
    name: 'thank',
    says: /\bthank you\b/i,
    orders: [
      ['thank WHOM', 'thanking WHOM'],
      ['say thanks to WHOM', 'saying thank you to WHOM'],
    ],
    matters: [
      'for taking part in our survey',
      'for coming to our webinar',
      'for coming to our open day',
      'for their order',
      'for renewing their contract on 1 February',
      'for their patience during the outage',
      'for their patience with the delay in November',
      'for reading our newsletter',
      'for testing the new API',
      'for their help with the office move',
      '',
    ],
    others: ['Thank you OF', 'Thanks OF', 'A thank you OF', 'Dear customers, thank you OF. We have read every word.'],
  },
  {
    name: 'apologise',
    says: /\bsorry\b|\bapolog/i,
    orders: [
      ['apologise to WHOM', 'apologising to WHOM'],
      ['say sorry to WHOM', 'saying sorry to WHOM'],
    ],
    matters: [
      'for the outage on Monday',
      'for the delays in November',
      'for the delay in November',
      'for the broken link in our newsletter',
      'for the mistake in our price list',
      'that the survey link was broken',
      'that the webinar is cancelled',
      'that their order is late',
      'that the new API was down',
      'that the open day had to be moved',
      'because the office move takes longer',
    ],
    others: [
      'Sorry OF',
      'We are sorry OF',
      'Dear customers, sorry OF. We have hired 3 more dispatchers.',
      'Hello, we are very sorry OF. We have found the cause.',
    ],
  },
  {
    name: 'remind',
    says: /\bremind/i,
    orders: [['remind WHOM', 'reminding WHOM']],
    matters: [
      'that the survey closes on Friday',
      'that the webinar starts at 3 pm',
      'that their contract renews on 1 February',
      'that the new price list applies from January',
      'that the old API is switched off in March',
      'that our office moves on 1 May',
      'of our survey',
      'of our webinar on Friday',
      'of our open day on 3 May',
      'about their contract renewal on 1 February',
      'to fill in our survey',
      'to confirm their order',
    ],
    others: ['A reminder OF', 'Dear customers, a short reminder OF. We look forward to it.'],
  },
  {
    name: 'invite',
    says: /\binvit|glad to see you at/i,
    orders: [['invite WHOM', 'inviting WHOM']],
    matters: [
      'to our webinar on customs',
      'to our open day',
      'to our open day on 3 May',
      'to our event in Berlin',
      'to our roundtable in Berlin',
      'to our breakfast at transport logistic in Munich',
      'to our webinar on the new API',
    ],
    others: ['An invitation OF'],
  },
  {
    name: 'tell',
    says: /\b(?:1 February|in May|price list|newsletter|webinar|survey is closed|order is|outage|November|new API|office)\b/i,
    orders: [
      ['let WHOM know', 'letting WHOM know'],
      ['inform WHOM', 'informing WHOM'],
      ['notify WHOM', 'notifying WHOM'],
    ],
    matters: [
      'that their contract renews on 1 February',
      'that our office moves in May',
      'that the new price list applies from January',
      'that the newsletter link works again',
      'that the webinar is cancelled',
      'that the survey is closed',
      'that their order is delayed',
      'about the new API',
      'about the new price list',
      'about the outage on Monday',
      'about the delay in November',
      'about our office move',
    ],
    others: [],
  },
  {
    name: 'ask',
    isAsked: true,
    says: /survey|recommend|what .* think|feedback/i,
    orders: [['ask WHOM', 'asking WHOM']],
    matters: [
      'to take part in our survey',
      'whether they would recommend us',
      'what they think of the new API',
      'for feedback on our webinar',
      'for their opinion of the new price list',
    ],
    others: [],
  },
  {
    name: 'announce',
    says: /office move|new API|new price list|open day/i,
    orders: [['announce', 'announcing']],
    matters: [
      'our office move',
      'the new API',
      'the new price list',
      'our open day on 3 May',
      'our office move to WHOM',
    ],
    others: ['Announcement: OF', 'News: OF', 'News about OF'],
  },
  {
    name: 'cancel',
    says: /\bcancel/i,
    orders: [['cancel', 'cancelling']],
    matters: ['the webinar on Friday', 'our open day', 'the event on 3 May', 'our survey'],
    others: [],
  },
  {
    name: 'congratulate',
    says: /\bcongratulations\b/i,
    orders: [['congratulate WHOM', 'congratulating WHOM']],
    matters: ['on their award', 'on their new office', 'on 25 years in business', 'on their first webinar'],
    others: ['Congratulations OF'],
  },
  {
    name: 'collect',
    says: /\binvoices?\b/i,
    orders: [
      ['ask WHOM', 'asking WHOM'],
      ['remind WHOM', 'reminding WHOM'],
    ],
    matters: ['to pay invoice 4711', 'to pay the outstanding invoice for the webinar', 'to pay their open invoices'],
    others: ['Collect invoice 4711', 'Collect outstanding invoices', 'Collect the open invoices for the webinar'],
  },
  {
    name: 'confirm',
    says: /\bconfirm/i,
    orders: [['confirm', 'confirming']],
    matters: [
      'their order',
      'their registration for the webinar',
      'the contract renewal on 1 February',
      'that our open day takes place on 3 May',
      'that their order is on its way',
    ],
    others: ['A confirmation of their order'],
  },
  {
    name: 'wish',
    says: /\bhappy new year\b/i,
    orders: [['wish WHOM', 'wishing WHOM']],
    matters: ['a happy new year'],
    others: ['Happy new year to all'],
  },
]

const people = [
  'them',
  'our customers',
  'everybody who answered',
  'the CTOs',
  'the heads of sales operations',
  'the head of logistics',
  'the heads of marketing and purchasing',
]

const tails = [
  ', friendly and with no call to action',
  ', polite and with no question',
  '. Friendly, no call to action.',
  ', do not sell anything',
]

const askingTails = [', friendly', ', do not sell anything', '. Friendly, no pitch.']

/** In each of these an order stands as people give it; the addressee is named before it or in it. */
const forms: readonly ((verb: string, gerund: string, matter: string, whom: string) => string)[] = [
  (verb, _, matter, whom) => capital(put(`${verb} ${matter}`, whom)),
  (verb, _, matter, whom) => put(`Please ${verb} ${matter}`, whom),
  (verb, _, matter, whom) => `Write to ${whom} to ${put(`${verb} ${matter}`, 'them')}`,
  (verb, _, matter, whom) => `Write an email to ${whom} to ${put(`${verb} ${matter}`, 'them')}`,
  (_, gerund, matter, whom) => `Write an email ${put(`${gerund} ${matter}`, whom)}`,
  (_, gerund, matter, whom) => `Draft a message for ${whom} ${put(`${gerund} ${matter}`, 'them')}`,
  (verb, _, matter, whom) => put(`We would like to ${verb} ${matter}`, whom),
]

/** Three addressees for each form and matter take a minute more, and find little that one does not. */
const steps = process.env.INLAY_GRID === 'whole' ? [0, 2, 4] : [0]

export const gridGoals: readonly GridGoal[] = purposes.flatMap((purpose) => [
  ...purpose.matters.flatMap((matter, at) =>
    purpose.orders.flatMap(([verb, gerund]) =>
      forms.flatMap((form, formAt) =>
        // From matter to matter each form meets all of the addressees, and each of these each tail somewhere.
        steps.flatMap((step, index) => {
          const whom = people[(at + formAt + step) % people.length] ?? 'them'
          return tailed(purpose, form(verb, gerund, matter, whom).trim(), at + formAt + index)
        }),
      ),
    ),
  ),
  ...purpose.others.flatMap((other) =>
    other.includes('OF')
      ? purpose.matters
          .filter((matter) => matter !== '' && !matter.includes('WHOM'))
          .flatMap((matter, at) => tailed(purpose, other.replace('OF', ofReaders(matter, other)), at))
      : tails.flatMap((_, at) => tailed(purpose, other, at)),
  ),
])

function tailed({ name, says, isAsked = false }: Purpose, goal: string, at: number): readonly GridGoal[] {
  const ways = isAsked ? askingTails : tails
  const tail = ways[at % ways.length] ?? ''
  return ['', tail].map((each) => ({
    goal: `${/^[.]/.test(each) ? goal.replace(/\.$/, '') : goal}${
      goal.endsWith('.') && each.startsWith(',') ? '' : each
    }`,
    purpose: name,
    says,
    asksNothing: !(goal.endsWith('.') && each.startsWith(',')) && /no (?:call|question)/.test(each),
    isFriendly: !(goal.endsWith('.') && each.startsWith(',')) && /friendly/i.test(each),
  }))
}

function put(order: string, whom: string): string {
  return order.replace('WHOM', whom).trim()
}

function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}

/** Said to the reader, it is theirs. */
function ofReaders(matter: string, other: string): string {
  return other.startsWith('Dear') || other.startsWith('Hello') ? matter.replaceAll(/\btheir\b/g, 'your') : matter
}
