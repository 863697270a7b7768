import type { Split } from './split-size'

/** As it is kept on the device: “320”, and “320 collapsed”. */
export function splitToText({ size, collapsed }: Split): string {
  return collapsed ? `${size} collapsed` : `${size}`
}

/** What was kept, by whatever version; what cannot be read was not. */
export function splitFromText(text: string | undefined): Split | undefined {
  const [, size, collapsed] = text?.match(/^(\d{1,5})( collapsed)?$/) ?? []
  return size === undefined ? undefined : { size: Number(size), collapsed: collapsed !== undefined }
}
