import type { MessageCatalogue } from '../../messages/define-messages'
import type { IcuValue } from '../../messages/icu-arguments'
import type { MessageOverrides } from '../../messages/override-messages'
import { formatMessage } from './format-message'
import type { Translate } from './use-messages'

/** What gives the texts of a catalogue, in the host's wording where it has one. */
export function translator<Strings extends Readonly<Record<string, string>>>(
  catalogue: MessageCatalogue<Strings>,
  locale: string,
  overrides: MessageOverrides | undefined,
): Translate<Strings> {
  const translate = (key: keyof Strings & string, values?: Readonly<Record<string, IcuValue>>) =>
    formatMessage(overrides?.[`${catalogue.namespace}.${key}`] ?? catalogue.strings[key] ?? key, locale, values)
  return translate
}
