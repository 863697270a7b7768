/** The items of a source until the signal aborts, also where the source does not listen to it. */
export async function* untilAborted<Item>(source: AsyncIterable<Item>, signal: AbortSignal): AsyncGenerator<Item> {
  const iterator = source[Symbol.asyncIterator]()
  let wake = () => {}
  const abort = () => wake()
  signal.addEventListener('abort', abort, { once: true })
  try {
    while (!signal.aborted) {
      const next = await new Promise<IteratorResult<Item> | undefined>((resolve, reject) => {
        wake = () => resolve(undefined)
        iterator.next().then(resolve, reject)
      })
      if (!next || next.done === true || signal.aborted) return
      yield next.value
    }
  } finally {
    signal.removeEventListener('abort', abort)
    // Not awaited: a source that is stuck would hold us as well.
    void iterator.return?.().catch(() => undefined)
  }
}
