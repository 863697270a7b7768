/** `Retail` within a sentence; `SaaS` stays as it is. */
export function asCommon(name: string): string {
  return name
    .split(' ')
    .map((word) => (/^\p{Lu}\p{Ll}+[,]?$/u.test(word) ? word.toLowerCase() : word))
    .join(' ')
}
