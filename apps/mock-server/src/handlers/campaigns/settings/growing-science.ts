import type { BrandVoice, Icp, MarketingScience } from '@inlay/sdk-core/contract/campaigns'

export interface WholeScience {
  readonly basis: string
  readonly icp: Icp | undefined
  readonly brandVoice: BrandVoice | undefined
}

/** A description as it is told: one field more each time, long ones sentence by sentence. */
export function growingScience({ basis, icp, brandVoice }: WholeScience): readonly MarketingScience[] {
  if (icp === undefined || brandVoice === undefined) return []
  const { name, industry, companySize, jobTitles, keyPainPoints, description } = icp
  // In the order in which it is read, so that nothing moves that is there already.
  const customers: Partial<Icp>[] = [
    { name },
    ...growing('description', description),
    { industry, companySize },
    { jobTitles },
    ...growing('keyPainPoints', keyPainPoints),
  ]
  const { brandTone, communicationStyle, personalityTraits } = brandVoice
  const voice: Partial<BrandVoice>[] = [
    { name: brandVoice.name },
    ...growing('description', brandVoice.description),
    { brandTone },
    { communicationStyle, personalityTraits },
    ...growing('sampleMessages', brandVoice.sampleMessages),
  ]
  return [
    { stage: 'company', basis },
    ...added(customers).map((soFar): MarketingScience => ({ stage: 'customers', basis, icp: soFar })),
    ...added(voice).map((soFar): MarketingScience => ({ stage: 'voice', basis, icp, brandVoice: soFar })),
    { stage: 'done', basis, icp, brandVoice },
  ]
}

function growing<Name extends string>(name: Name, text: string): Record<Name, string>[] {
  const ends = [...text.matchAll(/[.?!](?=\s)|(?=\n-)|$/g)].map(({ index, 0: mark }) => index + mark.length)
  return ends.map((end) => ({ [name]: text.slice(0, end) }) as Record<Name, string>)
}

function added<Part extends object>(parts: readonly Part[]): Part[] {
  return parts.map((_, index) => Object.assign({}, ...parts.slice(0, index + 1)) as Part)
}
