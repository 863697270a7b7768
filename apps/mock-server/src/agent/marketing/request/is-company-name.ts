import { wordsOf } from '../../../engines/sourcing/words'
import { readPeople } from './read-people'

/** Whether words can be the name of a company, and no role: “IKEA”, “Köhler Spedition”, “Marks & Spencer”. */
export function isCompanyName(text: string): boolean {
  return name.test(text) && readPeople(wordsOf(text)).people === undefined
}

const name = /^(?:\p{Lu}|\d)[\p{L}\p{N}&.'’/-]*(?: (?:&|of|de|van|und|\p{Lu}[\p{L}\p{N}&.'’/-]*))*$/u
