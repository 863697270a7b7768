import { hideQuotes } from './quoted-words'

/** An order for messages without what it says of other things than their text, and that, which nobody here can do. */
export interface Aside {
  readonly order: string
  readonly unable: readonly string[]
}

/** Reads what stands beside an order: what is to be attached, who gets a copy, and when. */
export function readAside(text: string): Aside {
  const { text: hidden, shown } = hideQuotes(text)
  const unable: string[] = []
  let order = hidden
  for (const [pattern, inWords] of asides) {
    order = order.replaceAll(pattern, (_, ...[said]: readonly string[]) => {
      unable.push(inWords(shown(said ?? '').trim()))
      return ''
    })
  }
  order = order.replace(fromDocuments, '')
  const alone = order.replace(subjectAlone, '$1 an email ')
  if (alone !== order && !severalSubjects.test(order))
    unable.push('write a subject line alone (a message comes with it)')
  return { order: shown(alone).trim(), unable: [...new Set(unable)] }
}

/** What they say of the matter stands in the first message anyhow. */
const fromDocuments =
  /,?\s+(?:and\s+|please\s+)*(?:based on|using|use|drawing on|with (?:facts|figures|information|numbers) from|from)\s+(?:our|the|my)\s+(?:uploaded\s+)?(?:documents?|files?|knowledge base|brochures?)(?=\s*(?:[,;.]|$|\s(?:and|about|to|that|for)\s))/i

export const whenItGoes = 'choose the days between the messages here'

const asides: readonly (readonly [RegExp, (said: string) => string])[] = [
  [
    /,?\s+(?:(?:and\s+|please\s+)*(?:with|sent|spaced|spread|leave|leaving|put|wait|keep)\s+)?((?:\d+|an?|one|two|three|four|five|six|seven|ten|a few|some)(?: or \S+)?\s+(?:business |working )?(?:days?|weeks?)\s+(?:apart|in between|between (?:them|each|the (?:e-?mails|messages|steps)|steps|e-?mails|messages)))/gi,
    () => whenItGoes,
  ],
  [
    /,?\s+(?:one\s+|sent\s+)?(every (?:other |second |\d+ |two |three |four |five )?(?:business |working )?(?:days?|weeks?|(?:mon|tues|wednes|thurs|fri)day))(?=\s*(?:[,;.]|$|\s(?:about|to|that|for)\s))/gi,
    () => whenItGoes,
  ],
  [
    /,?\s+(?:sent\s+)?((?:an?|one|two)\s+(?:(?:e-?mail|message)\s+)?(?:per|a|each|every)\s+(?:day|week|month))(?=\s*(?:[,;.]|$|\s(?:about|to|that|for)\s))/gi,
    () => whenItGoes,
  ],
  [
    /(?:\s*[,;]\s*(?:and\s+)?|\s+(?:and|but|then)\s+)(?:also\s+|please\s+|then\s+)*((?:attach(?:ing)?|cc|bcc|embed|hyperlink|capitali[sz]e|underline|highlight in|put in bold|use (?:our|the|my) (?:logo|font|letterhead|colou?rs?|branding|design)|add (?:our|the|my|an?) (?:logo|image|picture|photo|video|gif|banner|attachment|calendar link))\b[^,;.]*?)(?=\s*(?:[,;.]|$|\s(?:and|but|then)\s))/gi,
    (said) => said,
  ],
  [
    /\s+(?:using|with|in|following|after)\s+((?:the\s+|an?\s+)?(?:\S+\s+)?(?:framework|formula|html|attachment|bullet(?: points?| list)?s?(?: (?:style|form(?:at)?|list))?|numbered list)s?)(?=\s*(?:[,;.]|$|\s(?:and|about|to|that|for)\s))/gi,
    (said) => said,
  ],
]

/** “A subject line for a campaign about …” */
const subjectAlone =
  /^((?:\w+ ){0,2}?(?:write|draft|compose|create|generate|prepare|suggest|make|give))\s+(?:(?:me|us|them)\s+)?(?:(?:an?|the|one|some|several|good|great|catchy|short|new|two|three|four|five|six|seven|eight|nine|ten|\d+)\s+)*subjects?(?: lines?)?\b(?!\s+and\b)\s*(?:for\s+(?:an?|the|my|our|this)\s+(?:\p{L}+\s+)?(?:campaign|e-?mail|message|sequence|newsletter|mail)s?\b\s*)?/iu

export const severalSubjects =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|\d+|several|some) (?:\p{L}+ )?subject lines\b/iu
