export interface Deferred<Value> {
  readonly promise: Promise<Value>
  readonly resolve: (value: Value) => void
  readonly reject: (error: unknown) => void
}

/** `Promise.withResolvers`, which browsers have had only since 2024. */
export function deferred<Value>(): Deferred<Value> {
  const settle: { resolve: (value: Value) => void; reject: (error: unknown) => void } = {
    resolve: () => {},
    reject: () => {},
  }
  const promise = new Promise<Value>((resolve, reject) => Object.assign(settle, { resolve, reject }))
  return { promise, ...settle }
}
