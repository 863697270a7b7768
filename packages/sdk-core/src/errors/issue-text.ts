import type * as z from 'zod'

type RawIssue = Parameters<z.core.$ZodErrorMap>[0]
type RawIssueOf<Code> = Extract<RawIssue, { readonly code: Code }>

/**
 * Says in words for people why a schema refused a value, to be read after the name of the field. Given to a parse as its
 * `error`, so that a schema's own words go before it.
 */
export function issueText(issue: RawIssue): string {
  if (issue.input === undefined) return 'Is required'
  switch (issue.code) {
    case 'invalid_type':
      return kindText(issue.expected)
    case 'invalid_value':
      return oneOf(issue.values)
    case 'too_big':
      return boundText(issue, issue.maximum, issue.inclusive === false ? 'less than' : 'at most')
    case 'too_small':
      return smallText(issue)
    case 'invalid_format':
      return formatText(issue)
    case 'not_multiple_of':
      return issue.divisor === 1 ? kindText('int') : `Must be a multiple of ${issue.divisor}`
    case 'unrecognized_keys':
      return 'Is not known here'
    case 'invalid_union':
      return unionText(issue)
    case 'invalid_key':
      return 'Is no name that can be used here'
    case 'invalid_element':
      return 'Holds a value that cannot be used here'
    case 'custom':
      return 'Is not valid'
  }
}

const kinds: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  bigint: 'a whole number',
  boolean: 'true or false',
  date: 'a date',
  null: 'null',
  array: 'a list',
  tuple: 'a list',
  set: 'a list',
  object: 'an object',
  record: 'an object',
  map: 'an object',
  file: 'a file',
}

function kindText(expected: string): string {
  if (expected === 'never' || expected === 'undefined' || expected === 'void') return 'Must be left out'
  const kind = kinds[expected]
  return kind === undefined ? 'Is of the wrong kind' : `Must be ${kind}`
}

function oneOf(values: readonly z.core.util.Primitive[]): string {
  const [only, ...others] = values.map(String)
  return others.length === 0 ? `Must be ${only}` : `Must be one of: ${[only, ...others].join(', ')}`
}

function smallText(issue: RawIssueOf<'too_small'>): string {
  const isShortest = issue.origin === 'string' && issue.exact !== true && Number(issue.minimum) === 1
  return isShortest
    ? 'Must not be empty'
    : boundText(issue, issue.minimum, issue.inclusive === false ? 'more than' : 'at least')
}

const units: Readonly<Record<string, readonly [verb: string, one: string, many: string]>> = {
  string: ['be', 'character', 'characters'],
  file: ['be', 'byte', 'bytes'],
  array: ['have', 'item', 'items'],
  set: ['have', 'item', 'items'],
  map: ['have', 'entry', 'entries'],
}

function boundText(issue: RawIssueOf<'too_big' | 'too_small'>, bound: number | bigint, comparison: string): string {
  const how = issue.exact === true ? 'exactly' : comparison
  if (issue.origin === 'date') return `Must be a date of ${how} ${new Date(Number(bound)).toISOString()}`
  const [verb, one, many] = units[issue.origin] ?? ['be']
  const unit = bound === 1 ? one : many
  return `Must ${verb} ${how} ${bound}${unit === undefined ? '' : ` ${unit}`}`
}

const formats: Readonly<Record<string, string>> = {
  email: 'an e-mail address',
  url: 'a web address',
  datetime: 'a date with a time, such as 2026-03-09T14:30:00Z',
  date: 'a date, such as 2026-03-09',
  time: 'a time, such as 14:30:00',
  duration: 'a duration, such as P3DT2H',
  ipv4: 'an IPv4 address',
  ipv6: 'an IPv6 address',
  cidrv4: 'a range of IPv4 addresses',
  cidrv6: 'a range of IPv6 addresses',
  base64: 'Base64',
  base64url: 'Base64 for addresses',
  json_string: 'JSON',
  jwt: 'a signed token',
  e164: 'a phone number, such as +4721234567',
  emoji: 'an emoji',
  lowercase: 'in lower case',
  uppercase: 'in upper case',
}

// Only these carry more than the name of their format.
function formatText(issue: RawIssueOf<'invalid_format'>): string {
  if (issue.format === 'starts_with') return `Must begin with “${String(issue['prefix'])}”`
  if (issue.format === 'ends_with') return `Must end with “${String(issue['suffix'])}”`
  if (issue.format === 'includes') return `Must contain “${String(issue['includes'])}”`
  const format = formats[issue.format]
  return format === undefined ? 'Is not in the expected form' : `Must be ${format}`
}

/** By what its members are; a member that is refused for more than its kind is looked into by `fieldErrors`. */
function unionText(issue: RawIssueOf<'invalid_union'>): string {
  if (issue.inclusive === false) return 'Fits more than one of the forms that can be used here'
  if (issue.options !== undefined && issue.options.length > 0) return oneOf(issue.options)
  const members = issue.errors.map(([first]) => first)
  const names = members.map((each) => (each?.code === 'invalid_type' ? kinds[each.expected] : undefined))
  const known = names.filter((name) => name !== undefined)
  return known.length === 0 || known.length < names.length
    ? 'Is in none of the forms that can be used here'
    : `Must be ${[...new Set(known)].join(', or ')}`
}
