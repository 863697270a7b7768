/** The name of an industry as it stands in a sentence: “real estate”, but “SaaS”. */
export function industryInWords(name: string): string {
  return name.replaceAll(/(?<=^|\s)\p{Lu}(?=[\p{Ll}-]+(?:\s|$))/gu, (letter) => letter.toLowerCase())
}
