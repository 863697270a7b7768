import { isOperation } from '../../operation/operation'
import { EmbedError } from '../protocol/embed-error'
import { isLocale } from '../protocol/is-locale'
import { faultOfData } from '../protocol/plain-data'
import type { EmbedChanges, EmbedOptions } from './embed-options'

/** What a compiler would have refused, where there was none: named, before anything is on the page. */
export function checkOptions(options: EmbedOptions): void {
  expect('options', isRecord(options), 'an object')
  for (const [name, [isRight, expected]] of Object.entries<Rule>(rules)) {
    expect(name, isRight(options[name as keyof Rules]), expected)
  }
  const { client, operations } = options
  expect('operations', client === undefined || operations !== undefined, 'what the frame may have of the client')
  checkChanges(options)
}

/** Settings go into the frame as data: one that is none would be lost there, and everything after it. */
export function checkChanges(changes: EmbedChanges): void {
  expect('changes', isRecord(changes), 'an object')
  for (const [name, [isRight, expected]] of Object.entries<Rule>(changeRules)) {
    if (!(name in changes)) continue
    const value = changes[name as keyof ChangeRules]
    expect(name, isRight(value), expected)
    expect(name, faultOfData(value) === undefined, 'data: no functions, no elements, no instances')
  }
}

type Rule = readonly [isRight: (value: unknown) => boolean, expected: string]
type ChangeRules = Readonly<Record<Exclude<keyof EmbedChanges, 'params'>, Rule>>
type Rules = Readonly<Record<Exclude<keyof EmbedOptions, Exclude<keyof EmbedChanges, 'title'>>, Rule>>

const size: Rule = [optional(isSize), 'a number from zero on']
const call: Rule = [optional(isFunction), 'a function']
const filled: Rule = [isFilled, 'text that is not empty']

const changeRules: ChangeRules = {
  title: filled,
  workspaceId: [optional(isText), 'text'],
  locale: [optional(isLocale), 'a BCP 47 tag, such as "en-GB"'],
  direction: oneOf('ltr', 'rtl'),
  appearance: [optional(isAppearance), 'an object with a "theme", "variables" and a "density" that there are'],
  flags: [optional(recordOf((value) => typeof value === 'boolean')), 'an object of true and false'],
  messages: [optional(recordOf(isText)), 'an object of texts'],
  minHeight: size,
  maxHeight: size,
}

const rules: Rules = {
  container: [
    (value) => isRecord(value) && isRecord(value['ownerDocument']) && isFunction(value['append']),
    'an element of the page',
  ],
  src: [(value) => isFilled(value) || (isRecord(value) && isText(value['href'])), 'an address'],
  component: filled,
  title: filled,
  auth: [having('getToken', 'state', 'signIn', 'signOut', 'subscribe'), 'an auth adapter'],
  client: [
    optional(having('call', 'stream', 'upload', 'download', 'rows', 'supports', 'ready', 'subscribe')),
    'an API client',
  ],
  operations: [optional((value) => Array.isArray(value) && value.every(isOperation)), 'a list of operations'],
  navigation: [optional(having('push', 'replace', 'href', 'current', 'subscribe', 'block')), 'a navigation'],
  clock: [optional(having('now', 'after')), 'a clock'],
  timeout: size,
  onReady: call,
  onError: call,
  onWarning: call,
  onEvent: call,
  onModal: call,
  onEscape: call,
}

function expect(name: string, isRight: boolean, expected: string): void {
  if (!isRight) throw new EmbedError('option-refused', `The option "${name}" is to be ${expected}.`, name)
}

function optional(isRight: (value: unknown) => boolean) {
  return (value: unknown) => value === undefined || isRight(value)
}

function having(...methods: readonly string[]) {
  return (value: unknown) => isRecord(value) && methods.every((name) => isFunction(value[name]))
}

function oneOf(...choices: readonly string[]): Rule {
  return [optional((value) => isText(value) && choices.includes(value)), `"${choices.join('" or "')}"`]
}

function recordOf(isRight: (value: unknown) => boolean) {
  return (value: unknown) => isRecord(value) && !Array.isArray(value) && Object.values(value).every(optional(isRight))
}

function isAppearance(value: unknown): boolean {
  return (
    isRecord(value) &&
    !Array.isArray(value) &&
    oneOf('auto', 'light', 'dark')[0](value['theme']) &&
    oneOf('regular', 'compact')[0](value['density']) &&
    optional(recordOf(isText))(value['variables'])
  )
}

function isSize(value: unknown): boolean {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0
}

function isFilled(value: unknown): boolean {
  return isText(value) && value.trim() !== ''
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

function isFunction(value: unknown): boolean {
  return typeof value === 'function'
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
