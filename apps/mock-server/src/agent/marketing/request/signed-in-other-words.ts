import { upperFirst } from '../../../engines/messages/upper-first'
import type { Rewording } from './other-words'

/** Who signs is no part of what is told before it. */
function asSentenceEnd(before: string): string {
  return before.replace(/^[,;] /, '. ')
}

/** Who signs messages, in the ways in which people say it. */
export const signedInOtherWords: readonly Rewording[] = [
  // “Sign Ali, Palettenfix, 0231 55512”
  [
    /^((?:(?:[Pp]lease|[Nn]ow|[Aa]nd|[Aa]lso|[Tt]hen)[,\s]+)*)[Ss]ign (\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*){0,2}, \p{Lu}[\p{L}\d&.'’ -]*?, \+?\d[\d /()-]{4,20}\d)[.!]*$/u,
    '$1sign it as "$2"',
  ],
  // “Change the signature to Tom, Foamfix Berlin”, “sign with tom, foamfix berlin”
  [
    /\b(?:change|set) (?:the|my|our) signature (?:to|into):? ["“]?(\p{Lu}[^"“”.!?]{2,60})["”]?[.!]*$/iu,
    'sign it as "$1"',
  ],
  [
    /((?:^|[.!?] )(?:please )?)sign (?:(?:it|them|all) )?(?:with|as|by) (?!(?:my|the|our|a|an|your)\b)(\p{Ll}{2,}, (?!(?:please|and|but|thanks|then)\b)\p{Ll}+(?: \p{Ll}+){0,2})[.!]*$/u,
    (_, before = '', who = '') =>
      `${before}sign it as "${who
        .split(/(?<=, )|(?<= )/)
        .map(upperFirst)
        .join('')}"`,
  ],
  // “Sign the emails jonas brandt, staplerdienst brandt”
  [
    /((?:^|[.!?] )(?:please )?)sign (?:(?:it|them|all|both|the (?:e-?mails|messages|mails))(?: all)? )?(?:with |as |by )?(?!(?:it|them|all|off|with|as|by|both|my|the|our|every|each|up|here|on|in|for|and)\b)(\p{Ll}+ \p{Ll}+, (?!(?:please|and|but|thanks|then)\b)\p{Ll}+(?: \p{Ll}+){0,2})[.!]*$/u,
    (_, before = '', who = '') =>
      `${before}sign it as "${who
        .split(/(?<=, )|(?<= )/)
        .map(upperFirst)
        .join('')}"`,
  ],
  // “Sign all three emails with Jonas Keller, Waldhaus Timber”
  [
    new RegExp(
      `^((?:(?:[Pp]lease|[Nn]ow|[Aa]nd|[Aa]lso|[Tt]hen|[Cc]ould you|[Cc]an you)[,\\s]+)*)[Ss]ign (?:(?:all|both|every one|each)(?: of)?(?: the| my| our)?(?: (?:two|three|four|five|[2-7]))?(?: (?:e-?mails?|messages?|mails?|of them|them|texts))?|them all|it|them|off)?,? ?(?:with|as|by) (\\p{Lu}[\\p{L}.'’-]*(?:,? (?:(?:\\p{Lu}|&)[\\p{L}\\d&.'’-]*|from|at|of|de|van|von)){0,6}(?:, \\+?\\d[\\d /()-]{5,20}\\d)?)(?=[.!?]*$|,? and [a-z])`,
      'u',
    ),
    (_, before = '', who = '') => `${before}sign it as "${who.replace(/[.]$/, '')}"`,
  ],
  // “Sign Jonas Reuter, Loeschwerk and say that …”
  [
    /(^|[.!?,] |\band |\b[Pp]lease |\b(?:message|note|e-?mails?) )[Ss]ign (\p{Lu}[\p{L}.'’-]*(?:,? \p{Lu}[\p{L}\d&.'’-]*){1,4}) (?=and (?:say|add|mention|make|ask|put|write)\b)/u,
    '$1sign it as "$2" ',
  ],
  // “Sign Jens Adler 0341 22233”
  [
    /((?:^|[.,;!?] |\band )(?:please )?)[Ss]ign (?:with |as )?(\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*){0,2}),? (\+?\d[\d /()-]{4,20}\d)(?=[.,;!]|$| and )/gu,
    (_, before = '', name = '', phone = '') => `${asSentenceEnd(before)}sign as "${name}, ${phone}"`,
  ],
  // “…, pick up free, sign jens adler”
  [
    /([.,;] )(?:please )?sign (?!(?:it|them|all|both|off|up|in|on|with|as|by|for|my|the|our|every|each|here|and|me|us)\b)(\p{Ll}{2,}(?: \p{Ll}{2,}){0,2})[.!]*$/u,
    (_, before = '', name = '') => `${asSentenceEnd(before)}sign as "${name.split(' ').map(upperFirst).join(' ')}"`,
  ],
  // “…, short, sign Ralf”
  [
    /((?:^|[.,;!?] |\band )(?:please )?)[Ss]ign (\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*)?)(?=[.,;!]|$| and )/gu,
    (_, before = '', name = '') => `${asSentenceEnd(before)}sign as ${name}`,
  ],
  [
    /((?:^|[.!?] )(?:[Pp]lease )?)[Ss]ign (\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*){1,2}, \p{Lu}[\p{L}\d&.'’ -]*?)[.!]*$/u,
    '$1Sign it as "$2"',
  ],
]
