import type { TemplateField } from './template-fields'

/** The field that words mean, such as `First Name` or `Company`; nothing where they mean none of these. */
export function fieldMeant(words: string, fields: readonly TemplateField[]): string | undefined {
  const wanted = fold(words.replace(leading, ''))
  if (wanted === '') return undefined
  const usual = usualNames.get(wanted)
  const found =
    fields.find(({ name }) => fold(name) === wanted) ??
    fields.find(({ label }) => fold(label) === wanted) ??
    fields.find(({ name }) => name === usual)
  return found?.name
}

/** Says of whom, which is clear. `Your` is none of them: that means the sender. */
const leading = /^\W*(?:insert|the|their|contact|lead|prospect|recipient)(?:['’]s)?\s+(?=\p{L})/iu

function fold(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '')
}

const usualNames: ReadonlyMap<string, string> = new Map(
  Object.entries({
    first_name: 'given name,forename',
    last_name: 'surname,family name',
    name: 'full name,contact name',
    title: 'job title,role,job role,position',
    organization_name: 'company,company name,organization,organisation,employer,account,account name',
    phone_number: 'phone,telephone,mobile',
    email: 'email address,mail',
    linkedin_url: 'linkedin profile',
  }).flatMap(([field, names]) => names.split(',').map((name) => [fold(name), field] as const)),
)
