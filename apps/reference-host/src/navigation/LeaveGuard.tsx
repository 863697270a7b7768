import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import type { LeaveQuestions } from './leave-questions'

/**
 * Holds the router for as long as a screen has a question to ask before it is left. The window is held by who has
 * something to lose: a question alone does not say whether it will be asked.
 */
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
  return null
}
