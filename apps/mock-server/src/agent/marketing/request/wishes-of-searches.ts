import type { Rewording } from './other-words'
import { polite } from './polite'

/** Two wishes for a search in one sentence. */
export const wishesOfSearches: readonly Rewording[] = [
  // “We rent out air purifiers, and I need 5 office managers at law firms in Hamburg”
  [
    /^((?:(?:hey|hi|hello|good (?:morning|afternoon|evening))(?: there)?[,.!]? )?(?:we|i|our (?:company|firm))(?:['’](?:re|m))? (?!(?:need|want|are looking|am looking|would like|['’]d like)\b)[^.!?;:"“”]{6,160}?),? and (?:so )?(?:now )?(?:i|we)(?:['’](?:re|m|d)| am| are| would)? (?:need|want|looking for|like to find|searching for|like|want to find|need to find) (?=\d|some\b|a few\b|people\b)/iu,
    '$1. Find ',
  ],
  // “…, and also tell me how many there are in Bremen”
  [
    /,? and (?:also |please |then |could you )*tell me how many (?:of them |such people |such companies )?there are in (\p{L}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?)[.?!]*$/iu,
    '. How many are there in $1?',
  ],
  // “… in Vienna, and if there are none, in Salzburg”
  [
    /,? (?:and |or )?(?:if (?:there (?:are|is) (?:none|nobody|no one|not enough)(?: there)?|you (?:find|cannot find|can['’]?t find|don['’]?t find) (?:none|nobody|any|anyone|anybody)(?: there)?)|otherwise),? (?:then |also |try |look |please )*in (?=\p{L})/iu,
    ' or ',
  ],
  // “Also heads of HR there, and Potsdam and Hamburg too”
  [
    new RegExp(
      `^(${polite}(?:(?:also|and) )*)(?:take|find|add|want|get|include) ([^.,;:!?"“”]{3,60}?) there(?: too| as well)?,? and (?:in )?((?:\\p{L}[\\p{L}-]+)(?:(?:,| and) \\p{L}[\\p{L}-]+){0,3}) (?:too|as well|also)[.!]*$`,
      'iu',
    ),
    (_, before = '', whom = '', places = '') =>
      `${before}find ${whom} there. Also find ${whom.replace(/^also /i, '')} in ${places}`,
  ],
  // “Also include general managers, but only in Vienna”
  [
    new RegExp(
      `^${polite}(?:also (?:include|add|find|take|get)|(?:include|add)(?: also)?) ((?:(?!\\sin\\s)[^.,;:!?"“”]){3,60}?),? but only (in \\p{L}[\\p{L}-]+(?:(?:,| and) \\p{L}[\\p{L}-]+){0,3})[.?!]*$`,
      'iu',
    ),
    'also $1 $2',
  ],
  // “… in Berlin, no wait, Hamburg”
  [
    /\bin (?:\p{L}[\p{L}-]+),? (?:no,? wait|wait,? no|no,? sorry|sorry,?(?: no)?|i mean),? (?:in )?(?=\p{L}[\p{L}-]+[.!]*$)/iu,
    'in ',
  ],
  // “… in Graz, but only small ones”
  [
    /,? but only (small|smaller|large|larger|big|bigger|mid-sized|medium-sized) (?:ones|firms|businesses)(?=[.!?]*$)/iu,
    ', only $1 companies',
  ],
  // “Leave out hotels with fewer than 50 employees”
  [
    /\b(leave out|exclude|skip|drop|without) (?:the |any |all )?(?!(?:companies|firms|businesses|people|contacts|those|ones|anyone|accounts)\b)\p{L}+s (with|of|that have|which have) (?=(?:fewer|less|more) than \d|(?:under|over|below|above) \d)/giu,
    '$1 companies $2 ',
  ],
  // “Marketing managers too, in Vienna”
  [
    new RegExp(
      `^${polite}([^.,;:!?"“”]{3,60}?) (?:too|as well),? (?:but only |only )?(in \\p{L}[\\p{L}-]+(?:(?:,| and) \\p{L}[\\p{L}-]+){0,3})[.?!]*$`,
      'iu',
    ),
    'also $1 $2',
  ],
  // “No more CFOs, just CEOs from now on”; of a message it would be another matter: “no call, just ask …”
  [
    /^(?:(?:please|and|now|ok(?:ay)?|sorry)[,\s]+)*no more (?:\p{L}+ ){0,3}\p{L}+s(?: any ?more)?[,;]? (?:but )?(?:just|only) (?!(?:ask|say|mention|add|make|write|one|the)\b)((?:\p{L}+ ){0,3}\p{L}+s)(?: from now on| please| then)*[.!]*$/iu,
    'only $1',
  ],
]
