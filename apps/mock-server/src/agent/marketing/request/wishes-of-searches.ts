import type { Rewording } from './other-words'
import { polite } from './polite'

/** Two wishes for a search in one sentence. */
export const wishesOfSearches: readonly Rewording[] = [
  // “We are planning a breakfast in Munich, and I would like to invite heads of HR there”
  [
    /((?:^|[.!]\s+)(?:we|i)(?:['’](?:re|m)| are| am) (?:planning|hosting|organi[sz]ing|holding|having|running) [^.!?;:"“”]{4,160}?),? (?:and|so|for which|to which) (?:now )?((?:i|we)(?:['’]d| would| want)? (?:like to |want to |to )?invite )/giu,
    '$1. $2',
  ],
  // “They should have between 100 and 1,000 employees”
  [
    /(^|[.!;]\s+)(?:and |but )?(?:they|the companies|the firms|all of them) (?:should|must|have to|need to|ought to)(?: all| each)? (?:have|be|employ) ((?:between|at least|at most|more than|fewer than|less than|over|under|up to) \d[\d.,]*(?: (?:and|to) \d[\d.,]*)?) (?:people|employees|staff|persons)(?=[.!;]|$)/giu,
    '$1Only companies with $2 employees',
  ],
  // “… in Lower Saxony, whom I would like to invite to our open day”
  [
    /,? (?:whom|who|which|that) (?:i|we)(?:['’]d| would| want| plan| intend| hope)? (?:also )?(?:like|want|to|plan|intend|hope)(?: to)? (?:invite|reach|contact|write to|address|approach|convince|win)(?: (?:to|for|with|about) [^.!?;,]{3,60})?(?=[.!?;]|$)/giu,
    '',
  ],
  // “… that supplies racking, and I would like to invite 20 warehouse managers …”
  [
    /((?:^|[.!]\s+)(?:we|i|our|my)\b[^.!?;"“”]{8,220}?), and (?=(?:i|we)(?:['’]d| would) like to (?:invite|reach|contact|get in touch with|write to) (?:about |some |up to |around |roughly |\d))/giu,
    '$1. ',
  ],
  // “Add a couple of warehouse managers from Osnabrück”
  [/\b(add|find|get) (?:me |us )?(?:a couple|a handful|a few) (?:of )?(?=\p{L}+s?\b)/giu, '$1 some '],
  // “Only take companies with more than 100 employees”
  [/\bonly (?:take|look at|include|use) (?=(?:companies|firms|businesses) with\b)/giu, 'only '],
  // “Leave out Rendivia GmbH”
  [
    new RegExp(
      `\\b(?:[Ll]eave out|[Ss]kip|[Dd]rop|[Oo]mit|[Ww]ithout) ((?:\\p{Lu}[\\p{L}\\p{N}&.’'-]*\\s){1,4}(?:GmbH(?: & Co\\. KG)?|SE|AG|KG|OHG|Ltd|Limited|Inc|LLC|plc|BV|NV|SA|SARL|AB|Oy|ApS))(?=[.,;!?]|$| (?:and|please)\\b)`,
      'gu',
    ),
    'exclude $1',
  ],
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
