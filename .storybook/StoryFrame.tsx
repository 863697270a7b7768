import { StrictMode, useMemo, type ReactNode } from 'react'
import { InlayProvider, type Appearance } from '@inlay/sdk-core/react'
import { memoryNavigation } from '@inlay/sdk-core/testing'
import { InlayRoot } from '@inlay/sdk-core/ui'
import type { InlayParameters } from './inlay-parameters'
import type { StoryApi } from './mock-api'
import { pseudoMessages } from './pseudo-messages'
import type { StoryGlobals } from './story-globals'

export interface StoryFrameProps {
  readonly api: StoryApi
  readonly globals: StoryGlobals
  readonly parameters: InlayParameters
  /** A screen fills the page; anything else stands in it with some room around. */
  readonly fullscreen: boolean
  readonly children: ReactNode
}

/** What every story stands in: StrictMode, a provider and a root, set by the toolbar. */
export function StoryFrame({ api, globals, parameters, fullscreen, children }: StoryFrameProps) {
  const { theme, density, locale, direction } = globals
  const { isolation, withoutRoot = false, host, flags } = parameters
  const appearance = useMemo((): Appearance => ({ theme, density }), [theme, density])
  const inMemory = useMemo(() => memoryNavigation(), [])
  const content = fullscreen ? children : <div style={{ padding: 24 }}>{children}</div>
  return (
    <StrictMode>
      <InlayProvider
        client={api.client}
        auth={api.auth}
        workspaceId={api.workspaceId}
        navigation={parameters.navigation ?? inMemory}
        appearance={appearance}
        locale={locale === 'pseudo' ? 'en' : locale}
        {...(direction !== 'auto' && { direction })}
        {...(locale === 'pseudo' && { messages: pseudoMessages })}
        {...(host && { host })}
        {...(flags && { flags: (key: string) => flags[key] ?? true })}
      >
        {withoutRoot ? (
          children
        ) : (
          <InlayRoot isolation={isolation} fill>
            {content}
          </InlayRoot>
        )}
      </InlayProvider>
    </StrictMode>
  )
}
