/** What keeps the customers of an industry awake, one a line. */
export function painPointsFor(sellerIndustry: string, keywords: readonly string[]): string {
  const known = pains[sellerIndustry] ?? [
    'Too many suppliers for too little money',
    'Nobody to ask when something goes wrong',
  ]
  const [topic] = keywords
  return [...known, ...(topic === undefined ? [] : [`Open questions about ${topic}`])]
    .map((pain) => `- ${pain}`)
    .join('\n')
}

const pains: Readonly<Record<string, readonly string[]>> = {
  SaaS: ['Work that is copied by hand from one tool into another', 'Figures that are a week old when they are read'],
  FinTech: ['Payments that take days to arrive', 'Fees that nobody can explain at the end of the month'],
  'E-commerce': ['Goods that run out in the week of the sale', 'Returns that cost more than the margin'],
  Media: ['Campaigns whose effect nobody can show', 'Audiences that are spread over too many channels'],
  Telecommunications: ['Sites that lose their connection', 'Contracts that cannot follow when a site closes'],
  Cybersecurity: ['Alerts that nobody has time to read', 'Customers who ask for proof of security before they buy'],
  'Artificial intelligence': ['Data that nobody has time to label', 'Trials that never become part of daily work'],
  'Marketing services': ['A brand that looks different in every market', 'Too few people for the launches of the year'],
  Logistics: ['Deliveries that come late without a warning', 'Freight costs that change from week to week'],
  Manufacturing: ['Long waits for parts', 'Machines that stand still while somebody looks for a spare'],
  'Food and beverage': ['Deliveries that are not fresh enough to sell', 'Prices that change after the menu is printed'],
  Automotive: ['Vehicles that are off the road for too long', 'Parts that are dearer each quarter'],
  Pharmaceuticals: ['Medicines that cannot be delivered', 'Rules that differ from country to country'],
  Retail: ['Shelves that are empty on a Saturday', 'Goods that do not last'],
  Energy: ['Bills that cannot be planned', 'Targets for emissions that nobody knows how to reach'],
  Construction: ['Sites that finish months late', 'Costs that grow after the contract is signed'],
  Agriculture: ['Harvests that nobody can foresee', 'Buyers who ask where everything comes from'],
  Biotechnology: ['Trials that take years', 'Samples that cannot be compared between laboratories'],
  Healthcare: ['Too few staff for the patients there are', 'Records that do not follow the patient'],
  Education: ['Skills that are missing on the day they are needed', 'Courses that people begin and do not finish'],
  'Real Estate': ['Buildings that cost more to run each year', 'Space that is paid for and empty'],
  Consulting: ['A decision that has been put off for a year', 'Projects that end when the advisers leave'],
  Insurance: ['Claims that take months', 'Risks that are insured twice, or not at all'],
  Travel: ['Bookings that are spread over many portals', 'Plans that change on the day of travel'],
  Banking: ['Credit decisions that take weeks', 'Accounts in many countries and no view over all of them'],
  'Legal services': ['Contracts that wait for a signature', 'Costs that are known only afterwards'],
  'Non-profit': ['Places that depend on next year’s grant', 'Volunteers who cannot be found in time'],
}
