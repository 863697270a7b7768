import { useContext, useEffect, useMemo } from 'react'
import { InlayContext } from '../../react/inlay-context'
import { labelOf, type StepState } from './step-state'
import { nameOfTool, type ToolStepFacts, type ToolView } from './tool-view'

interface OwnWords {
  readonly label: string
  readonly detail: string | undefined
  readonly progress: number | undefined
}

/**
 * What a host has a step say. Where that cannot be had, the step says what it would without; the host is told why, but
 * not while arguments come in pieces, of which some may be missing.
 */
export function useOwnWords(facts: ToolStepFacts, view: ToolView | undefined, state: StepState): OwnWords {
  const onError = useContext(InlayContext)?.onError
  const { words, errors } = useMemo(() => {
    const caught: unknown[] = []
    const safely = <Value>(tell: () => Value): Value | undefined => {
      try {
        return tell()
      } catch (error) {
        caught.push(error)
        return undefined
      }
    }
    return {
      errors: caught,
      words: {
        label: safely(() => labelOf(facts, view, state)) ?? nameOfTool(facts.call.name),
        detail: safely(() => view?.detail?.(facts)),
        progress: state === 'running' ? safely(() => view?.progress?.(facts)) : undefined,
      },
    }
  }, [facts, state, view])
  const isPartial = facts.call.status === 'streaming'
  useEffect(() => {
    if (!isPartial) for (const error of errors) onError?.(error)
  }, [errors, isPartial, onError])
  return words
}
