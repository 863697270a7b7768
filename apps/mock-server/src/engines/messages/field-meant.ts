/** The usual field that another name means: “company” is known as the name of the organization. */
export function fieldMeant(name: string): string | undefined {
  return meant.find(([words]) => words.test(name))?.[1]
}

const meant: readonly (readonly [RegExp, string])[] = [
  [/compan|organi[sz]ation|employer|account|firm/i, 'organization_name'],
  [/first|given|forename/i, 'first_name'],
  [/last|surname|family/i, 'last_name'],
  [/job|role|position|title/i, 'title'],
  [/name/i, 'first_name'],
]
