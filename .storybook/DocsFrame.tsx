import { useEffect, useState, type ComponentProps } from 'react'
import { DocsContainer } from '@storybook/addon-docs/blocks'
import { themes } from 'storybook/theming'
import { readGlobals, type StoryGlobals } from './story-globals'

type DocsFrameProps = ComponentProps<typeof DocsContainer>

/** A docs page, as light or dark as the toolbar says its stories are. */
export function DocsFrame(props: DocsFrameProps) {
  const globals = useToolbar(props.context)
  const prefersDark = useSystemDark()
  const dark = globals.theme === 'dark' || (globals.theme === 'auto' && prefersDark)
  const address = framedStory(globals)
  // Storybook asks for it when a frame is made, and never again.
  Object.assign(globalThis, { PREVIEW_URL: address })
  return <DocsContainer key={address} {...props} theme={dark ? themes.dark : themes.light} />
}

/** Where a story in a frame of its own is: as the toolbar says, and at rest as the others of the page, none is played. */
function framedStory(globals: StoryGlobals): string {
  const set = Object.entries(globals).map(([name, value]) => `${name}:${String(value)}`)
  return `iframe.html?${new URLSearchParams({ embed: 'true', globals: set.join(';') }).toString()}`
}

interface GlobalsEvent {
  readonly globals: Readonly<Record<string, unknown>>
}

function useToolbar({ channel, projectAnnotations }: DocsFrameProps['context']): StoryGlobals {
  const [globals, setGlobals] = useState(() => ({ ...projectAnnotations.initialGlobals, ...globalsOfAddress() }))
  useEffect(() => {
    const hear = (event: GlobalsEvent) => setGlobals(event.globals)
    for (const name of eventsOfGlobals) channel.on(name, hear)
    return () => {
      for (const name of eventsOfGlobals) channel.off(name, hear)
    }
  }, [channel])
  return readGlobals(globals)
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
