import type { CallInput } from '../../client/request/call-input'
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
  /** With no key, it is known how the change ended. */
  keep(change: AskedChange, key: string | undefined): void
  /** Forgets it, and all about the same things: whoever has gone on there means anew what is asked for again. */
  done(change: AskedChange): void
}

export function createLostCalls(): LostCalls {
  let lost: readonly (readonly [change: AskedChange, key: string])[] = []
  const forget = (isKnown: (change: AskedChange) => boolean | undefined) => {
    lost = lost.filter(([change]) => !isKnown(change))
  }
  return {
    keyOf: (change) => lost.find(([each]) => isSame(each, change))?.[1],
    keep(change, key) {
      forget((each) => isSame(each, change))
      if (key) lost = [...lost, [change, key]]
    },
    done(change) {
      const { invalidates = [] } = change.operation
      forget((each) => isSame(each, change) || each.operation.invalidates?.some((id) => invalidates.includes(id)))
    },
  }
}

/** A file is the same only if it is the very same: in text it says nothing of itself. */
function isSame(a: AskedChange, b: AskedChange): boolean {
  return a.input.file === b.input.file && textOf(a) === textOf(b)
}

function textOf({ operation, input, ifMatch }: AskedChange): string {
  return JSON.stringify([operation.id, input, ifMatch])
}
