import type { Draft } from '../memory'
import { messageNamedIn } from '../request/message-named'
import { messageParts } from '../writing/message-parts'

/**
 * “Close all of them with “Warm regards” rather than “Best””: how a message ends is no sentence of it, and stands in place
 * of how it ended.
 */
export function withClosingNamed(prompt: string, draft: Draft | undefined): string {
  if (draft === undefined || prompt.length > longest) return prompt
  const goodbyes = draft.templates.map(goodbyeOf)
  return [closes, changes, uses].reduce(
    (text, pattern) =>
      text.replace(pattern, (all: string, ...found: readonly unknown[]) => {
        const { closing = '', whom = '', joint = '' } = (found.at(-1) ?? {}) as Readonly<Record<string, string>>
        const offset = found.at(-3)
        const before = typeof offset === 'number' ? text.slice(0, offset) : ''
        const step = messageNamedIn(whom) ?? messageNamedIn(before.split(/[.!?]\s/).at(-1) ?? '')
        const orders = ordersFor(closing, goodbyes, step === -1 ? goodbyes.length : step)
        return orders === '' ? all : `${joint === '' || before === '' ? '' : '. '}${orders}`
      }),
    prompt,
  )
}

function goodbyeOf(template: string): string | undefined {
  const [line] = messageParts(template).goodbye?.split('\n') ?? []
  return line?.replace(/,$/, '')
}

function ordersFor(closing: string, goodbyes: readonly (string | undefined)[], step: number | undefined): string {
  const [first, ...others] = goodbyes
  const isSame = others.every((each) => each === first)
  if (step === undefined && isSame) return first === undefined ? '' : `Replace "${first}" with "${closing}"`
  return goodbyes
    .flatMap((goodbye, index) =>
      goodbye === undefined || (step !== undefined && step !== index + 1)
        ? []
        : [`In step ${index + 1}, replace "${goodbye}" with "${closing}"`],
    )
    .join('. ')
}

const longest = 400
const quote = '["“”„]?'
const farewell = `${quote}(?<closing>(?:(?:with )?(?:very |many |my |our )?(?:kind|kindest|warm|warmest|best|friendly|sunny|many|cordial)? ?(?:regards|wishes|greetings)(?: from \\p{Lu}\\p{L}+)?|yours(?: (?:sincerely|faithfully|truly))?|sincerely(?: yours)?|cheers|all the best|best|take care|many thanks|thank you|thanks|see you(?: soon| there)?))[,.]?${quote}`
const inPlace = `(?:,? (?:instead of|rather than|in place of|and not|not)(?: with)? ${quote}[\\p{L} ]{2,30}${quote})?(?=[\\s.,!?]*$|[.!?]\\s|,? and\\s)`
const joint = '(?<joint>(?:,? and )(?:please |also |then )*|)'
const closes = new RegExp(
  `${joint}\\b(?:close|end|finish|conclude|sign off)(?: (?<whom>(?:it|them|all|each|every|the|e-?mail|message|step|in)\\b[^.!?"“”]{0,40}?))?,? with ${farewell}${inPlace}`,
  'iu',
)
const changes = new RegExp(
  `${joint}\\b(?:change|set|make|turn) (?:the |its |our )?(?:goodbyes?|closings?(?: line| phrase| formula)?|sign-?offs?|farewells?|ending)(?: (?<whom>(?:of|in|for)\\b[^.!?"“”]{0,40}?))? (?:to|into|from ${quote}[\\p{L} ]{2,30}${quote} to) ${farewell}${inPlace}`,
  'iu',
)
const uses = new RegExp(
  `${joint}\\b(?:use|put|write|take) ${farewell}(?: (?<whom>in\\b[^.!?"“”]{0,40}?))? (?:as (?:the |our |a )?(?:goodbye|closing(?: line)?|sign-?off|farewell|ending)|(?:instead of|rather than|in place of) ${quote}(?:kind regards|best|yours sincerely|best regards|best wishes|warm regards|cheers)${quote}|at the end)(?=[\\s.,!?]*$|[.!?]\\s|,? and\\s)`,
  'iu',
)
