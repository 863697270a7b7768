import type { MessageOverrides } from '@inlay/sdk-core'
import { pseudo } from './pseudo-locale'

const files = import.meta.glob<Readonly<Record<string, unknown>>>('../{packages,apps}/*/src/**/*messages.ts', {
  eager: true,
})

/** Every catalogue of every package, as a host's own wording. */
export const pseudoMessages: MessageOverrides = Object.fromEntries(
  Object.values(files)
    .flatMap((exports) => Object.values(exports))
    .filter(isCatalogue)
    .flatMap(({ namespace, strings }) =>
      Object.entries(strings).map(([key, message]) => [`${namespace}.${key}`, pseudo(message)]),
    ),
)

interface Catalogue {
  readonly namespace: string
  readonly strings: Readonly<Record<string, string>>
}

function isCatalogue(value: unknown): value is Catalogue {
  return typeof value === 'object' && value !== null && 'namespace' in value && 'strings' in value
}
