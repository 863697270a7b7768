import type { CallInput } from '../../client/request/call-input'
import { sameValue } from '../../client/rows/same-value'
import type { AnyOperation } from '../../operation/operation'

/** A change as a person asked for it. */
export interface AskedChange {
  readonly operation: AnyOperation
  readonly input: CallInput
  readonly ifMatch: string | number | undefined
}

/**
 * Changes of which nobody knows whether they were made, each with the key that it was sent under. Asked for again, such a
 * change goes under the same key, so that the server answers with what it did the first time.
 */
export interface LostCalls {
  keyOf(change: AskedChange): string | undefined
  keep(change: AskedChange, key: string): void
  forget(change: AskedChange): void
  /** Forgets it, and all about the same things: whoever has gone on there means anew what is asked for again. */
  done(change: AskedChange): void
}

export function createLostCalls(): LostCalls {
  let lost: readonly { readonly change: AskedChange; readonly key: string }[] = []
  const forget = (change: AskedChange) => {
    lost = lost.filter((call) => !sameChange(call.change, change))
  }
  return {
    keyOf: (change) => lost.find((call) => sameChange(call.change, change))?.key,
    keep(change, key) {
      forget(change)
      lost = [...lost, { change, key }]
    },
    forget,
    done(change) {
      forget(change)
      const { invalidates = [] } = change.operation
      lost = lost.filter((call) => !call.change.operation.invalidates?.some((id) => invalidates.includes(id)))
    },
  }
}

/** A file is the same only if it is the very same: nothing else of it can be compared at once. */
function sameChange(a: AskedChange, b: AskedChange): boolean {
  return (
    a.operation === b.operation &&
    a.ifMatch === b.ifMatch &&
    a.input.file === b.input.file &&
    sameValue(a.input, b.input)
  )
}
