/** Lets the world say something in the middle of long work: that nobody waits for it any more. */
export async function nextTurn(signal: AbortSignal): Promise<void> {
  // In the first, what has arrived is read; that a connection has closed is told after it.
  for (const _turn of ['read', 'closed']) await aTurn()
  signal.throwIfAborted()
}

function aTurn(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => {
      port1.close()
      resolve()
    })
    port1.start()
    port2.postMessage(null)
  })
}
