import { polite } from './polite'

const messages = '(?:e-?mails|messages|steps)'
const all = `(?:(?:them|the two|both)(?:\\s+(?:${messages}|ones|of them))?|the ${messages})`
const order = `(?:the|their) (?:order|places|positions)(?:\\s+of\\s+(?:them|both|the ${messages}|the two(?: ${messages})?))?`

/** “Swap them”, “switch the order”: messages are to change places, and which of them is not said. */
export const swapsUnnamed = new RegExp(
  `^${polite}(?:(?:swap|switch|exchange|reverse)\\s+(?:${all}|${order})(?:\\s+(?:a?round|over))?|turn ${all} (?:a?round|over)|(?:change|turn) ${order}(?:\\s+a?round)?|(?:(?:do|put|send) (?:them|it) )?the other way (?:a?round))(?:\\s+please)?$`,
  'i',
)
