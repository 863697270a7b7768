import { createHttpClient } from '@inlay/sdk-core'
import { connectToParent, EmbedError, type FrameConnection, type FrameState } from '@inlay/sdk-core/embed'
import { directionOf, loadEmbeddable, parseEmbeddableProps, type LoadedEmbeddable } from '@inlay/sdk-core/react'
import { StrictMode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import '@inlay/sdk-core/styles.css'
import '@inlay/react-campaigns/styles.css'
import '@inlay/react-platform/styles.css'
import './embed.css'
import { readEmbedConfig } from './embed-config'
import { EmbedMessage } from './EmbedMessage'
import { embeddables } from './embeddables'
import { FramedComponent } from './FramedComponent'
import { FramedProvider } from './FramedProvider'
import { createBreaks, type Breaks } from './breaks'

/** The framed page of whatever component the page around names. Its own address decides nothing. */
export async function startEmbed() {
  const content = document.getElementById('content')
  if (!content) throw new Error('The page has no element with the id content.')
  const breaks = createBreaks()
  const root = createRoot(content, { onUncaughtError: breaks.tell })
  try {
    const { allowedOrigins, apiUrl } = await readEmbedConfig()
    const parent = await connectToParent({ content, allowedOrigins, texts })
    showIn(root, parent, apiUrl, breaks)
  } catch (error) {
    root.render(
      <StrictMode>
        <EmbedMessage error={error} />
      </StrictMode>,
    )
  }
}

function showIn(root: Root, parent: FrameConnection, apiUrl: string, breaks: Breaks) {
  const client = parent.client ?? createHttpClient({ baseUrl: apiUrl, auth: parent.auth })
  let loading: Promise<LoadedEmbeddable> | undefined
  let stands = false

  async function load(state: FrameState) {
    const { embeddable, componentProps } = read(state)
    loading ??= loadEmbeddable(embeddable, parent.emit)
    try {
      return { loaded: await loading, componentProps }
    } catch (error) {
      // The next change of what is shown tries it again.
      loading = undefined
      throw error
    }
  }

  parent.show(async (state) => {
    document.documentElement.dataset['theme'] = state.appearance?.theme ?? 'auto'
    nameDocument(state)
    const given = { parent, client, state }
    const ready = await load(state).catch((error: unknown) => {
      // What stands goes on; where nothing does, nobody is left before an empty frame.
      if (!stands) {
        root.render(
          <StrictMode>
            <FramedProvider {...given}>
              <EmbedMessage error={error} />
            </FramedProvider>
          </StrictMode>,
        )
      }
      throw error
    })
    await new Promise<void>((resolve, reject) => {
      breaks.listen((error) => {
        reject(error)
        parent.fail(error)
        root.render(
          <StrictMode>
            <EmbedMessage error={error} />
          </StrictMode>,
        )
      })
      root.render(
        <StrictMode>
          <FramedComponent {...given} {...ready} onShown={resolve} />
        </StrictMode>,
      )
    })
    stands = true
  })
}

function texts(component: string): readonly string[] {
  return embeddables.find(({ name }) => name === component)?.texts ?? []
}

/** For who has the page read to them, and for what lies outside of the component, such as the bar that scrolls it. */
function nameDocument({ title, component, locale = 'en', direction = directionOf(locale) }: FrameState) {
  document.title = title ?? component
  document.documentElement.lang = locale
  document.documentElement.dir = direction
}

function read({ component, params }: FrameState) {
  const embeddable = embeddables.find(({ name }) => name === component)
  if (!embeddable) throw new EmbedError('component-unknown', `There is no component "${component}" here.`, component)
  const parsed = parseEmbeddableProps(embeddable, params)
  if (parsed.ok) return { embeddable, componentProps: parsed.props }
  const { issues } = parsed
  const text = issues.map(({ prop, message }) => `${prop}: ${message}`).join('; ')
  throw new EmbedError('params-refused', text, issues.map(({ prop }) => prop).join(', '))
}
