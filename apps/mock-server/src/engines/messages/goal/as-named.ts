import { withDays } from './in-proper-case'
import { upperFirst } from '../upper-first'

/** Places, languages and makers that are no words of another kind: “nice”, “bath” and “polish” stay as they are typed. */
const names = [
  ...['london', 'manchester', 'birmingham', 'leeds', 'liverpool', 'glasgow', 'edinburgh', 'bristol', 'sheffield'],
  ...['nottingham', 'newcastle', 'cardiff', 'belfast', 'dublin', 'brighton', 'oxford', 'cambridge', 'yorkshire'],
  ...['berlin', 'hamburg', 'munich', 'cologne', 'frankfurt', 'stuttgart', 'leipzig', 'dresden', 'vienna', 'zurich'],
  ...['geneva', 'basel', 'paris', 'lyon', 'marseille', 'madrid', 'barcelona', 'lisbon', 'rome', 'milan', 'amsterdam'],
  ...['rotterdam', 'utrecht', 'brussels', 'antwerp', 'copenhagen', 'stockholm', 'gothenburg', 'oslo', 'helsinki'],
  ...['warsaw', 'krakow', 'prague', 'budapest', 'chicago', 'boston', 'seattle', 'toronto', 'sydney', 'melbourne'],
  ...['england', 'scotland', 'wales', 'ireland', 'germany', 'austria', 'switzerland', 'france', 'spain', 'portugal'],
  ...['italy', 'belgium', 'denmark', 'sweden', 'norway', 'finland', 'poland', 'europe', 'america', 'canada'],
  ...['english', 'german', 'french', 'spanish', 'italian', 'dutch', 'portuguese', 'british', 'american', 'european'],
  ...['google', 'microsoft', 'instagram', 'facebook', 'tiktok', 'amazon', 'tripadvisor', 'airbnb'],
]
const written: Readonly<Record<string, string>> = { tiktok: 'TikTok', airbnb: 'Airbnb' }

const letters = ['crm', 'erp', 'agm', 'gdpr', 'vat', 'seo', 'mrr', 'arr', 'kpi', 'hvac', 'nhs', 'saas', 'roi', 'eicr']

/** Neither part of an address nor of another word. */
const apart = (some: readonly string[], tail = '') =>
  new RegExp(String.raw`(?<![\p{L}\p{N}@./_-])(${some.join('|')})(${tail})(?![\p{L}\p{N}@/_]|\.\p{L})`, 'gu')

const nameAlone = new Set(names)

/** “English lessons” stay so within a sentence. */
export function beginsWithName(text: string): boolean {
  const [word = ''] = /^\p{L}+/u.exec(text) ?? []
  return nameAlone.has(word.toLowerCase())
}

const named = apart(names)
const shortened = apart(letters, 's?')

/** “english lessons in manchester” as “English lessons in Manchester”: whoever types without capitals is not quoted so. */
export function asNamed(goal: string): string {
  return withDays(goal)
    .replaceAll(named, (_all, name: string) => written[name] ?? upperFirst(name))
    .replaceAll(
      shortened,
      (_all, word: string, tail: string) => `${word === 'saas' ? 'SaaS' : word.toUpperCase()}${tail}`,
    )
}
