import { readsAsWish, templateParts } from '@inlay/sdk-core/contract/campaigns'
import { textField, type KnownRow } from '../enrichment/enrichment'
import type { LanguageModel } from '../language-model/language-model'
import { offlineWriter } from '../language-model/offline-writer'

/** What is wanted of a row, in square brackets in a template: `[mention a recent post]`. */
export function personalParts(text: string): readonly string[] {
  return templateParts(text).flatMap((part) => (part.kind === 'wish' && readsAsWish(part.wish) ? [part.wish] : []))
}

/** What stands in square brackets and can be neither filled in nor written, as it stands: `[link]`. */
export function leftOpen(text: string): readonly string[] {
  return templateParts(text).flatMap((part) =>
    part.kind === 'wish' && /\p{L}/u.test(part.wish) && !readsAsWish(part.wish) ? [part.text] : [],
  )
}

/** Puts what is known of a row where a template asks for it. What is not known leaves no gap. */
export async function fillPersonalParts(
  text: string,
  row: KnownRow,
  language: LanguageModel,
  signal: AbortSignal,
): Promise<string> {
  let filled = text
  for (const words of new Set(personalParts(text))) {
    const line = language === offlineWriter ? personalLine(words, row) : await askedLine(words, row, language, signal)
    filled = filled.replaceAll(`[${words}]`, line)
  }
  return filled
    .replaceAll(/[ \t]+([.,;!?])/g, '$1')
    .replaceAll(/[ \t]{2,}/g, ' ')
    .replaceAll(/^[ \t]*[.,;]?[ \t]*$/gm, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

async function askedLine(words: string, row: KnownRow, language: LanguageModel, signal: AbortSignal): Promise<string> {
  const prompt = `One sentence for a message to this person: ${words}. Answer with nothing where it is not known.`
  return (await language.write({ use: 'cell', prompt, facts: row, signal })).replaceAll(/\s*\u2014\s*/g, ', ')
}

/** A sentence from what is known; empty where it is not. */
function personalLine(words: string, row: KnownRow): string {
  const field = (...names: readonly [string, ...string[]]) => textField(row, ...names)
  if (/\b(?:hir(?:e|ing|es)|open roles?|job (?:posts?|ads?|openings?)|vacanc(?:y|ies))\b/i.test(words)) {
    const roles = listField(row, 'hiring', 'open_roles').slice(0, 2)
    return roles.length === 0 ? '' : `I saw that you are hiring: ${roles.join(' and ')}.`
  }
  if (/\b(?:posts?|linkedin|wrote|published|article)\b/i.test(words)) {
    const posts = row['linkedin_posts']
    const [post] = Array.isArray(posts) ? posts : []
    const said = typeof post === 'object' && post !== null ? Reflect.get(post, 'text') : undefined
    return typeof said === 'string' ? `I read your post: “${cut(said)}”` : ''
  }
  if (/\b(?:tech|technolog\w*|stack|tools?|software|systems?)\b/i.test(words)) {
    const names = listField(row, 'technologies').slice(0, 2)
    return names.length === 0 ? '' : `I saw that you work with ${names.join(' and ')}.`
  }
  if (/\b(?:fund\w*|rais\w*|invest\w*|round)\b/i.test(words)) {
    const round = field('latest_funding')
    return round === undefined ? '' : `Congratulations on the ${round} round.`
  }
  if (/\b(?:industry|sector|trade|market|field)\b/i.test(words)) {
    const industry = field('industry')
    return industry === undefined ? '' : `In ${industry.toLowerCase()}, that comes up often.`
  }
  const [title, company] = [field('title', 'job_title'), field('organization_name')]
  if (title !== undefined && company !== undefined) return `As ${title} at ${company} you will know this one.`
  return company === undefined ? '' : `${company} came up in our research this week.`
}

/** What a row names of a kind, as a list or in words with commas. */
function listField(row: KnownRow, ...names: readonly string[]): readonly string[] {
  for (const name of names) {
    const value = row[name]
    const all = typeof value === 'string' ? value.split(/[,;]/) : Array.isArray(value) ? value : []
    const texts = all.flatMap((each) => (typeof each === 'string' && each.trim() !== '' ? [each.trim()] : []))
    if (texts.length > 0) return texts
  }
  return []
}

function cut(text: string): string {
  const plain = text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\s*\u2014\s*/g, ', ')
    .trim()
  return plain.length <= 90 ? plain : `${plain.slice(0, plain.lastIndexOf(' ', 90))}…`
}
