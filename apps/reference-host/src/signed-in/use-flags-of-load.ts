import type { Pause } from '@inlay/sdk-core'
import { getFlags, type Flags } from '@inlay/sdk-core/contract/workspace'
import { useLatest, useOperation } from '@inlay/sdk-core/react'
import { useEffect, useMemo, useState } from 'react'
import { pauseOf } from './use-start-pause'

export interface FlagsOfLoad {
  readonly known: boolean
  /** Nothing is known before the server's pause is over. */
  readonly pause: Pause | undefined
  readonly isOn: (flag: string) => boolean
  /** They could not be read, and all count as off until they are: asks again. */
  readonly retry: (() => void) | undefined
  /** Of those that could not be read: how the last attempt stands. */
  readonly attempt: 'failed' | 'asking' | 'failed-again'
}

/**
 * The workspace's flags as they are when a screen is loaded: read at start and with every screen, and left alone in
 * between, so that a change takes effect with the next one. What is not set, or cannot be read, is off; but what could not
 * be read is no answer: as soon as it can be, wherever that is asked for, it counts.
 * @param load another one for each screen that is loaded
 */
export function useFlagsOfLoad(load: string): FlagsOfLoad {
  const answer = useOperation(getFlags, noInput, { staleTime: Number.POSITIVE_INFINITY })
  const [readFor, setReadFor] = useState<string>()
  const [taken, setTaken] = useState<{ readonly load: string; readonly flags: Flags }>()
  const [failed, setFailed] = useState(false)
  const [tried, setTried] = useState(false)
  const latest = useLatest({ answer, starts: taken === undefined, isFirst: readFor === undefined })

  useEffect(() => {
    let current = true
    const { answer: now, starts, isFirst } = latest.current
    if (now.status === 'failed' && !isFirst) now.retry()
    // What is there at the start was read for it.
    void Promise.resolve(now.status === 'ready' && !starts ? now.refresh() : undefined).then(() => {
      if (current) setReadFor(load)
    })
    return () => {
      current = false
    }
  }, [latest, load])

  const flags = answer.status === 'ready' ? answer.data : undefined
  // Set while rendering, since what is shown must never lag behind what it was decided by.
  if (readFor === load && taken?.load !== load && flags) setTaken({ load, flags })
  if (answer.status === 'failed' && !failed) setFailed(true)

  // A screen that was shown without them stays while they are asked for again.
  const known = taken !== undefined || failed
  const inForce = taken?.flags ?? noFlags
  const pause = pauseOf(answer)
  const unread = taken === undefined && failed
  const attempt = answer.status === 'loading' ? 'asking' : tried ? 'failed-again' : 'failed'
  return useMemo(() => {
    const on = new Set(Object.entries(inForce).flatMap(([flag, isOn]) => (isOn ? [flag] : [])))
    const retry = () => {
      if (latest.current.answer.status !== 'failed') return
      setTried(true)
      latest.current.answer.retry()
    }
    return { known, pause, isOn: (flag) => on.has(flag), retry: unread ? retry : undefined, attempt }
  }, [attempt, inForce, known, latest, pause, unread])
}

const noFlags: Flags = {}
const noInput = {}
