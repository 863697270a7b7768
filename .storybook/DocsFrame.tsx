import { useEffect, useState, type ComponentProps } from 'react'
import { DocsContainer } from '@storybook/addon-docs/blocks'
import { themes } from 'storybook/theming'
import { readGlobals, type StoryGlobals } from './story-globals'

type DocsFrameProps = ComponentProps<typeof DocsContainer>

/** A docs page, as light or dark as the toolbar says its stories are. */
export function DocsFrame(props: DocsFrameProps) {
  const theme = useToolbarTheme(props.context)
  const prefersDark = useSystemDark()
  const dark = theme === 'dark' || (theme === 'auto' && prefersDark)
  return <DocsContainer {...props} theme={dark ? themes.dark : themes.light} />
}

interface GlobalsEvent {
  readonly globals: Readonly<Record<string, unknown>>
}

function useToolbarTheme({ channel, projectAnnotations }: DocsFrameProps['context']): StoryGlobals['theme'] {
  const [globals, setGlobals] = useState(() => ({ ...projectAnnotations.initialGlobals, ...globalsOfAddress() }))
  useEffect(() => {
    const hear = (event: GlobalsEvent) => setGlobals(event.globals)
    for (const name of eventsOfGlobals) channel.on(name, hear)
    return () => {
      for (const name of eventsOfGlobals) channel.off(name, hear)
    }
  }, [channel])
  return readGlobals(globals).theme
}

const eventsOfGlobals = ['setGlobals', 'globalsUpdated']

/** `?globals=theme:dark`, as the toolbar has set them before the page was loaded. */
function globalsOfAddress(): Readonly<Record<string, string>> {
  const given = new URLSearchParams(location.search).get('globals') ?? ''
  const pairs = given.split(';').map((pair) => pair.split(':', 2))
  return Object.fromEntries(pairs.filter((pair): pair is [string, string] => pair.length === 2))
}

function useSystemDark(): boolean {
  const [query] = useState(() => matchMedia('(prefers-color-scheme: dark)'))
  const [dark, setDark] = useState(query.matches)
  useEffect(() => {
    const hear = () => setDark(query.matches)
    query.addEventListener('change', hear)
    return () => query.removeEventListener('change', hear)
  }, [query])
  return dark
}
