/** “I am a recruiter”: whoever says only that has not said yet what it is about. */
export function saysOnlyWho(sentence: string): boolean {
  return whoAlone.test(sentence)
}

const name = String.raw`\p{Lu}[\p{L}\d'’-]*(?:\s(?:&\s)?\p{Lu}[\p{L}\d'’-]*){0,3}`
const whoAlone = new RegExp(
  String.raw`^I own an?\s[^,.;:!?]{3,60}\.?$|^(?:I am|We are)\s(?:an?\s(?:[\p{L}-]+\s)?[\p{L}-]+|${name}(?:,\san?\s[^,.;:!?]{3,60}|(?:\s(?:from|of|at|in)\s${name})?(?:,\s(?:and\s)?(?:I am|my name is)\s${name})?)?)\.?$`,
  'u',
)
