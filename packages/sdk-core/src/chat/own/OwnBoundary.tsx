import type { ReactNode } from 'react'
import { ScreenBoundary } from '../../ui/screen-boundary/ScreenBoundary'

interface OwnBoundaryProps {
  readonly children: ReactNode
  /** What is drawn: another object is tried anew. */
  readonly of: object
  /** In place of what the host draws. */
  readonly fallback: ReactNode
  /** What breaks is no fault of the host: what it draws is not all there yet. @default false */
  readonly isPartial?: boolean | undefined
}

/** Keeps what a host draws itself from taking the conversation, and its page, with it. The host is told what broke. */
export function OwnBoundary({ children, of, fallback, isPartial = false }: OwnBoundaryProps) {
  return (
    <ScreenBoundary
      resetKey={keyOf(of)}
      // Nothing would be taken for no answer, in place of which the boundary has words of its own.
      fallback={() => fallback ?? ''}
      onError={isPartial ? () => undefined : undefined}
    >
      {children}
    </ScreenBoundary>
  )
}

const keys = new WeakMap<object, string>()
let last = 0

function keyOf(object: object): string {
  let key = keys.get(object)
  if (key === undefined) keys.set(object, (key = String((last += 1))))
  return key
}
