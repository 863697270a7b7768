/** With whose name messages are to end: “Sign with Jonas from Röstwerk”. */
export function signatureIn(goal: string): string | undefined {
  return (signing.exec(goal)?.[1] ?? sender.exec(goal)?.[1])?.trim().replace(/(?<=\p{L}{3})\.$/u, '')
}

const signing =
  /(?:^|[.,;!?\n]\s*|\sand\s)(?:please\s)?[Ss]ign(?:ed)?(?:\sit|\sthem|\soff)*\s(?:with|as|by)\s(\p{Lu}[\p{L}.'’-]*(?:,?\s(?:\p{Lu}[\p{L}.'’-]*|&|from|at|of|de|van|von))*)(?=[.,;!?\n]|$|\sand\s)/u

/** “Write an email from me, Lena, founder of Parcelbeam” */
const sender =
  /\b(?:e-?mail|message|note)s?\sfrom\s(?:me,\s)?(\p{Lu}[\p{L}'’-]*(?:\s\p{Lu}[\p{L}'’-]*)?(?:,\s\p{Ll}[\p{L}-]*\s(?:of|at)\s\p{Lu}[\p{L}'’-]*)?)(?=[.,;!?\n]|$)/u

/** An email with a name under its last words. */
export function signed(text: string, name: string | undefined): string {
  return name === undefined ? text : text.replace(bye, (words) => `${words},\n${name}`)
}

const bye = /(?:Kind regards|Yours sincerely|Best)$/
