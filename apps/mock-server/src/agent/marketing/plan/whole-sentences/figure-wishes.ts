import { begin, dated, end, figure, modest, number, sentence, type Wish } from './pieces'

/** Figures and dates that are put right. */
export const figureWishes: readonly Wish[] = [
  // “Change 490 euros to 520 euros in both”
  [
    new RegExp(
      `(?<=\\b(?:change|correct|replace|update|set|put)\\b[^.!?"“”]{3,60} (?:to|with|by) ${figure}) in (?:both|all|each|every one)(?: of them| (?:of )?(?:the )?(?:e-?mails|messages))?${end}`,
      'giu',
    ),
    () => ' everywhere',
  ],
  // “Change 18 March to 25 March everywhere, and the time from 10 am to 9.30 am”
  [
    new RegExp(
      `(?<=\\b(?:change|correct|move|replace)\\b[^.!?]{3,80}),? and (?:also )?(?:the )?[\\p{L}-]+ from (?<wrong>${figure}) to (?<right>${figure})`,
      'giu',
    ),
    (said) => `. Change "${said['wrong'] ?? ''}" to "${said['right'] ?? ''}"`,
  ],
  // “The open day begins at 9.30 am rather than 10 am”, “… within ten working days instead of five”
  [
    new RegExp(
      `${begin}(?:let |make |please let |please make )?(?:the|our|it|they|we)\\b[^.!?,;:"“”]{0,60}?(?<right>\\b${number} (?<unit>(?!(?:am|pm)\\b)\\p{L}{3,}(?: \\p{L}{3,})?)) (?:instead of|rather than) (?<wrong>${number})${end}`,
      'giu',
    ),
    (said) => sentence(said, `change "${said['wrong'] ?? ''} ${said['unit'] ?? ''}" to "${said['right'] ?? ''}"`),
  ],
  [
    new RegExp(
      `${begin}(?:let |make |please let |please make )?(?:the|our|it|they|we)\\b[^.!?,;:"“”\\d]{0,60}? (?:at |for |from |on |to |in |by |until )?(?<right>${figure}) (?:instead of|rather than)(?: at| for| from| on| in)? (?<wrong>${figure})${end}`,
      'giu',
    ),
    (said) => sentence(said, `change "${said['wrong'] ?? ''}" to "${said['right'] ?? ''}"`),
  ],
  [
    new RegExp(
      `${begin}(?:the|our|it)\\b[^.!?,;:"“”\\d]{0,40}? (?:takes place|is|happens|will be|will take place|starts|begins) (?:on )?(?<right>${dated}),? (?:and not|not|instead of|rather than)(?: on)? (?<wrong>${dated})${end}`,
      'giu',
    ),
    (said) => sentence(said, `change ${said['wrong'] ?? ''} to ${said['right'] ?? ''} everywhere`),
  ],
  // “Please correct that everywhere, including in the subject”
  [
    /(?<=[.!?]\s)(?:(?:please|so|could you|can you|kindly) )*(?:correct|change|fix|update|adjust) (?:that|it|this|both|them)(?: everywhere| in (?:all|both|each)(?: of them| (?:e-?mails|messages))?)?(?:,? (?:including|also)(?: in)? the subject(?: line)?)?[.!?]*$/iu,
    () => '',
  ],
  // “The price has gone up: please correct it to 520 euros in both of them”
  [
    new RegExp(
      `${begin}(?:i am afraid |unfortunately,? )?(?:the|our) (?<what>price|fee|cost|rate|discount|deadline|date)(?: \\p{L}+){0,3}? (?:has |have )?(?:gone (?:up|down)|changed|risen|fallen|is (?:wrong|different|higher|lower))[:.;,] ${modest}(?:correct|change|set|put|update) (?:it|that) to `,
      'giu',
    ),
    (said) => sentence(said, `change the ${said['what'] ?? 'price'} to `),
  ],
  // “We don’t do 8 drivers, max 6 a day”
  [
    new RegExp(
      `${begin}we (?:do not|don['’]?t|cannot|can['’]?t) (?:do|take|have|offer|make|manage|train|serve) (?<wrong>${number}) (?<unit>\\p{L}{3,}),? (?:but )?(?:only|max(?:imum)?\\.?|at most|just|up to) (?<right>${number})(?: \\k<unit>)?(?: (?:a|per|each) \\p{L}+)?${end}`,
      'giu',
    ),
    (said) =>
      sentence(
        said,
        `change "${said['wrong'] ?? ''} ${said['unit'] ?? ''}" to "${said['right'] ?? ''} ${said['unit'] ?? ''}"`,
      ),
  ],
  // “I am afraid I gave you a wrong figure: it keeps 70 percent of the rain, not 60”
  [
    new RegExp(
      `(?<begin>^|[.!?]\\s+)(?:(?:i am |i['’]m )?(?:afraid|sorry)[,:]? )?(?:but )?(?:i|we) (?:gave|told|sent) you (?:a|the) wrong (?:figure|number|price|date|fact|time|amount)[:.;,] [^.!?,;:"“”\\d]{2,40}? (?<right>\\d[\\d.,]*) (?<unit>\\p{L}{3,})(?: [^.!?,;:"“”\\d]{1,40})?,? (?:and )?not (?<wrong>\\d[\\d.,]*(?<![.,]))(?: \\k<unit>)?${end}`,
      'giu',
    ),
    ({ right = '', wrong = '', unit = '', ...said }) =>
      sentence(said, `change "${wrong} ${unit}" to "${right} ${unit}"`),
  ],
]
