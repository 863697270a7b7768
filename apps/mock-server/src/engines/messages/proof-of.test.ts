import { expect, it } from 'vitest'
import { proofOf } from './proof-of'

const handbook = [
  'Cold chain handbook',
  'This took 12 weeks at Brewster Dairy, from the first load on.',
  'In the last year this was so for 97.4 percent of all logistics.',
  'Our drivers made 4000 trips last year.',
  'Our cold chain pilot at Brewster Dairy cut spoilage by 31.5 percent.',
  'The first meeting was always with the head of logistics.',
  'How did the cold chain pilot at Brewster Dairy go in 2025?',
].join('\n')

it.each([
  ['our cold chain pilot', 'Our cold chain pilot at Brewster Dairy cut spoilage by 31.5 percent.'],
  ['the head of logistics', 'The first meeting was always with the head of logistics.'],
  // One word in common, and nothing to be judged by.
  ['logistics', 'Our drivers made 4000 trips last year.'],
])('takes the sentence of documents that says most about %s', (about, sentence) => {
  expect(proofOf([{ name: 'handbook.pdf', text: handbook }], about)).toEqual({ name: 'handbook.pdf', text: sentence })
})

it('takes no part of a sentence, no heading and no question', () => {
  const text =
    'Our 2025 cold chain pilot at Brewster\nIs the cold chain worth 12 weeks?\nand it cut 31 percent of cold chain costs.'
  expect(proofOf([{ text }], 'our cold chain pilot')).toBeUndefined()
})

it('tells nobody how the company began, where that is no part of the matter', () => {
  const text = 'Two brothers began in 1978 with one trailer.\nToday 340 people work in five terminals.'
  expect(proofOf([{ text }], 'our backup software')).toBeUndefined()
  const deed = 'Our drivers made 4000 trips last year.'
  expect(proofOf([{ text: `${text}\n${deed}` }], 'our backup software')?.text).toBe(deed)
})

it('tells how the company began only where that is what it is about, whichever words fit [CAM-MSG-11]', () => {
  const text = 'Two brothers began in 1978 with one refrigerated trailer for dental supplies.'
  expect(proofOf([{ text }], 'our refrigerated trailers for dental supplies')).toBeUndefined()
  expect(proofOf([{ text }], 'the anniversary of our first refrigerated trailer')?.text).toBe(text)
})

it.each([
  'A load on the overnight lane that comes later than 10:00 is free of charge.',
  'We pay back 20 percent for every late load on the overnight lane.',
  'Internal only: our overnight lane runs at a margin of 11 percent.',
])(
  'takes nothing that binds the sender, or is not for others, where that is not asked for: “%s” [CAM-MSG-11]',
  (text) => {
    const plain = 'The overnight lane ran 312 nights last year.'
    expect(proofOf([{ text: `${text}\n${plain}` }], 'our overnight lane')?.text).toBe(plain)
    expect(proofOf([{ text }], 'our overnight lane')).toBeUndefined()
  },
)

it('takes a promise where that is what it is about [CAM-MSG-11]', () => {
  const text = 'A load on the overnight lane that comes later than 10:00 is free of charge.'
  expect(proofOf([{ text }], 'our overnight lane, late loads are free of charge')?.text).toBe(text)
})

it('takes nothing for the same matter that is only tried as long [CAM-MSG-11]', () => {
  const text = 'The decision was made by the chief operating officer after a trial of four weeks on one lane.'
  expect(proofOf([{ text }], 'a free two-week trial in January')).toBeUndefined()
  expect(proofOf([{ text }], 'a trial on one lane that the officer decided')?.text).toBe(text)
})
