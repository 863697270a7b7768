import { IntlMessageFormat } from 'intl-messageformat'
import type { IcuValue } from '../../messages/icu-arguments'

const formats = new Map<string, IntlMessageFormat>()

/** Formats an ICU message. Plain text, which most messages are, never reaches the formatter. */
export function formatMessage(
  message: string,
  locale: string,
  values: Readonly<Record<string, IcuValue>> | undefined,
): string {
  if (!/[{'<]/.test(message)) return message
  const key = `${locale}\n${message}`
  let format = formats.get(key)
  if (!format) {
    format = new IntlMessageFormat(message, locale, undefined, { ignoreTag: true })
    formats.set(key, format)
  }
  return String(format.format({ ...values }))
}
