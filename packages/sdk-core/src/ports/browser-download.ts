import type { Clock } from './host'

/** Browsers read the file after the click; freed at once, it would be empty. */
const keepFor = 60_000

/** Gives a file to the browser's downloads. */
export function browserDownload(clock: Clock) {
  return ({ blob, filename }: { readonly blob: Blob; readonly filename: string }): void => {
    const url = URL.createObjectURL(blob)
    const link = document.createElement('a')
    link.href = url
    link.download = filename
    link.click()
    clock.after(keepFor, () => URL.revokeObjectURL(url))
  }
}
