import type { FieldError } from '@inlay/sdk-core'
import { invalid, ProblemError } from './problem-error'

type Read = () => unknown
type ValuesOf<Reads extends readonly Read[]> = { readonly [Index in keyof Reads]: Awaited<ReturnType<Reads[Index]>> }

/**
 * What each part of a call reads as, or one refusal for all of them, so that nobody mends one field to be told of the
 * next. A part that cannot be read at all goes first: nothing can be said of its fields.
 */
export async function together<const Reads extends readonly Read[]>(reads: Reads): Promise<ValuesOf<Reads>> {
  const settled = await Promise.allSettled(reads.map(async (read) => read()))
  const faults: FieldError[] = []
  const values = settled.map((each) => {
    if (each.status === 'fulfilled') return each.value
    const ofPart = faultsOf(each.reason)
    if (ofPart === undefined) throw each.reason
    faults.push(...ofPart)
    return undefined
  })
  if (faults.length > 0) throw invalid(faults)
  return values as ValuesOf<Reads>
}

function faultsOf(error: unknown): readonly FieldError[] | undefined {
  return error instanceof ProblemError && error.problem.status === 422 ? error.problem.errors : undefined
}
