import { lazy, Suspense, type ComponentProps } from 'react'
import type { Decorator, Preview } from '@storybook/react-vite'
import { setupWorker } from 'msw/browser'
import { mswLoader } from 'msw-storybook-addon/csf3'
import { configure } from 'storybook/test'
import './package-styles'
import './preview.css'
import { extractArgTypes } from './docgen/arg-types'
import { watchConsole } from './fail-on-console'
import type { InlayParameters } from './inlay-parameters'
import { createStoryApi, type StoryApi } from './mock-api'
import { globalTypes, initialGlobals, readGlobals } from './story-globals'
import { StoryFrame } from './StoryFrame'

// As long as the tests of components wait: a busy machine is no failure.
configure({ asyncUtilTimeout: 5_000 })

const inFrame: Decorator = (Story, { loaded, globals, parameters, id }) => (
  <StoryFrame
    key={id}
    api={loaded['api'] as StoryApi}
    globals={readGlobals(globals)}
    parameters={parametersOf(parameters)}
    fullscreen={parameters['layout'] === 'fullscreen'}
  >
    <Story />
  </StoryFrame>
)

const startWorker = mswLoader(async () => {
  const worker = setupWorker()
  // What no handler answers (modules, fonts, the worker's own files) goes on to the page's server.
  await worker.start({ quiet: true, onUnhandledRequest: 'bypass' })
  return worker
})

/** A browser ends a worker of which nothing was asked for a while; begun anew, it knows no more whom it answers. */
async function rememberThisPage() {
  const { serviceWorker } = navigator
  await new Promise<void>((resolve) => {
    const hear = ({ data }: MessageEvent<{ readonly type?: string } | undefined>) => {
      if (data?.type !== 'MOCKING_ENABLED') return
      serviceWorker.removeEventListener('message', hear)
      resolve()
    }
    serviceWorker.addEventListener('message', hear)
    void serviceWorker.ready.then(({ active }) => active?.postMessage('MOCK_ACTIVATE', {}))
  })
}

// Loaded with the first docs page: tests of stories show none, and would load all of Storybook's blocks for it.
const DocsFrame = lazy(async () => ({ default: (await import('./DocsFrame')).DocsFrame }))

function DocsPage(props: ComponentProps<typeof DocsFrame>) {
  return (
    <Suspense>
      <DocsFrame {...props} />
    </Suspense>
  )
}

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes,
  initialGlobals: { ...initialGlobals },
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    controls: { expanded: true },
    docs: { codePanel: true, extractArgTypes, container: DocsPage },
  },
  decorators: [inFrame],
  loaders: [
    async (context) => {
      const api = createStoryApi(parametersOf(context.parameters))
      await startWorker({ ...context, parameters: { ...context.parameters, msw: [...api.handlers] } })
      await rememberThisPage()
      return { api }
    },
  ],
  beforeEach({ parameters, globals, storyGlobals }) {
    // Plays look for English words, from left to right but where their story says otherwise. With others they may end
    // early, and the story stays to be looked at.
    const [shown, meant] = [readGlobals(globals), readGlobals({ ...initialGlobals, ...storyGlobals })]
    const playsApply = shown.locale === meant.locale && shown.direction === meant.direction
    parameters['throwPlayFunctionExceptions'] = playsApply
    if (!playsApply) return undefined
    const { expectedConsole } = parametersOf(parameters)
    watch = watchConsole([...(expectedConsole ?? []), ...aboutStorybook])
    return () => {
      watch = undefined
    }
  },
  afterEach() {
    watch?.end()
  },
}

// Storybook presses keys and buttons inside `act`, and looks through `window`; what is said about that is not about us.
const aboutStorybook = [/inside an `act` scope/, /not wrapped in act/, /Accessing the Story Store is deprecated/]

let watch: ReturnType<typeof watchConsole> | undefined

function parametersOf(parameters: { readonly inlay?: InlayParameters }): InlayParameters {
  return parameters.inlay ?? {}
}

export default preview
