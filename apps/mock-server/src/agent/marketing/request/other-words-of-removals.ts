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
]
