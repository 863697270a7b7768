import type { ApiClient } from '@inlay/sdk-core'
import { InlayProvider } from '@inlay/sdk-core/react'
import { useState, type ReactNode } from 'react'
import { useAppPorts } from '../app-ports'
import { ownLocale } from '../own-locale'
import { readTheme, writeTheme, type ThemeChoice } from '../theme/chosen-theme'
import { ThemeContext } from '../theme/theme-context'

interface HostProviderProps {
  readonly client: ApiClient
  readonly children: ReactNode
}

/** The provider around everything of a person. The theme is chosen here, since all trees share it. */
export function HostProvider({ client, children }: HostProviderProps) {
  const { auth, navigation, changes } = useAppPorts()
  const [theme, setTheme] = useState<ThemeChoice>(readTheme)
  const [locale] = useState(() => ownLocale(navigator.languages))
  const [change] = useState(() => (next: ThemeChoice) => {
    writeTheme(next)
    setTheme(next)
  })
  return (
    <InlayProvider
      client={client}
      auth={auth}
      navigation={navigation}
      locale={locale}
      appearance={{ theme }}
      host={{ holdPage: changes.hold }}
      onEvent={changes.hear}
    >
      <ThemeContext.Provider value={change}>{children}</ThemeContext.Provider>
    </InlayProvider>
  )
}
