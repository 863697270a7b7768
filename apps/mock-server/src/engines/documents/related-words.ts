import { tellingWords } from './best-passages'

/** Other words for what somebody asks about: documents may say “price” where “pricing” is asked for. */
export function relatedWords(text: string): readonly string[] {
  const asked = tellingWords(text)
  return groups
    .filter((group) => group.some((word) => asked.has(word)))
    .flatMap((group) => group.filter((word) => !asked.has(word)))
}

/** Of which each says something of the same matter, in the singular. */
const groups = [
  'pricing price cost fee rate tariff surcharge',
  'delivery deliver delivered transit handed arrive arrival pickup shipment',
  'warranty guarantee promise promised',
  'refund return reimbursement compensation',
  'complaint claim delay late damage lost',
  'employee staff people headcount team colleague',
  'location site terminal branch depot office',
  'client customer shipper buyer account',
  'cooling chilled temperature refrigerated frozen cold',
  'history founded began founder since origin',
  'reliability punctuality punctual late reliable',
  'contract term agreement notice',
  'payment invoice invoicing pay paid billing',
  'tracking track trace visibility',
  'reference case success story customer',
  'trial pilot test',
].map((line) => line.split(' '))
