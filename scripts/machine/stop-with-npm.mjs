/**
 * Asks this process to stop when npm, which started it, is gone: npm hands a SIGTERM to a shell that ends without
 * handing it on, and the server would stay behind.
 */
export function stopWithNpm({ every = 250 } = {}) {
  if (process.env.npm_lifecycle_event === undefined || process.platform === 'win32') return
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, every)
  watch.unref()
}
