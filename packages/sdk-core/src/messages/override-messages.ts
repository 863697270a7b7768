import type { MessageCatalogue } from './define-messages'
import type { IcuArguments } from './icu-arguments'

/** A host's own wording: full keys (`campaigns.list.title`) to ICU strings. */
export type MessageOverrides = Readonly<Record<string, string>>

/** The full keys of a catalogue, each of which a host may word in its own way. */
export type OverridesOf<Catalogue extends MessageCatalogue> = {
  readonly [Key in keyof Catalogue['strings'] & string as `${Catalogue['namespace']}.${Key}`]?: string
}

/**
 * Words some strings of a catalogue anew, with their arguments checked by the compiler: a string can use those of the
 * original and no others. Spread the answers of several into `InlayProvider`'s `messages`.
 */
export function overrideMessages<
  Strings extends Readonly<Record<string, string>>,
  const Own extends { readonly [Key in keyof Strings]?: string },
>(catalogue: MessageCatalogue<Strings>, own: Own & Checked<Strings, Own>): MessageOverrides {
  return Object.fromEntries(Object.entries(own).map(([key, text]) => [`${catalogue.namespace}.${key}`, String(text)]))
}

type Checked<Strings, Own> = {
  readonly [Key in keyof Own]: Key extends keyof Strings
    ? UnknownArgument<Strings[Key], Own[Key]> extends never
      ? Own[Key]
      : `unknown argument ${UnknownArgument<Strings[Key], Own[Key]>}`
    : never
}

type UnknownArgument<Original, Own> = Exclude<ArgumentName<Own>, ArgumentName<Original>>

type ArgumentName<Message> = Message extends string ? keyof IcuArguments<Message> & string : never
