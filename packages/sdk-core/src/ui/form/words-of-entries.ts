interface Finding {
  readonly path: readonly PropertyKey[]
  readonly message: string
}

/** What is wrong with single texts of a list, by the text: it stays with it when others go. */
export function wordsOfEntries(list: unknown, findings: readonly Finding[]): Readonly<Record<string, string>> {
  if (!Array.isArray(list)) return {}
  const entries = findings.map(({ path, message }) => [list[Number(path.at(-1))] as unknown, message] as const)
  return Object.fromEntries(entries.filter(([text]) => typeof text === 'string').toReversed())
}
