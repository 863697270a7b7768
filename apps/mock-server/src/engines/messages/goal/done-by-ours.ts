import { inProperCase } from './in-proper-case'
import { asSentence } from './read-note'

/** “Our app tracks pallets”: what something of the sender's own does, as a sentence. */
export function doneByOurs(text: string): string | undefined {
  return ofOurs.test(text) && !/\b(?:they|them|theirs?)\b/i.test(text) ? asSentence(inProperCase(text)) : undefined
}

const ofOurs =
  /^(?:our|my)\s(?:(?!(?:now|also|already|still|just)\b)[\p{L}-]+\s){1,3}?(?:tracks|plans|finds|checks|reads|sorts|books|sends|turns|replaces|prevents|detects|measures|monitors|manages|automates|writes|predicts|warns|connects|protects|brings|fills|matches|records|fixes|cleans|moves|lends|trains|teaches|organi[sz]es|answers|translates|scans|inspects|washes|cooks|delivers|grows|heats|cools|picks|packs|prints|lifts|charges|controls|analy[sz]es|compares|calculates|creates|builds|designs|removes|stops|supports|handles|treats|tests|carries)\s+\S/iu
