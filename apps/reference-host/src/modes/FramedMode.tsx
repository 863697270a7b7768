import { createEmbed, isEmbedError, type Embed } from '@inlay/sdk-core/embed'
import { useInlay, useMessages } from '@inlay/sdk-core/react'
import { ErrorState, useFocusAfterRetry } from '@inlay/sdk-core/ui'
import { useEffect, useRef, useState } from 'react'
import type { ThemeChoice } from '../theme/chosen-theme'
import { framedOperations } from './framed-operations'
import { modesMessages } from './modes-messages'
import { sampleParams } from './sample-params'

export interface FramedModeProps {
  readonly component: string
  readonly theme: ThemeChoice
  /** Whether its calls are made by this page, or by the framed one with this page's token. */
  readonly throughPage: boolean
}

/** A component in a frame of the second listener, which is another origin. */
export function FramedMode({ component, theme, throughPage }: FramedModeProps) {
  const t = useMessages(modesMessages)
  const { auth, client, navigation, workspaceId, locale } = useInlay()
  const container = useRef<HTMLDivElement>(null)
  const embed = useRef<Embed>(null)
  const settings = useRef({ locale, appearance: { theme } })
  const [outcome, setOutcome] = useState<'shown' | { readonly error: unknown }>()
  const [attempt, setAttempt] = useState(0)
  const { place: ground, keepFocus } = useFocusAfterRetry(outcome, 'iframe')
  const failure = typeof outcome === 'object' ? outcome : undefined

  useEffect(() => {
    settings.current = { locale, appearance: { theme } }
    embed.current?.update(settings.current)
  }, [locale, theme])

  useEffect(() => {
    const leaving = new AbortController()
    async function show(place: HTMLElement) {
      const framesUrl = await readFramesUrl(leaving.signal)
      if (leaving.signal.aborted) return
      embed.current = createEmbed({
        container: place,
        src: framesUrl,
        component,
        params: sampleParams({ name: component }),
        title: component,
        auth,
        ...(throughPage && { client, operations: framedOperations }),
        navigation,
        workspaceId,
        ...settings.current,
        onReady: () => setOutcome('shown'),
        // Of what its component gets over it tells the person itself.
        onError: (error) => embed.current?.status() === 'failed' && setOutcome({ error }),
      })
    }
    if (container.current) {
      show(container.current).catch((error: unknown) => {
        if (!leaving.signal.aborted) setOutcome({ error })
      })
    }
    return () => {
      leaving.abort()
      embed.current?.destroy()
      embed.current = null
    }
  }, [attempt, auth, client, component, navigation, throughPage, workspaceId])

  function tryAgain() {
    keepFocus()
    setOutcome(undefined)
    setAttempt((before) => before + 1)
  }

  return (
    <div ref={ground} tabIndex={-1}>
      {failure && (
        <ErrorState title={t('failed')} headingLevel={3} onRetry={tryAgain}>
          {isEmbedError(failure.error) ? failure.error.message : t('noAddress')}
        </ErrorState>
      )}
      <div ref={container} hidden={failure !== undefined} />
    </div>
  )
}

async function readFramesUrl(signal: AbortSignal): Promise<string> {
  const answer = await fetch('/embed/config.json', { signal })
  const { framesUrl } = (await answer.json()) as { readonly framesUrl?: unknown }
  if (typeof framesUrl !== 'string') throw new Error('The server does not say where its framed pages are.')
  return framesUrl
}
