import type { MessageCatalogue } from './define-messages'

/**
 * One catalogue from several whose namespaces begin with the same name: the whole of a package, to translate, to check
 * and to override at once. The full keys stay as they are.
 * @example mergeMessages('campaigns', [campaignListMessages]).strings['list.title'] // full key: campaigns.list.title
 */
export function mergeMessages<
  const Namespace extends string,
  const Catalogues extends readonly MessageCatalogue<Readonly<Record<string, string>>, `${Namespace}.${string}`>[],
>(namespace: Namespace, catalogues: Catalogues): MessageCatalogue<MergedStrings<Namespace, Catalogues>, Namespace> {
  const entries = catalogues.flatMap((catalogue) => {
    const prefix = catalogue.namespace.slice(namespace.length + 1)
    return Object.entries(catalogue.strings).map(([key, text]) => [`${prefix}.${key}`, text] as const)
  })
  return { namespace, strings: Object.fromEntries(entries) as MergedStrings<Namespace, Catalogues> }
}

/** The strings of merged catalogues, by their keys below the common namespace. */
export type MergedStrings<Namespace extends string, Catalogues extends readonly MessageCatalogue[]> = {
  readonly [Entry in EntryOf<Namespace, Catalogues[number]> as Entry[0]]: Entry[1]
}

type EntryOf<Namespace extends string, Catalogue> =
  Catalogue extends MessageCatalogue<infer Strings, `${Namespace}.${infer Rest}`>
    ? { [Key in keyof Strings & string]: readonly [key: `${Rest}.${Key}`, text: Strings[Key]] }[keyof Strings & string]
    : never
