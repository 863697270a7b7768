/** The strings of one feature: short keys to ICU messages, under a namespace that makes the keys unique. */
export interface MessageCatalogue<
  Strings extends Readonly<Record<string, string>> = Readonly<Record<string, string>>,
  Namespace extends string = string,
> {
  readonly namespace: Namespace
  readonly strings: Strings
}

/**
 * Declares the strings of a feature. The types of their arguments follow from the strings themselves.
 * @example const messages = defineMessages('campaigns.list', { selected: '{count, plural, one {# row} other {# rows}}' })
 */
export function defineMessages<
  const Strings extends Readonly<Record<string, string>>,
  const Namespace extends string = string,
>(namespace: Namespace, strings: Strings): MessageCatalogue<Strings, Namespace> {
  return { namespace, strings }
}
