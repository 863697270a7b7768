/** Whether a company is meant by some words, which may be the beginning of its name: “Fogstone” is also Fogstone A/S. */
export function isCalled(name: string, said: string): boolean {
  return `${name.toLowerCase()} `.startsWith(`${said.trim().toLowerCase()} `)
}
