/** What has been sent, as the device keeps it while nobody knows what became of it. */
export interface SentPrompt {
  readonly prompt: string
  /** All that was sent, so that the key never goes with anything else. */
  readonly text: string
  readonly key: string
}

export function readSentPrompt(entry: string | undefined): SentPrompt | undefined {
  if (entry === undefined) return undefined
  try {
    const { prompt, text, key } = JSON.parse(entry) as Partial<SentPrompt>
    return typeof prompt === 'string' && typeof text === 'string' && typeof key === 'string'
      ? { prompt, text, key }
      : undefined
  } catch {
    // Written by something else: then nothing is known of it.
    return undefined
  }
}
