import { countWords } from '@inlay/sdk-core/contract/campaigns'
import { sentenceOf } from './sentence-of'
import { toThem } from './to-them'

/** “Our app tracks pallets”: what something of the sender's own does, as a sentence. */
export function doneByOurs(text: string): string | undefined {
  const plain = text.trim().replace(/[\s.,;:!]+$/, '')
  // Whoever is spoken of in it is read of by other rules.
  const isOfThings = toThem(plain) === plain
  return (((ofOurs.test(plain) || ofSeveral.test(plain) || toMeasure.test(plain)) && isOfThings) ||
    showsWhere.test(plain)) &&
    countWords(plain) <= mostWords
    ? sentenceOf(plain)
    : undefined
}

const mostWords = 20
/** “Our tags show where they are” */
export const showsWhere =
  /^(?:our|my)\s(?:[\p{L}-]+\s){1,3}?(?:shows?|tells?)\s(?:you\s)?(?:where|when|how \p{L}+)\s(?:they|it)\s(?:is|are|was|were)\b[^,;:]{0,40}$/iu

/** “Our chatbot solves 60% of tickets”: whatever the verb, something has that done to it. */
const toMeasure =
  /^(?:our|my)\s(?:(?!(?:that|which|who)\b)[\p{L}-]+\s){0,2}?(?!(?:that|which|who)\b)[\p{L}-]*[^\Ws]\s\p{Ll}{2,}[^\Ws]s\s(?=\d|(?:the|an?|all|half|up to|your|every|each|most|over)\s)/iu

const ofOurs =
  /^(?:our|my)\s(?:(?!(?:now|also|already|still|just|that|which|who)\b)[\p{L}-]+\s){1,3}?(?:tracks|plans|finds|checks|reads|sorts|books|sends|turns|replaces|prevents|detects|measures|monitors|manages|automates|writes|predicts|warns|connects|protects|brings|fills|matches|records|fixes|cleans|moves|lends|trains|teaches|organi[sz]es|answers|translates|scans|inspects|washes|cooks|delivers|grows|heats|cools|picks|packs|prints|lifts|charges|controls|analy[sz]es|compares|calculates|creates|builds|designs|removes|stops|supports|handles|treats|tests|carries|chases|collects|files|counts|archives|solves|blocks|filters|hides|reminds|suggests|combines|converts|imports|exports)\s+\S/iu

/** “Our drones inspect wind turbines” */
const ofSeveral =
  /^(?:our|my)\s(?:(?!(?:that|which|who)\b)[\p{L}-]+\s){0,2}?(?!(?:that|which|who)\b)[\p{L}-]+s\s(?:track|plan|find|check|read|sort|send|turn|replace|prevent|detect|measure|monitor|manage|automate|predict|warn|connect|protect|bring|fill|record|fix|clean|remove|scan|inspect|wash|deliver|heat|cool|pick|lift|control|compare|calculate|create|build|handle|carry|solve|block|show|answer|translate|teach|spray|paint|mow|weld|drill|bake|brew|sew|print|cut|harvest|plant|feed|dry|polish|film|guard|shred|mix|wrap|label|weigh|mark|guide|attract|catch|absorb|test|train|collect|store|stop|pump|move|sell|buy|book|write|repair|install)\s(?!(?:for|of|in|at|by|from)\b)\S/iu
