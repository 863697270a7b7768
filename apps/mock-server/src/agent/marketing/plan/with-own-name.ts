/** “Sign them with my name”, of somebody who has said it. */
export function withOwnName(prompt: string, told: readonly string[] = []): string {
  const said = prompt.split(/(?<=[.!?])\s+/)
  const name = [...told, ...said].flatMap((sentence) => introduction.exec(sentence)?.[1] ?? []).at(-1)
  return name === undefined ? prompt : prompt.replace(byName, `sign them as "${name}"`)
}

const introduction =
  /^(?:[Mm]y name is|I am|I['’]m|[Tt]his is) (\p{Lu}[\p{L}'’.-]*(?: (?:von|van|de|der|den|\p{Lu}[\p{L}'’.-]*)){0,3})(?=[,.!]| (?:and|from|of|at|the)\b|$)/u
const byName =
  /\bsign (?:(?:it|them|all(?: of them)?|both|(?:all |both )?(?:the |my |these )?(?:[a-z]+ )?(?:e-?mails|messages|mails))(?: off)? )?(?:with|as|by|using|in) my (?:full |own )?name\b/i
