import { useEffect, useSyncExternalStore } from 'react'
import { useBlocker } from 'react-router'
import type { LeaveQuestions } from './leave-questions'

/** Holds the router, and the window, for as long as a screen has a question to ask before it is left. */
export function LeaveGuard({ questions }: { readonly questions: LeaveQuestions }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => questions.any() && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    void questions.ask().then(
      (leave) => (leave ? blocker.proceed() : blocker.reset()),
      () => blocker.reset(),
    )
  }, [blocker, questions])

  const any = useSyncExternalStore(questions.subscribe, questions.any)
  useEffect(() => {
    if (!any) return
    const hold = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', hold)
    return () => window.removeEventListener('beforeunload', hold)
  }, [any])
  return null
}
