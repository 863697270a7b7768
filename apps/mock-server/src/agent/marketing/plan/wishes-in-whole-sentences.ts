import { ordinals, ordinalOf } from '../request/message-named'
import { upperFirst } from '../../../engines/messages/upper-first'
import type { Draft } from '../memory'

/**
 * Changes of the messages at hand as people put them who write whole sentences, in the words in which changes are read:
 * “have all of them signed by Petra Lang”, “end the second one by asking whether …”, “it begins at 9.30 rather than 10”.
 */
export function inPlainWishes(prompt: string, draft: Draft | undefined): string {
  if (prompt.length > longest) return prompt
  const count = draft?.templates.length ?? 0
  return (draft === undefined ? ofAny : [...ofAny, ...rewordings]).reduce(
    (text, [pattern, by]) =>
      text.replace(pattern, (...found: readonly unknown[]) =>
        by(
          (found.at(-1) ?? {}) as Readonly<Record<string, string>>,
          count,
          typeof found[0] === 'string' ? found[0] : '',
        ),
      ),
    prompt,
  )
}

type By = (said: Readonly<Record<string, string>>, count: number, all: string) => string

const longest = 600
const begin = '(?<begin>^|[.!?]\\s+|,? and (?:then )?|[:,] )'
const modest = '(?:[Pp]lease |[Aa]lso |[Tt]hen |[Nn]ow,? |kindly |(?:[Cc]ould|[Cc]an|[Ww]ould|[Ww]ill) you )*'
const end = '(?=[.!?]*$|[.!?]\\s|,? and |, (?:please|but)\\b)'
const ordinal = `(?:${[...ordinals, 'last', 'final'].join('|')})`
const noun = '(?:e-?mails?|mails?|messages?|ones?|steps?)'
const place = `(?:(?:all|both|each|every)(?: of)?(?: (?:the|them|it|three|two|four|five))*(?: ${noun})?|(?:the )?${ordinal}(?: ${noun})?(?:(?:,| and|, and) (?:the )?${ordinal}(?: ${noun})?){0,3})`
const person =
  "\\p{Lu}[\\p{L}.'’-]+(?: \\p{Lu}[\\p{L}.'’-]+){0,2}(?:,? (?:(?:our|the) )?(?!and\\b|but\\b|please\\b|instead\\b)(?:\\p{Lu}[\\p{L}&'’-]*|of|for|and|&)(?: (?!instead\\b|please\\b)(?:\\p{Lu}[\\p{L}&'’-]*|of|for|&)){0,4})?"
/** What is said, up to where the next wish begins. */
const rest = '(?:[^.!?]|[.](?=\\S))+?'
const figure =
  '(?:[€$£] ?)?\\d[\\d.,:]*(?<![.,:])(?: ?(?:%|am\\b|pm\\b|a\\.m\\.|p\\.m\\.|€|euros?\\b|pounds?\\b|percent\\b))?'
const number = '(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen|fifteen|twenty|thirty|\\d[\\d.,:]*)'

/** A new sentence where it stood behind another one. */
function sentence({ begin: before = '' }: Readonly<Record<string, string>>, order: string): string {
  if (before === '') return upperFirst(order)
  return `${/^[.!?]/.test(before) ? before : '. '}${upperFirst(order)}`
}

/** Who signs can be said before anything is written. */
const ofAny: readonly (readonly [RegExp, By])[] = [
  // “Have all the emails signed by Katrin Hallberg, Head of Marketing”, “they should be signed by …”, “have Petra sign them”
  [
    new RegExp(
      `${begin}${modest}(?:have|get|let) (?:all |both |each )?(?:of )?(?:the |them|it)?(?: ?${noun})? ?(?:be )?signed (?:by|as|with) (?<who>${person})(?: instead of [^.,!?]{2,40})?${end}`,
      'gu',
    ),
    (said) => sentence(said, `sign them as "${said['who'] ?? ''}"`),
  ],
  [
    new RegExp(
      `${begin}(?:[Tt]hey|[Ii]t|[Aa]ll of them|[Bb]oth|[Tt]he (?:e-?mails|messages))(?: all| both)? (?:should|must|are to|have to|can|need to|shall)(?: all| both)? be signed (?:by|as|with) (?<who>${person})${end}`,
      'gu',
    ),
    (said) => sentence(said, `sign them as "${said['who'] ?? ''}"`),
  ],
  [
    new RegExp(
      `${begin}${modest}(?:have|get|let) (?<who>${person}) (?:to )?sign (?:them|it|all of them|both|the (?:e-?mails|messages))(?: instead of [^.,!?]{2,40})?${end}`,
      'gu',
    ),
    (said) => sentence(said, `sign them as "${said['who'] ?? ''}"`),
  ],
  // “About our offer: a yearly inspection for 490 euros, and 10 percent off for orders until …”
  [
    /\babout our (?:special |current |new )?(?:offer|service|product|deal): (?:an? |the )?(?=\p{L})/giu,
    () => 'about our ',
  ],
  [
    /(?<=\babout our [^.!?:;]{8,200}),? (?:and|plus) (?<what>\d+ ?(?:%|percent|per cent) off [^.!?]{3,80})/giu,
    (said) => `. There is ${said['what'] ?? ''}`,
  ],
  // “Attendance is free, there are 60 places, and please ask them to …”
  [
    /(?<one>(?:^|[.!?]\s+)[^.!?,;:"“”]{4,80} (?:is|are|costs?|takes?|lasts?|has|have) [^.!?,;:"“”]{2,60}), (?=there (?:is|are) )/giu,
    (said) => `${said['one'] ?? ''}. `,
  ],
  [
    /,? and (?:please )(?<next>ask them|tell them|mention|sign|add|invite them|say)(?=\s)/giu,
    (said) => `. ${upperFirst(said['next'] ?? '')}`,
  ],
  // “…, and ask them to call 0231 55667 by Friday”
  [
    /,? and (?<next>ask them to (?:call|ring|phone|text|write to|e-?mail|register|sign up|reply)\b[^!?]*?(?:\d|@|www\.)[^!?]*?)(?=[.!?]*$|[.!?]\s)/giu,
    (said) => `. ${upperFirst(said['next'] ?? '')}`,
  ],
]

const rewordings: readonly (readonly [RegExp, By])[] = [
  [/(?<=\bsign (?:them|it|all of them) as "[^"]+"),? and /giu, () => '. '],
  // “Ask them in the first and the second email to register by 5 March”
  [
    new RegExp(
      `${begin}${modest}ask (?:them|people|everybody|everyone|the readers) in (?<where>${place}) to (?<what>${rest})${end}`,
      'giu',
    ),
    (said, count) => inEach(said, `ask them to ${said['what'] ?? ''}`, count),
  ],
  // “Mention in all three emails that it is free”, “tell them in the second one that …”
  [
    new RegExp(
      `${begin}${modest}(?:mention|say|add|state|write|tell (?:them|people|everybody)) in (?<where>${place}) that (?<what>${rest})${end}`,
      'giu',
    ),
    (said, count) =>
      isOfAll(said['where'] ?? '')
        ? sentence(said, `add "${upperFirst(said['what'] ?? '')}." to all messages`)
        : inEach(said, `mention that ${said['what'] ?? ''}`, count),
  ],
  // “In the first and second email add the sentence “…””
  [
    new RegExp(
      `${begin}${modest}in (?<where>(?:the )?${ordinal}(?: ${noun})?(?:(?:,| and|, and) (?:the )?${ordinal}(?: ${noun})?){1,3}),? (?:please )?add (?:the (?:sentence|line|words) )?(?<what>["“„][^"“”]+["”])`,
      'giu',
    ),
    (said, count) => inEach(said, `add ${said['what'] ?? ''}`, count),
  ],
  // “Open the first email with “…””
  [
    new RegExp(`${begin}${modest}(?:open|begin) the (?<where>${ordinal})(?: ${noun})? with (?=["“„])`, 'giu'),
    (said) => sentence(said, `start the ${said['where'] ?? ''} email with `),
  ],
  // “Let the second one begin with “…””
  [
    new RegExp(
      `${begin}${modest}(?:let|have|make) the (?<where>${ordinal})(?: ${noun})? (?:begin|start|open) with (?=["“„])`,
      'giu',
    ),
    (said) => sentence(said, `start the ${said['where'] ?? ''} email with `),
  ],
  // “Drop the opening sentence “…””
  [
    new RegExp(
      `${begin}${modest}(?:drop|delete|remove|cut|take out|leave out) the (?:opening|first|last|closing|final|new|whole) (?:sentence|line) (?<what>["“„][^"“”]+["”])(?:,? and (?:please )?(?<next>\\p{L}+))?`,
      'giu',
    ),
    (said) =>
      sentence(
        said,
        `remove ${said['what'] ?? ''}${said['next'] === undefined ? '' : `. ${upperFirst(said['next'])}`}`,
      ),
  ],
  // “Write a third email that tells them …”
  [
    new RegExp(
      `${begin}${modest}(?:write|add|draft|make|create)(?: me| us)? (?:a|the) (?<which>${ordinal}|[1-7](?:st|nd|rd|th)) (?:e-?mail|mail|message)(?= (?:that|which|about|to|with|saying|in which)\\b)`,
      'giu',
    ),
    (said, count, all) => (ordinalOf(said['which'] ?? '') === count + 1 ? sentence(said, 'add another email') : all),
  ],
  // “Have the LinkedIn message say: “…””
  [
    new RegExp(
      `${begin}${modest}(?:have|let|make) (?:it|them|the (?:linked-?in )?(?:message|note|e-?mail)) say[:,]? (?<what>["“„][^"“”]+["”])(?<rest>,? and [^]*)?$`,
      'iu',
    ),
    (said, _, all) => (said['rest'] === undefined ? sentence(said, `it should say: ${said['what'] ?? ''}`) : all),
  ],
  // “Close the second one with the question “…””, “ask “…” in the second email only”
  [
    new RegExp(
      `${begin}${modest}(?:close|end|finish|conclude) (?<where>${place}) with (?:the question )?(?<what>["“„][^"“”]+\\?["”])(?: instead)?`,
      'giu',
    ),
    (said, count) => inEach(said, `ask ${said['what'] ?? ''}`, count),
  ],
  [
    new RegExp(`${begin}${modest}ask (?<what>["“„][^"“”]+["”]) in (?<where>${place})(?: only| alone)?`, 'giu'),
    (said, count) => inEach(said, `ask ${said['what'] ?? ''}`, count),
  ],
  // “Take the sentence “…” out of the first email”, “remove “…” and “…” from the first”
  [
    new RegExp(
      `${begin}${modest}(?:(?:take|leave) (?<noun>the (?:words?|phrase) )?(?:the (?:sentence|part|line) )?(?<what>["“„][^"“”]+["”]) out(?: of| in| from)?|(?:remove|delete|drop|take out|leave out) (?<nouns>the (?:words?|phrase) )?(?:the (?:sentences?|parts?|lines?) )?(?<all>["“„][^"“”]+["”](?:(?:,| and|, and) ["“„][^"“”]+["”])*) (?:from|in|out of)) (?<where>${place})`,
      'giu',
    ),
    (said, count) =>
      inEach(
        said,
        quoted(said['what'] ?? said['all'] ?? '').map((each) => `remove ${said['noun'] ?? said['nouns'] ?? ''}${each}`),
        count,
      ),
  ],
  // “Write “490 euros” as “520 euros” in the second”
  [
    new RegExp(
      `${begin}${modest}(?:write|change|turn|put) (?<wrong>["“„][^"“”]+["”]) (?:as|to|into) (?<right>["“„][^"“”]+["”]) in (?<where>${place})`,
      'giu',
    ),
    (said, count) => inEach(said, `replace ${said['wrong'] ?? ''} with ${said['right'] ?? ''}`, count),
  ],
  // “Change 490 euros to 520 euros in both”
  [
    new RegExp(
      `(?<=\\b(?:change|correct|replace|update|set|put)\\b[^.!?"“”]{3,60} (?:to|with|by) ${figure}) in (?:both|all|each|every one)(?: of them| (?:of )?(?:the )?(?:e-?mails|messages))?${end}`,
      'giu',
    ),
    () => ' everywhere',
  ],
  // “I liked the former version better: go back one step”
  [
    /(?<begin>^|[.!?]\s+)(?:(?:hm+|well|sorry|actually|on second thoughts?)[,.]? )?(?:i think |i believe )?(?:i|we) (?:liked?|prefer(?:red)?) (?:the )?(?:former|previous|old|older|earlier|first|last) (?:version|one|text|wording)(?: better| more)?[:.,;]+ (?:so )?/giu,
    (said) => said['begin'] ?? '',
  ],
  [
    new RegExp(
      `${begin}${modest}(?:go|step) back (?:by )?(?:one step|a step|to (?:the )?(?:former|previous|last|earlier) (?:version|one|step))`,
      'giu',
    ),
    (said) => sentence(said, 'undo that'),
  ],
  // “End the second one by asking whether a call would suit them”
  [
    new RegExp(
      `${begin}${modest}(?:end|close|finish|conclude) (?<where>(?:the )?${ordinal}(?: ${noun})?|it|them|all of them|both)(?: with the question| by asking)(?: them)? (?=if|whether|how|when|what|who|which)`,
      'giu',
    ),
    (said) =>
      sentence(
        said,
        /first|second|third|fourth|fifth|last|final/i.test(said['where'] ?? '')
          ? `in ${said['where'] ?? ''}, ask `
          : 'ask ',
      ),
  ],
  // “Give the emails the subject “…””
  [
    new RegExp(`${begin}${modest}give (?:it|them|all of them|the ${noun}|the sequence) the subject(?: line)? `, 'giu'),
    (said) => sentence(said, 'change the subject to '),
  ],
  // “Put the third email before the second one”
  [
    new RegExp(
      `${begin}${modest}(?:put|move|place|send) (?:the )?(?<one>${ordinal})(?: ${noun})? (?<how>before|ahead of|in front of|after|behind) (?:the )?(?<other>${ordinal})(?: ${noun})?(?: so that [^.!?]*)?${end}`,
      'giu',
    ),
    (said, count, all) => {
      const [one, other] = [placeOf(said['one'] ?? '', count), placeOf(said['other'] ?? '', count)]
      if (Math.abs(one - other) !== 1) return all
      return sentence(said, `swap step ${Math.min(one, other)} and ${Math.max(one, other)}`)
    },
  ],
  // “…, without shortening it”
  [
    /,? (?:but )?without (?:shortening|lengthening|changing|losing|touching) (?:it|them|the (?:text|rest|length|content|wording)|anything(?: else)?)(?=[.!?,]|$)/giu,
    () => '',
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
      `${begin}(?:the|our|it)\\b[^.!?,;:"“”\\d]{0,40}? (?:takes place|is|happens|will be|will take place|starts|begins) (?:on )?(?<right>${dated()}),? (?:and not|not|instead of|rather than)(?: on)? (?<wrong>${dated()})${end}`,
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
  // “Ask whether a phone call next week would suit them”
  [
    /\bask (?:them )?(?:whether|if) (?<what>(?!(?:on |at )?(?:\d|(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|next|they\b|it\b|that\b))[^.,!?;:"“”]{4,60}?) would (?<how>suit|work for|be convenient for|help|interest|be of interest to|be possible for) them(?=[.!?]*$|[.!?]\s|,? and )/giu,
    (said) => `ask "Would ${said['what'] ?? ''} ${said['how'] ?? ''} you?"`,
  ],
  // What is ordered behind one message is of all of them.
  [
    /(?<one>\bIn step \d [^.!?“”"]{0,30}["“„][^"“”]+["”]),? and (?:please |also |then )*(?<next>change|replace|sign|make|save|shorten|correct|update|start|add|ask|let|remove|in step)(?=\s)/gu,
    (said) => `${said['one'] ?? ''}. ${upperFirst(said['next'] ?? '')}`,
  ],
  // “…, and keep the other two as they are”
  [
    /,? (?:and|but) (?:please )?(?:keep|leave) (?:the |all |both )?(?:(?:other|others|rest|remaining)(?: \p{L}+){0,2}|everything else|all else) (?:as (?:they|it) (?:are|is)|unchanged|untouched|alone|the same)(?=[.!?]*$|[.!?]\s)/giu,
    () => '',
  ],
]

/** The same in each message that is named. */
function inEach(said: Readonly<Record<string, string>>, wish: string | readonly string[], count: number): string {
  const where = said['where'] ?? ''
  const wishes = typeof wish === 'string' ? [wish] : wish
  if (isOfAll(where)) return sentence(said, wishes.map(upperFirst).join('. '))
  const steps = [...where.matchAll(new RegExp(ordinal, 'giu'))].map(([each]) => placeOf(each, count))
  const orders = steps.flatMap((step) => wishes.map((each) => `In step ${step} ${each}`))
  return sentence(said, orders.join('. '))
}

function quoted(text: string): readonly string[] {
  return text.match(/["“„][^"“”]+["”]/gu) ?? []
}

function isOfAll(where: string): boolean {
  return /^(?:all|both|each|every)/i.test(where)
}

function dated(): string {
  return '(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,? )?(?:the )?(?:\\d{1,2}(?:st|nd|rd|th)? (?:of )?\\p{Lu}\\p{L}+|\\p{Lu}\\p{L}+ \\d{1,2}(?:st|nd|rd|th)?)(?: \\d{4})?'
}

function placeOf(said: string, count: number): number {
  const at = ordinalOf(said)
  return at === -1 ? count : at
}
