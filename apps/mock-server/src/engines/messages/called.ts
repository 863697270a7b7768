/** Whether something is called by its name alone, or with what it is: “Northwind Freight, a haulier from Hull”. */
export function isCalled(about: string): boolean {
  return name.test(about) || ofPeople.test(about)
}

/** Who is introduced, and not shown. */
const ofPeople = /^our (?:company|(?:[\p{L}-]+ )?team|office|branch)\b/iu

/** Whether it is the sender itself. */
export function isOurCompany(about: string): boolean {
  return /^our company\b/i.test(about)
}

const name =
  /^(?!\p{L}+day\b)\p{Lu}[\p{L}\p{N}&.'’-]*\p{Ll}[\p{L}\p{N}&.'’-]*(?:\s(?!\p{L}+day\b)(?:\p{Lu}[\p{L}\p{N}&.'’-]*|&))*(?:,\s(?:an?|the|our)\s.+)?$/u
