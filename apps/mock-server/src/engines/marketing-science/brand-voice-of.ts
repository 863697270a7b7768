import { industryInWords } from '../world/industries/industry-in-words'
import type { BrandVoice } from '@inlay/sdk-core/contract/campaigns'

export type VoiceValues = Pick<
  BrandVoice,
  'name' | 'description' | 'brandTone' | 'communicationStyle' | 'personalityTraits' | 'sampleMessages'
>

interface Speaker {
  readonly name: string
  readonly industry: string | undefined
  readonly employees: number | undefined
  readonly foundedYear: number | undefined
  /** “makes billing software” */
  readonly offer: string | undefined
  readonly customers: string | undefined
  readonly keywords: readonly string[]
}

/** How a company may sound, from what it does, how large and how old it is. */
export function brandVoiceOf({
  name,
  industry,
  employees,
  foundedYear,
  offer,
  customers,
  keywords,
}: Speaker): VoiceValues {
  const [tone, style, traits] = manners[mannerOf(industry)]
  const isSmall = employees !== undefined && employees < 50
  const isOld = foundedYear !== undefined && foundedYear < 1985
  const because = [
    industry && `works in ${industryInWords(industry)}`,
    employees !== undefined && `has about ${employees.toLocaleString('en')} people`,
    foundedYear !== undefined && `was founded in ${foundedYear}`,
  ].filter(Boolean)
  return {
    name: `Voice of ${name}`,
    description:
      because.length === 0
        ? `Clear and friendly, until more is known of ${name} than its name.`
        : `Fits a company that ${inWords(because as string[])}.`,
    brandTone: isSmall ? `${tone}, personal` : tone,
    communicationStyle: style,
    personalityTraits: [...traits, ...(isOld ? ['experienced'] : isSmall ? ['approachable'] : [])].join(', '),
    sampleMessages: samplesOf({ name, offer, customers, keywords }),
  }
}

function inWords(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
}

function samplesOf({
  name,
  offer,
  customers,
  keywords,
}: Pick<Speaker, 'name' | 'offer' | 'customers' | 'keywords'>): string {
  if (offer === undefined || customers === undefined) return ''
  const [topic = 'this', other = topic] = keywords
  return [
    `${name} ${offer} for ${customers}. If ${topic} is something that you look at this quarter, shall we compare notes?`,
    `We have seen what ${other} costs when it is left until later. I can show you in ten minutes how other ${customers} have solved it.`,
  ].join('\n\n')
}

type Manner = keyof typeof manners

const manners = {
  digital: ['Clear, direct, helpful', 'Short sentences, one idea each, no jargon', ['curious', 'quick', 'candid']],
  practical: [
    'Plain-spoken, dependable',
    'Facts and figures first, then one question',
    ['practical', 'reliable', 'calm'],
  ],
  careful: [
    'Considered, trustworthy',
    'Complete sentences, nothing promised that is not certain',
    ['careful', 'discreet', 'precise'],
  ],
  warm: ['Warm, respectful', 'Speaks to people before it speaks of products', ['kind', 'patient', 'encouraging']],
  plain: ['Clear, friendly', 'Short sentences in plain words', ['clear', 'friendly']],
} as const satisfies Readonly<Record<string, readonly [string, string, readonly string[]]>>

function mannerOf(industry: string | undefined): Manner {
  if (industry === undefined) return 'plain'
  return (
    (Object.keys(spokenIn) as (keyof typeof spokenIn)[]).find((manner) => spokenIn[manner].includes(industry)) ??
    'practical'
  )
}

/** All others are practical. */
const spokenIn: Readonly<Record<'digital' | 'careful' | 'warm', readonly string[]>> = {
  digital: ['SaaS', 'FinTech', 'E-commerce', 'Media', 'Cybersecurity', 'Artificial intelligence', 'Marketing services'],
  careful: ['Insurance', 'Banking', 'Legal services', 'Consulting', 'Pharmaceuticals', 'Biotechnology', 'Real Estate'],
  warm: ['Healthcare', 'Education', 'Non-profit', 'Travel'],
}
