/** What comes at its own pace, read at another's. */
export interface Queue<Item> {
  add(item: Item): void
  end(): void
  fail(error: unknown): void
  items(): AsyncGenerator<Item, void>
}

export function createQueue<Item>(): Queue<Item> {
  const waiting: Item[] = []
  let over: { readonly error?: unknown } | undefined
  let wake = () => {}

  function finish(how: { readonly error?: unknown }): void {
    over ??= how
    wake()
  }

  return {
    add(item) {
      waiting.push(item)
      wake()
    },
    end: () => finish({}),
    fail: (error) => finish({ error }),
    async *items() {
      for (;;) {
        while (waiting.length > 0) yield waiting.shift() as Item
        if (over) break
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      }
      if ('error' in over) throw over.error
    },
  }
}
