import { useEffect, useRef } from 'react'
import { warnOnce } from './warn-once'

const patience = 3

/** Warns when a prop is another object after each of several renders in a row. */
export function useStableWarning(name: string, value: unknown): void {
  const seen = useRef({ value, changes: 0 })
  useEffect(() => {
    const changes = seen.current.value === value ? 0 : seen.current.changes + 1
    seen.current = { value, changes }
    if (changes >= patience)
      warnOnce(
        `unstable ${name}`,
        `the prop \`${name}\` of InlayProvider is a new object on every render, so that everything below it is set up anew ` +
          'each time. Make it once, outside of the component or with useMemo.',
      )
  })
}
