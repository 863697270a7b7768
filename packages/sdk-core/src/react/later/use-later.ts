import { useContext, useEffect, useReducer } from 'react'
import { systemClock } from '../../ports/system-clock'
import { useLatest } from '../hooks/use-latest'
import { InlayContext } from '../inlay-context'
import type { Later } from './later'

/**
 * What `later` brings, once it is wanted and there. Where it does not come, the host is told, and it is asked for again
 * after a while: unlike with `React.lazy`, what is around it stays.
 */
export function useLater<Part>({ load, now }: Later<Part>, wanted = true): Part | undefined {
  const inlay = useContext(InlayContext)
  const latest = useLatest({ clock: inlay?.host.clock ?? systemClock, onError: inlay?.onError })
  const [, show] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    if (!wanted || now() !== undefined) return undefined
    let end = () => {}
    let gone = false
    const ask = (wait: number) => {
      load().then(
        () => {
          if (!gone) show()
        },
        (error: unknown) => {
          if (gone) return
          latest.current.onError?.(error)
          end = latest.current.clock.after(wait, () => ask(Math.min(wait * 2, longest)))
        },
      )
    }
    ask(1_000)
    return () => {
      gone = true
      end()
    }
  }, [latest, load, now, wanted])
  return wanted ? now() : undefined
}

const longest = 60_000
