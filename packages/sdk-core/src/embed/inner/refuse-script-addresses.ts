import { EmbedError } from '../protocol/embed-error'
import type { FrameParams } from '../protocol/frame-state'
import { findScriptAddress } from '../protocol/script-address'

/**
 * Held by the framed page, which would run them, and which alone knows what of its params is text and nothing else: the
 * rows of a table may well begin with "JavaScript: ".
 */
export function refuseScriptAddresses(params: FrameParams, texts: readonly string[]): void {
  const at = findScriptAddress(Object.fromEntries(Object.entries(params).filter(([name]) => !texts.includes(name))))
  if (at !== undefined) throw new EmbedError('params-refused', `The param "${at}" would run as a script.`, at)
}
