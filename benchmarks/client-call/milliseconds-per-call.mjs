const calls = 50
const batches = 60

/**
 * How long one call takes when many follow one another, as in the fastest of many short batches: whatever else ran on
 * the machine only held up the others.
 * @param {() => Promise<unknown>} call
 */
export async function millisecondsPerCall(call) {
  // Until the engine has compiled what runs often.
  for (let turn = 0; turn < 2_000; turn++) await call()
  let least = Infinity
  for (let batch = 0; batch < batches; batch++) {
    const started = performance.now()
    for (let turn = 0; turn < calls; turn++) await call()
    least = Math.min(least, (performance.now() - started) / calls)
  }
  return least
}
