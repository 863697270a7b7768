/** A task of its own: after what the browser does for the frame, when asked for within it. */
export function nextTask() {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(undefined)
  })
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** When the next frame has been laid out and painted. */
export async function afterPaint() {
  await nextFrame()
  await nextTask()
  return performance.now()
}

/** Asks in each frame; answers when the first one in which it holds has been painted. */
export async function until(holds, timeout = 60_000) {
  const latest = performance.now() + timeout
  for (;;) {
    await nextFrame()
    if (holds()) break
    if (performance.now() > latest) throw new Error('The page did not get there in time')
  }
  await nextTask()
  return performance.now()
}

/** Starts it in a task of its own right after a frame, and says how long until it can be seen. */
export async function timed(start, holds, timeout) {
  await afterPaint()
  const from = performance.now()
  const started = start()
  const sync = performance.now() - from
  const to = await until(holds, timeout)
  await started
  return { ms: to - from, sync }
}

/** The value that so many percent of them do not exceed. */
export function percentile(values, percent) {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)]
}

/** Scrolls by so many pixels in each frame; looks, where it can, whether there is a blank place in what was painted. */
export async function scrollBy(element, distance, step, isBlank) {
  const from = element.scrollTop
  const gaps = []
  let blanks = 0
  let before = await nextFrame()
  for (let moved = step; moved <= distance; moved += step) {
    element.scrollTop = from + moved
    if (isBlank) void nextTask().then(() => (blanks += isBlank() ? 1 : 0))
    const frame = await nextFrame()
    gaps.push(frame - before)
    before = frame
  }
  return { p50: percentile(gaps, 50), p95: percentile(gaps, 95), frames: gaps.length, blanks }
}

/** Whether somewhere in the element there is no row, or a cell without text. */
export function blankIn(element, rowSelector, cellSelector) {
  const { left, top, width, height } = element.getBoundingClientRect()
  return [0.15, 0.4, 0.65, 0.93].some((y) =>
    [0.12, 0.5, 0.85].some((x) => {
      const found = document.elementFromPoint(left + x * width, top + y * height)
      const row = found?.closest(rowSelector)
      if (!row) return true
      return (found.closest(cellSelector) ?? row).textContent.trim() === ''
    }),
  )
}

/** Collects the tasks of the main thread that take longer than 50 ms: the browser tells of no others. */
export function watchLongTasks() {
  const seen = []
  const take = (entries) => {
    for (const { duration } of entries) seen.push(duration)
  }
  const observer = new PerformanceObserver((list) => take(list.getEntries()))
  observer.observe({ type: 'longtask' })
  return () => {
    take(observer.takeRecords())
    return seen.splice(0)
  }
}
