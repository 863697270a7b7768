import { upperFirst } from '../../../../engines/messages/upper-first'
import { begin, end, inEach, isOfAll, modest, noun, ordinal, place, quoted, rest, sentence, type Wish } from './pieces'

/** What is to be done in single messages, or in all of them. */
export const placedWishes: readonly Wish[] = [
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
    new RegExp(`${begin}${modest}(?:open|begin|start) the (?<where>${ordinal})(?: ${noun})? with (?=["“„])`, 'giu'),
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
  // “Give the third one the ending that we would be glad to welcome them”
  [
    new RegExp(
      `${begin}${modest}(?:give (?<where>${place}) (?:the|an) ending that|(?:let|have|make) (?<other>${place}) end(?: by saying| with the words| with saying)? that) (?<what>${rest})${end}`,
      'giu',
    ),
    (said, count) =>
      inEach(
        { ...said, where: said['where'] ?? said['other'] ?? '' },
        `end with "${upperFirst(toReader(said['what'] ?? ''))}."`,
        count,
      ),
  ],
]

function toReader(text: string): string {
  return text.replace(/\bthem\b/g, 'you').replace(/\btheir\b/g, 'your')
}
