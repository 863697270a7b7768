import { useContext, useMemo } from 'react'
import type { MessageCatalogue } from '../../messages/define-messages'
import type { IcuArguments } from '../../messages/icu-arguments'
import { InlayContext } from '../inlay-context'
import { translator } from './translator'
import { warnAboutOverrides } from './warn-about-overrides'

/** Gives the text of a key, in the host's wording where it has one. */
export type Translate<Strings extends Readonly<Record<string, string>>> = <Key extends keyof Strings & string>(
  key: Key,
  ...values: IcuArguments<Strings[Key]> extends undefined ? [] : [values: IcuArguments<Strings[Key]>]
) => string

/** The texts of a feature in the provider's locale. Without a provider the catalogue speaks for itself, in English. */
export function useMessages<Strings extends Readonly<Record<string, string>>>(
  catalogue: MessageCatalogue<Strings>,
): Translate<Strings> {
  const inlay = useContext(InlayContext)
  const locale = inlay?.locale ?? 'en'
  const overrides = inlay?.messages
  return useMemo(() => {
    if (process.env.NODE_ENV !== 'production' && overrides) warnAboutOverrides(catalogue, overrides)
    return translator(catalogue, locale, overrides)
  }, [catalogue, locale, overrides])
}
