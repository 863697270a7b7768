import { isOperation } from '../../operation/operation'
import { EmbedError } from '../protocol/embed-error'
import type { FrameSettings } from '../protocol/frame-state'
import { isLocale } from '../protocol/is-locale'
import { faultOfData } from '../protocol/plain-data'
import type { EmbedOptions } from './embed-options'

/** What a compiler would have refused, where there was none: named, before anything is on the page. */
export function checkOptions({ container, auth, client, operations }: EmbedOptions): void {
  expectOption('container', isObject(container) && 'ownerDocument' in container, 'an element of the page')
  expectOption('auth', isObject(auth) && typeof auth.getToken === 'function', 'an auth adapter')
  expectOption(
    'operations',
    operations === undefined || (Array.isArray(operations) && operations.every(isOperation)),
    'a list of operations',
  )
  expectOption('operations', client === undefined || operations !== undefined, 'what the frame may have of the client')
}

/** Settings go into the frame as data: one that is none would be lost there, and everything after it. */
export function checkSettings(settings: FrameSettings): void {
  const { locale } = settings
  expectOption('locale', locale === undefined || isLocale(locale), 'a BCP 47 tag, such as "en-GB"')
  for (const [name, value] of Object.entries(settings)) {
    expectOption(name, faultOfData(value) === undefined, 'data: no functions, no elements, no instances')
  }
}

function expectOption(name: string, isRight: boolean, expected: string): void {
  if (!isRight) throw new EmbedError('option-refused', `The option "${name}" is to be ${expected}.`, name)
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
