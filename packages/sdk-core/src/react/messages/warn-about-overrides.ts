import type { MessageCatalogue } from '../../messages/define-messages'
import type { MessageOverrides } from '../../messages/override-messages'
import { warnOnce } from '../development/warn-once'
import { checkMessages } from './check-messages'

/** Checks a host's wording against a catalogue as it comes into use, since nobody knows all catalogues of a page. */
export function warnAboutOverrides(catalogue: MessageCatalogue, overrides: MessageOverrides): void {
  const prefix = `${catalogue.namespace}.`
  // Deeper keys belong to catalogues of longer namespaces.
  const own = Object.entries(overrides).filter(([key]) => key.startsWith(prefix) && !key.includes('.', prefix.length))
  for (const { key, message } of checkMessages([catalogue], Object.fromEntries(own))) {
    warnOnce(`override ${key} ${message}`, message)
  }
}
