import { namesCompanies } from '../names-companies'
import { workOfTitle } from '../work-of-title'
import { startsWithVerb } from './verbs'

/** Whether words name people or companies that could be written to: “heads of growth in Berlin”, “retailers”, “them”. */
export function isPeople(text: string): boolean {
  const plain = withoutCount(text.trim())
  if (devices.test(plain) || startsWithVerb(plain) || /^(?:lead|demand) generation\b/i.test(plain)) return false
  if (reports.test(plain) || inGroups.test(plain) || ownFirm.test(text.trim())) return false
  if (pronouns.test(plain)) return true
  const head = plain.replace(/\s+(?:at|in|from|who|that|with|across|of|for|whose|which|hiring|using|on|near)\s.*$/i, '')
  if (/\s(?:to|for)\s/i.test(head)) return false
  if (head === '' || head.split(/\s+/).length > longestHead) return false
  return nouns.test(head) || letters.test(head) || namesCompanies(head) || workOfTitle(plain) !== undefined
}

/** “Teams that took part say their months end sooner” says what they say, and not only who they are. */
/** “Teams of four” says how many they are, “native speakers only” who does the work. */
const inGroups =
  /^(?:teams|groups) of (?:up to )?(?:\d|two|three|four|five|six|ten)\b|^(?:native|sworn|certified|trained|qualified|licensed)\s\p{L}+\sonly$/iu
const reports =
  /^(?!.*\b(?:that|who|which|whose)\b)[\p{L} -]*s(?:\s(?:in|from)\s\p{L}+)?\s\p{L}{3,}ed\s(?:the|an?|\d|their|our|more|less|it|up to)\b|\s(?:say|report|tell us|told us|confirm|agree)\s(?:that\s)?(?:they|their|it|the|our|we|this)\b|(?<!\b(?:they|we|you))\s(?:save|saved|cut|lose|lost|gain|gained|spend|waste|earn)\s(?:\d|half|up to|an?\s|their|time|money)/iu

/** “15 heads of logistics” are heads of logistics. */
export function withoutCount(people: string): string {
  return people.replace(counting, '')
}

/** “Our catering company” is who writes. */
const ownFirm = /^our\s(?:[\p{L}-]+\s){1,3}(?:company|firm|business)(?:\s(?:in|from|near)\s[^,;:!?]+)?$/iu

/** “Label printers” print, and are nobody. */
export const devices =
  /\b(?:printers|scanners|trackers|loggers|sensors|containers|trailers|computers|servers|heaters|coolers|chargers|filters|monitors|projectors|routers|tractors|generators|compressors|elevators|escalators|conveyors|dispensers|freezers|mixers|boilers|covers|folders|lockers|loaders|feeders|binders|markers|hangers|dryers|burners|blenders|shutters|wrappers|rollers|sprinklers|detectors|extinguishers|inverters|transformers|excavators|radiators|adapters|connectors|counters|meters|lifters|stackers|palleti[sz]ers|shredders|lasers|gutters|ladders|drawers|towers|planters|letters|mowers|thermometers|powders|flowers|toasters|grinders|scooters|hammers|fasteners|tankers|freighters|barriers|posters|stickers|flyers|banners|newsletters|papers|boards)$/i
const counting =
  /^(?:(?:me|us|about|around|up to|at least|some|more|all|all the|new|the|our|these|those|many|most|other|your|their|\d[\d.,]*)\s+)+/i
const longestHead = 5
const pronouns = /^(?:them|him|her|people|everyone|everybody|folks|whoever|somebody|someone)$/i
const nouns =
  /\b(?:heads?|chiefs?|boss(?:es)?|keepers?|leads?|leaders?|directors?|managers?|founders?|co-?founders?|owners?|executives?|officers?|presidents?|partners?|buyers?|teams?|departments?|customers?|clients?|users?|subscribers?|prospects?|contacts?|accounts?|decision[- ]makers?|marketers?|recruiters?|engineers?|developers?|designers?|analysts?|accountants?|planners?|investors?|members?|visitors?|attendees|readers?|freelancers?|people|folks|professionals?|employees|companies|company|businesses|firms?|agencies|councils?|committees?|municipalities|authorities|cities|towns|communities|parishes|ministries|start-?ups|scale-?ups|enterprises|smbs|smes|[34]pls?|schools|universities|hospitals|banks|funds|shops|stores|brands|hr)$/i
const letters = /\b(?:C[A-Z]{1,3}Os?|VPs?|SVPs?|EVPs?|SDRs?|BDRs?|AEs|CSMs?|MDs|PMs|NGOs?|NPOs?|SMEs|GPs|CPAs|HR)$/
