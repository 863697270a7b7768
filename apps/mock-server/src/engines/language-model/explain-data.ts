import { inWords } from '../messages/in-words'
import { factText, fieldWords } from './facts-text'

/** Says what data holds: what it is, how much of it there is, and what stands in it. */
export function explainData(context: string, payload: unknown): string {
  const about =
    context.trim() === ''
      ? ''
      : `${context
          .trim()
          .slice(0, 300)
          .replace(/[.!?]?$/, '.')} `
  if (Array.isArray(payload)) {
    const first = payload.find((each) => typeof each === 'object' && each !== null)
    const fields = first === undefined ? [] : Object.keys(Object(first)).map(fieldWords)
    const what = fields.length === 0 ? '' : `, each with ${lists.format(fields.slice(0, 6))}`
    return `${about}This is a list of ${payload.length} ${payload.length === 1 ? 'entry' : 'entries'}${what}.`
  }
  if (typeof payload === 'object' && payload !== null) {
    const facts = Object.entries(payload).flatMap(([field, value]) => {
      const text = factText(value)
      return text === undefined ? [] : [`${fieldWords(field)} is ${inWords(field, text).slice(0, 120)}`]
    })
    if (facts.length === 0) return `${about}There is nothing in it.`
    const rest = facts.length > mostFacts ? `, and ${facts.length - mostFacts} more` : ''
    return sentence(`${about}It says that ${lists.format(facts.slice(0, mostFacts))}${rest}`)
  }
  const text = factText(payload)
  return text === undefined ? `${about}There is nothing in it.` : `${about}It says: ${text.slice(0, 500)}`
}

/** A last word that is cut short has its own point. */
function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`
}

const mostFacts = 6
const lists = new Intl.ListFormat('en', { type: 'conjunction' })
