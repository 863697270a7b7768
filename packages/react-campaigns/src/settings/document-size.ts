const step = 1_024

/** A byte count given as text in B, KB or MB; what is no count (`Unknown`) is shown as it is. */
export function documentSize(size: string, locale: string): string {
  if (!/^\d+$/.test(size)) return size
  const bytes = Number(size)
  if (bytes < step) return `${bytes} B`
  const kilobytes = bytes / step
  // What would be read as 1,024.0 KB is a megabyte.
  return kilobytes < step - 0.05 ? `${decimal(kilobytes, locale)} KB` : `${decimal(kilobytes / step, locale)} MB`
}

function decimal(value: number, locale: string): string {
  return value.toLocaleString(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
}
