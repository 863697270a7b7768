/** What “they” are behind “introduce our panels to architects”, “we sell forklifts to warehouses” and “our racks fold flat”. */
export function thingIn(sentence: string): string | undefined {
  const plain = sentence.trim()
  return (
    ordered.exec(plain)?.[1] ??
    orderedBare.exec(plain)?.[1] ??
    sold.exec(plain)?.[1] ??
    doing.exec(plain)?.[1] ??
    soughtFor.exec(plain)?.[1]
  )
}

const ordered =
  /\b(?:introduce|sell|offer|pitch|promote|present|about|recommend)\s((?:our|my|the)\s[^.,;:]*?)(?:\s(?:to|with)\s[^.,;:]*)?[.,;:!]*$/i
/** “Sell hearing aids to care homes” */
const orderedBare =
  /^(?:please\s)?(?:introduce|sell|offer|pitch|promote|present)\s((?:(?!(?:our|my|the|an?|them|to|for|with)\s)[\p{L}-]+\s){0,3}[\p{L}-]+s)\sto\s[^.,;:]*[.,;:!]*$/iu
const sold =
  /^(?:we|i)\s(?:sell|make|build|lease|rent out|rent|supply|produce|design|develop|manufacture|offer|import|install)\s((?:an?\s)?(?:[\p{L}-]+\s){0,3}?[\p{L}-]{3,})(?:\s(?:to|for|with|in|from|made|that|which)\s[^.,;:]*)?[.,;:!]*$/iu
const doing =
  /^((?:our|my)\s(?:[\p{L}-]+\s){0,2}?[\p{L}-]+s)\s(?:fold|fit|last|stack|weigh|come in|come with|cut|save|reduce|run on|work without|work with|hold|warn|detect|measure)\s\S/iu
/** “We are looking for a distributor for our garden tools” */
const soughtFor =
  /^(?:we|i)\s(?:are|am)\slooking\sfor\s[^.,;:]{3,60}?\sfor\s((?:our|my)\s[^.,;:]*?)(?:\sin\s[^.,;:]*)?[.,;:!]*$/i
