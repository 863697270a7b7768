import { titleTest } from '../../../engines/sourcing/titles'

/** What somebody leads, where the title is one of a leader. */
export function areaOf(title: string): readonly string[] {
  const chief = chiefs.find(({ isOne }) => isOne(title))
  if (chief !== undefined) return [chief.area]
  if (title.search(leads) < 0) return []
  const area = title
    .replace(leads, ' ')
    .replaceAll(/\b(?:of|for|the|and)\b/gi, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return area === '' ? [] : [area]
}

const leads = /\b(?:heads?|vps?|vice[- ]presidents?|directors?|chief|leads?|leaders?|svp|evp|officers?)\b/gi

const chiefAreas: Readonly<Record<string, string>> = {
  cfo: 'Finance',
  cmo: 'Marketing',
  cto: 'Engineering',
  cro: 'Sales',
  coo: 'Operations',
  cio: 'Information Technology',
  cpo: 'Product',
  chro: 'Human Resources',
  ciso: 'Information Security',
  cco: 'Customer',
  cdo: 'Data',
  clo: 'Legal',
  cso: 'Sales',
}

/** What those lead whose titles are letters, also where they are written out. */
const chiefs = Object.entries(chiefAreas).map(([letters, area]) => {
  const test = titleTest(letters)
  return {
    area,
    isOne: (title: string) => test !== undefined && test(title) >= test(letters),
  }
})
