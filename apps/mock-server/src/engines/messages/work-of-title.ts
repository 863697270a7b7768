import { asCommon } from './as-common'

/** What somebody does whose title this is, as it stands in “about …”: of “Heads of Logistics” it is “logistics”. */
export function workOfTitle(title: string): string | undefined {
  const plain = title
    .replace(/\s+(?:at|in|from|who|that|with|across)\s.*$/i, '')
    .split(/[,;/]/)[0]
    ?.trim()
    .replace(/^(?:(?:the|our|senior|regional|global|group|deputy|associate|interim)\s+)+/i, '')
  if (plain === undefined || plain === '') return undefined
  const letters = ofLetters[plain.toLowerCase().replace(/s$/, '')]
  if (letters !== undefined) return letters
  const [, led] =
    /^(?:heads?|directors?|[se]?vps?|vice[- ]presidents?|leads?|leaders?)\s+(?:(?:of|for)\s+)?(?:the\s+)?(.+)$/i.exec(
      plain,
    ) ?? []
  const [, chief] = /^chief\s+(.+?)(?:\s+officers?)?$/i.exec(plain) ?? []
  const [, managed] =
    /^(.+?)\s+(?:managers?|directors?|leaders?|leads?|teams?|officers?|specialists?)$/i.exec(plain) ?? []
  const area = led ?? chief ?? managed
  return area === undefined ? undefined : workIn(asCommon(area))
}

function workIn(area: string): string | undefined {
  const key = area.toLowerCase()
  return key in asWork ? asWork[key] : area
}

const growth = 'growth'

/** Titles that are letters, or say nothing of an area. */
const ofLetters: Readonly<Record<string, string>> = {
  ceo: growth,
  founder: growth,
  'co-founder': growth,
  cofounder: growth,
  owner: growth,
  president: growth,
  'managing director': growth,
  'chief executive officer': growth,
  'general manager': growth,
  cfo: 'finance',
  cmo: 'marketing',
  cto: 'technology',
  cio: 'IT',
  ciso: 'information security',
  coo: 'operations',
  cpo: 'product management',
  cro: 'revenue growth',
  cso: 'sales',
  chro: 'human resources',
  sdr: 'sales',
  bdr: 'sales',
  buyer: 'purchasing',
  recruiter: 'recruiting',
  accountant: 'accounting',
}

/** Areas that are called otherwise where they are spoken of as work; nothing where they say too little. */
const asWork: Readonly<Record<string, string | undefined>> = {
  account: undefined,
  'key account': undefined,
  architect: 'software architecture',
  brand: 'branding',
  commercial: 'sales',
  content: 'content marketing',
  customer: 'customer experience',
  data: 'data management',
  executive: growth,
  experience: 'customer experience',
  facilities: 'facility management',
  financial: 'finance',
  general: growth,
  hr: 'human resources',
  information: 'IT',
  legal: 'legal work',
  managing: growth,
  office: undefined,
  operating: 'operations',
  people: 'human resources',
  plant: 'production',
  product: 'product management',
  program: undefined,
  programme: undefined,
  project: 'project management',
  quality: 'quality management',
  revenue: 'revenue growth',
  shift: undefined,
  store: 'store operations',
  'supply chain': 'supply chain management',
  warehouse: 'warehousing',
}
