export interface Spelling {
  /** As it is written at home. */
  readonly written: string
  /** In English or in Latin letters: what addresses are made of, and what people search for. */
  readonly latin: string
}

/** Reads `München/Munich`; a name without a slash is spelt the same everywhere. */
export function spelling(text: string): Spelling {
  const [written = text, latin = written] = text.split('/')
  return { written, latin }
}
