import type { ClauseRule } from './clause-rule'
import { fittingSubject } from './fitting-subject'
import { asSentence } from './read-note'

/** “Northwind Freight moves pallets between Hull and Oslo”: who does something by its name, which is said as it stands. */
export const readNamed: ClauseRule = (text) =>
  saysWhatTheyDo(text)
    ? { note: asSentence(text), subject: fittingSubject(text), instead: 'Would that be of interest to you?' }
    : undefined

/** Whether words name somebody, and what they do. */
export function saysWhatTheyDo(text: string): boolean {
  return doing.test(text)
}

/** What is called so is “it” where it was named right before. */
export function withoutNameAgain(note: string, about: string): string {
  return doing.test(note) && note.startsWith(`${about} `) ? `It ${note.slice(about.length + 1)}` : note
}

const doing =
  /^(?:\p{Lu}[\p{L}\p{N}&.'’-]*\s){1,4}(?:moves|ships|carries|delivers|transports|stores|handles|offers|provides|supplies|makes|builds|produces|sells|rents|leases|runs|operates|connects|automates|tracks|plans|finds|matches|helps|saves|cuts|lowers|reduces|simplifies|brings|gives|lets|specialises|specializes|trains|teaches|coaches|checks|cleans|prints|installs|repairs|collects|recycles|translates|designs|measures|predicts|scans|reads|protects|secures|replaces|writes|books|pays|insures|hires|recruits|places|grows|roasts|bakes|brews|cooks|serves|hosts|shows|turns|keeps|takes|removes|speeds|answers|schedules|organises|organizes|optimises|optimizes|monitors|controls|detects)\s\S/u
