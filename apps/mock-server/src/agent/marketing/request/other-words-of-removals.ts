import { upperFirst } from '../../../engines/messages/upper-first'
import type { Rewording } from './other-words'
import { polite } from './polite'

const removing =
  '(?:leave out|leaving out|remove|drop|skip|exclude|omit|delete|take out|filter out|get rid of|kick out|throw out)'
const rows =
  '(?:the|all|those|these|every(?:one|body)|any(?:one|body)|whoever|people|contacts|leads|companies|accounts|firms)'
const count = '(?:\\d{1,3}|another|one|two|three|four|five|six|seven|eight|nine|ten|a dozen|some|a few|an?|more)'
/** What messages have, and an audience has not. */
const ofMessages =
  '(?:sentences?|lines?|paragraphs?|p\\.?s|e-?mails?(?! address)|messages?|steps?|links?|notes?|subject|greeting|questions?|words?)'

const sparing =
  "(?:leave out|leaving out|(?<=\\S )exclud(?:e|ing)|skip|skipping|ignore|ignoring|avoid|avoiding|omit|(?:do not|don['’]?t) (?:include|take|use|look at|want|need)|i (?:do not|don['’]?t) (?:want|need)|no|not)"
const firms =
  '(?:(?:small|tiny|little|big|large|huge) )?(?:companies|firms|businesses|start-?ups|organi[sz]ations|employers|ones|those)'
const sized =
  '(?:(?:with|of|that have|which have|who have|having|at) )?(under|below|less than|fewer than|smaller than|over|above|more than|bigger than|larger than) (\\d[\\d.,]*)(?: (?:people|employees|staff|persons|heads))?'

/** What is to go, and who is to come in their place, are two things. */
export const otherWordsOfRemovals: readonly Rewording[] = [
  // “Leave out anybody without an email address, and add two people in Ghent”
  [
    new RegExp(
      `^(?![^.;!?]*\\b${ofMessages}\\b)${polite}${removing}\\s+(${rows}\\b[^.;!?]{2,80}?),?\\s+(?:and|but|then)\\s+(?:(?:then|also|please|instead|rather)\\s+)*((?:add|find|get|look for|search for)\\s+(?:(?:me|us)\\s+)?${count}\\s[^;!?]{3,200})$`,
      'i',
    ),
    (_, gone = '', wanted = '') => `Remove ${gone}. ${upperFirst(wanted)}`,
  ],
  // “Actually, please leave out companies with fewer than 100 employees, and look in Austria as well”
  [
    new RegExp(
      `^${polite}${sparing} (?:(?:any|all|the|those|every(?:one|body)|any(?:one|body)|people|contacts) )*(?:(?:who (?:work|are)|working) )?(?:at |in |from )?(?:${firms} )?${sized}(?: (?:please|too|as well))*(?:,? (?:and|but) (?:also )?(?:look|search|try|find people) (?:also )?(in [^.;:!?,]{2,40}?) (?:as well|too|also))?[.!]*$`,
      'i',
    ),
    (_, than: string, size: string, where = '') =>
      `Only companies with ${boundOf(than)} ${size} employees${where === '' ? '' : `, and also ${where}`}`,
  ],
  // “…, but leave out companies with fewer than 100 employees”
  [
    new RegExp(
      `,? (?:(?:and|but|please|then) )*${sparing} (?:(?:any|all|the|those) )*(?:(?:every(?:one|body)|any(?:one|body)|people) (?:(?:who )?(?:works?|is|are|working) )?(?:at |in |from )?)?(?:(?:any|all|the) )*(?:${firms} )?${sized}(?=[.!,?]|$)`,
      'gi',
    ),
    (_, than: string, size: string) => ` with ${boundOf(than)} ${size} employees`,
  ],
]

/** Whoever leaves out the smaller ones wants at least so many. */
export function boundOf(than: string): string {
  return /under|below|less|fewer|smaller/i.test(than) ? 'at least' : 'at most'
}
