interface DemoDocument {
  readonly filename: string
  readonly paragraphs: readonly string[]
  readonly pages: number
  readonly daysAgo: number
  /** The earliest came from elsewhere, without one. */
  readonly isSizeKnown: boolean
}

/** What the freight company of the demo has written about itself. */
export const demoDocuments: readonly DemoDocument[] = [
  {
    filename: 'Service levels 2026.docx',
    pages: 3,
    daysAgo: 9,
    isSizeKnown: true,
    paragraphs: [
      'Service levels 2026',
      'What we promise to shippers, and what they get when we do not keep it.',
      'Overnight lanes',
      'Loads handed over in Rotterdam before 18:00 are in Bergen, Aberdeen or Gothenburg by 07:30 the next working day. In the last twelve months this was so for 97.4 percent of all loads.',
      'A load that comes later than 10:00 is free of charge. The shipper does not have to ask for it: the invoice is written without that load.',
      'Chilled goods',
      'All trailers of the overnight lanes keep between two and six degrees. The temperature is recorded each minute and can be read by the shipper while the load is on its way.',
      'Prices',
      'The price of a lane holds for a quarter. Fuel is part of it. There are no surcharges for ferries, tolls or waiting up to two hours.',
    ],
  },
  {
    filename: 'How we won the fish exporters.docx',
    pages: 2,
    daysAgo: 41,
    isSizeKnown: true,
    paragraphs: [
      'How we won the fish exporters',
      'Three salmon exporters near Bergen moved to us within a year. This is what they said about the reasons.',
      'They had lost two loads in one winter because nobody told them that a ferry was cancelled. Our dispatchers call before the shipper notices.',
      'Their hauliers changed prices each week. One price for a quarter let them quote to supermarkets again.',
      'The first meeting was always with the head of logistics. The decision was made by the chief operating officer after a trial of four weeks on one lane.',
    ],
  },
  {
    filename: 'Company history.docx',
    pages: 1,
    daysAgo: 120,
    isSizeKnown: false,
    paragraphs: [
      'Company history',
      'Two brothers began in 1978 with one refrigerated trailer and a berth in Rotterdam. Today 340 people work in five terminals around the North Sea.',
    ],
  },
]
