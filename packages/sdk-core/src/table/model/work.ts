import type { Slices } from '../../ports/slices'

/** Long work that can be left wherever it yields, and be taken up again: a step takes a millisecond or less. */
export type Work<Result> = Generator<undefined, Result, undefined>

interface WorkOptions {
  /** Says that what is done at once has taken long enough. */
  readonly isLate: () => boolean
  readonly slices: Slices
  readonly signal: AbortSignal | undefined
}

/** Does the work at once, so that its result is in the next frame; what would hold that up too long goes on in slices. */
export function doWork<Result>(work: Work<Result>, options: WorkOptions): Result | Promise<Result> {
  do {
    const step = work.next()
    if (step.done) return step.value
  } while (!options.isLate())
  return goOn(work, options)
}

async function goOn<Result>(work: Work<Result>, { slices, signal }: WorkOptions): Promise<Result> {
  for (;;) {
    await slices.next(signal)
    do {
      const step = work.next()
      if (step.done) return step.value
    } while (!slices.isOver())
  }
}
