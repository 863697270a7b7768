import { useMemo, type ReactNode } from 'react'
import { InlayContext, useInlay } from '@inlay/sdk-core/react'
import { filterBuilderMessages } from '@inlay/sdk-core/table'
import { campaignFilterWords } from './messages'

/** Has the builder below speak of comparisons as campaigns do, or as the host words that. */
export function FilterWords({ children }: { readonly children: ReactNode }) {
  const inlay = useInlay()
  const value = useMemo(() => {
    const words = Object.entries(campaignFilterWords.strings).map(([key, text]) => [
      `${filterBuilderMessages.namespace}.${key}`,
      inlay.messages[`${campaignFilterWords.namespace}.${key}`] ?? text,
    ])
    return { ...inlay, messages: { ...inlay.messages, ...Object.fromEntries(words) } }
  }, [inlay])
  return <InlayContext.Provider value={value}>{children}</InlayContext.Provider>
}
