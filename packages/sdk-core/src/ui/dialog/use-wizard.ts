import { useContext, useEffect, useRef, useState, type ReactNode } from 'react'
import { InlayContext } from '../../react/inlay-context'
import { wizardSteps, type WizardStepView } from './wizard-steps'

export type WizardStepReason = 'next' | 'back' | 'step'

export interface WizardStep {
  readonly id: string
  /** In the head: “Settings”. */
  readonly label: string
  readonly content: ReactNode
  /** Asked before it is left, also on the way back; `false` stays, and the step says why. */
  readonly onLeave?:
    | ((details: { readonly to: string; readonly reason: WizardStepReason }) => boolean | Promise<boolean>)
    | undefined
  /** On the button that goes on from it: “Continue to preview”. @default 'Continue' */
  readonly nextLabel?: string | undefined
  /** Why one cannot go on from it yet. */
  readonly nextDisabledReason?: string | undefined
}

/** What the head of a wizard is given. */
export interface WizardView {
  readonly steps: readonly WizardStepView[]
  readonly current: string
  /** Goes to a step that is done or has been visited. */
  readonly goTo: (id: string) => void
}

interface WizardOptions {
  readonly steps: readonly WizardStep[]
  readonly step: string | undefined
  readonly defaultStep: string | undefined
  readonly onStepChange: ((step: string, details: { readonly reason: WizardStepReason }) => void) | undefined
  /** Nothing leads away from the step. */
  readonly busy: boolean
}

/** The way through the steps of a wizard. */
export function useWizard({ steps, step, defaultStep, onStepChange, busy }: WizardOptions) {
  const onError = useContext(InlayContext)?.onError
  const [own, setOwn] = useState(defaultStep ?? steps[0]?.id ?? '')
  const current = step ?? own
  const [visited, setVisited] = useState<ReadonlySet<string>>(new Set([current]))
  const [leaving, setLeaving] = useState(false)
  const index = steps.findIndex(({ id }) => id === current)
  const there = useRef(true)
  useEffect(() => {
    there.current = true
    return () => {
      there.current = false
    }
  }, [])

  // Also a step that the caller has gone to by itself.
  if (!visited.has(current)) setVisited(new Set([...visited, current]))

  const mayLeave = async (to: string, reason: WizardStepReason) => {
    try {
      const answer = steps[index]?.onLeave?.({ to, reason }) ?? true
      if (typeof answer === 'boolean') return answer
      setLeaving(true)
      return await answer
    } catch (error) {
      onError?.(error)
      return false
    } finally {
      if (there.current) setLeaving(false)
    }
  }

  const go = async (to: string | undefined, reason: WizardStepReason) => {
    if (to === undefined || to === current || leaving || busy) return
    if (!(await mayLeave(to, reason)) || !there.current) return
    setOwn(to)
    onStepChange?.(to, { reason })
  }

  const view: WizardView = {
    steps: wizardSteps(steps, current, visited),
    current,
    goTo(id) {
      // Also one that was never shown, where the wizard began further on: “Back” leads there too.
      const isBehind = steps.slice(0, index).some((one) => one.id === id)
      if (isBehind || visited.has(id)) void go(id, 'step')
    },
  }
  return {
    view,
    visited,
    /** A step is asked whether it may be left. */
    leaving,
    index,
    next: () => go(steps[index + 1]?.id, 'next'),
    back: () => go(steps[index - 1]?.id, 'back'),
  }
}
