/** Who writes, as far as that is known. */
export interface Sender {
  readonly name?: string | undefined
  readonly company?: string | undefined
}

/** What words in square brackets say of who writes, such as `Your Name` or `Our Company`; nothing where that is not known. */
export function senderMeant(words: string, { name, company }: Sender): string | undefined {
  const wanted = words
    .toLowerCase()
    .replaceAll(/['’]s(?!\p{L})|[^\p{L}]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  const found = ofName.test(wanted) ? name : ofFirstName.test(wanted) ? name?.trim().split(/\s+/)[0] : undefined
  const said = found ?? (ofCompany.test(wanted) ? company : undefined)
  return said === undefined || said.trim() === '' ? undefined : said.trim()
}

const ofName = /^(?:insert )?(?:(?:your|my|our|senders?)(?: full)? name|senders?|(?:full )?name of (?:the )?sender)$/
const ofFirstName = /^(?:insert )?(?:your|my|senders?) (?:first|given) name$/
const ofCompany = /^(?:insert )?(?:your|my|our|senders?) (?:company|organi[sz]ation|business|firm)(?: name)?$/
