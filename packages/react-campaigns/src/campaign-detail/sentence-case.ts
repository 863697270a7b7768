/** Abbreviations that no reader knows in small letters. */
const abbreviations =
  /\b(?:acv|ae|ai|api|arr|b2b|b2c|bdr|ceo|cfo|cio|cmo|coo|cro|crm|csm|cto|dach|emea|erp|fte|gmv|hq|hr|icp|id|ip|kpi|ltv|mql|mrr|nps|okr|pr|roi|saas|sdr|seo|sku|sql|uk|url|usd|utm|vat|vip|vp)\b/g

/** A name from elsewhere as words: `page_view` is “Page view”, `crm_id` is “CRM ID”. */
export function sentenceCase(name: string): string {
  const words = name.replaceAll('_', ' ').trim()
  if (words === '') return name
  const written = words.replaceAll(abbreviations, (word) => (word === 'saas' ? 'SaaS' : word.toUpperCase()))
  return written.charAt(0).toUpperCase() + written.slice(1)
}
