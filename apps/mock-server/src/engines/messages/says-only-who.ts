/** “I am a recruiter”: whoever says only that has not said yet what it is about. */
export function saysOnlyWho(sentence: string): boolean {
  return whoAlone.test(sentence)
}

const whoAlone =
  /^I own an?\s[^,.;:!?]{3,60}\.?$|^(?:I am|We are)\s(?:an?\s(?:[\p{L}-]+\s)?[\p{L}-]+|\p{Lu}[\p{L}\d'’-]*(?:\s(?:&\s)?\p{Lu}[\p{L}\d'’-]*){0,3}(?:,\san?\s[^,.;:!?]{3,60})?)\.?$/u
