import { useCallback, useContext, useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react'
import { InlayContext } from '../../react/inlay-context'
import { OverlayContext } from '../root/root-context'
import type { LeaveAnswer, LeaveDialogProps } from './LeaveDialog'

export interface LeaveGuardOptions {
  /** There is something that leaving would lose. A function is asked at the moment of leaving. */
  readonly when: boolean | (() => boolean)
  /** Saves it; answers whether that worked. Adds “Save and leave” to the question. */
  readonly onSave?: (() => Promise<boolean>) | undefined
  /**
   * The question is gone, and somebody stays: because of their answer, or because it could not be saved, which is then
   * the place to lead to what is wrong.
   */
  readonly onStay?: ((details: { readonly reason: 'answered' | 'not-saved' }) => void) | undefined
  /** The question. @default 'Leave without saving?' */
  readonly title?: string | undefined
  /** What is lost. @default 'What you changed here has not been saved and will be lost.' */
  readonly detail?: ReactNode
}

export interface LeaveGuardHandle {
  /** Asks, if there is something to lose: for a drawer or a dialog before it closes. True: go. */
  readonly confirmLeave: () => Promise<boolean>
}

/**
 * Keeps somebody from losing what is not saved: asks before the host's navigation leaves and before the window closes.
 * Answers what the question is asked in, to be rendered, and `confirmLeave` for what opens and closes in place.
 */
export function useLeaveGuard({ when, onSave, onStay, title, detail }: LeaveGuardOptions): LeaveGuardHandle & {
  readonly dialog: ReactNode
} {
  const inlay = useContext(InlayContext)
  const navigation = inlay?.navigation
  const overlays = useContext(OverlayContext)
  const latest = useRef({ when, onStay, onError: inlay?.onError })
  const open = useRef<((go: boolean) => void) | undefined>(undefined)
  const [asking, setAsking] = useState(false)
  const [stayed, setStayed] = useState<{ readonly reason: 'answered' | 'not-saved' }>()
  const [question, setQuestion] = useState<{ readonly Dialog: ComponentType<LeaveDialogProps> }>()
  const guarding = when !== false
  useEffect(() => {
    latest.current = { when, onStay, onError: inlay?.onError }
  })

  const answer = useCallback((go: boolean) => {
    setAsking(false)
    open.current?.(go)
    open.current = undefined
  }, [])

  const confirmLeave = useCallback(() => {
    if (!mayLose(latest.current.when)) return Promise.resolve(true)
    // Whoever asked before is answered by the one who asks now: nobody goes two ways at once.
    open.current?.(false)
    setAsking(true)
    return new Promise<boolean>((resolve) => {
      open.current = resolve
    })
  }, [])

  useEffect(() => (guarding ? navigation?.block(confirmLeave) : undefined), [confirmLeave, guarding, navigation])
  useEffect(() => () => open.current?.(false), [])

  // Saved while it was asked: nothing is lost any more by going.
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- whoever asked is answered by it, too
    if (asking && !guarding) answer(true)
  }, [answer, asking, guarding])

  // Loaded as soon as there is something to lose, and no part of what loads before.
  useEffect(() => {
    if (!guarding && !asking) return
    let gone = false
    import('./LeaveDialog').then(
      ({ LeaveDialog }) => {
        if (!gone) setQuestion({ Dialog: LeaveDialog })
      },
      (error: unknown) => {
        if (gone || !asking) return
        // What cannot be asked is answered by what loses nothing.
        latest.current.onError?.(error)
        answer(false)
      },
    )
    return () => {
      gone = true
    }
  }, [answer, asking, guarding])

  // The window asks in words of its own; a host whose navigation does so as well asks no second time.
  useEffect(() => {
    const view = overlays?.ownerDocument.defaultView
    if (!guarding || !view) return
    const hold = (event: BeforeUnloadEvent) => {
      if (mayLose(latest.current.when)) event.preventDefault()
    }
    view.addEventListener('beforeunload', hold)
    return () => view.removeEventListener('beforeunload', hold)
  }, [guarding, overlays])

  const save = async () => {
    try {
      return (await onSave?.()) ?? false
    } catch (error) {
      inlay?.onError?.(error)
      return false
    }
  }
  const decide = async (choice: LeaveAnswer) => {
    const go = choice === 'leave' || (choice === 'save' && (await save()))
    if (!go) setStayed({ reason: choice === 'save' ? 'not-saved' : 'answered' })
    answer(go)
  }

  // With the dialog gone focus is back where it was, and can be led on.
  useEffect(() => {
    if (stayed) latest.current.onStay?.(stayed)
  }, [stayed])

  const dialog = asking && question && (
    <question.Dialog title={title} detail={detail} canSave={onSave !== undefined} onAnswer={decide} />
  )
  return { confirmLeave, dialog }
}

function mayLose(when: LeaveGuardOptions['when']): boolean {
  return typeof when === 'function' ? when() : when
}
