/** “I am a recruiter”: whoever says only that has not said yet what it is about. */
export function saysOnlyWho(sentence: string): boolean {
  return whoAlone.test(sentence)
}

const whoAlone = /^(?:I am|We are) an?\s(?:[\p{L}-]+\s)?[\p{L}-]+\.?$/u
