import { doesTrade, tradeVerbs } from '../../../engines/messages/goal/trade-verbs'

/** Whether somebody has said of themselves who they are or what they do, and not what they are holding one day. */
export function isOfSender(sentence: string): boolean {
  return ofSender.test(sentence)
}

/** Whether messages have none of the words of what somebody has said of themselves. */
export function leavesOutSender(told: readonly string[], texts: readonly string[]): boolean {
  return told.some(isOfSender) && unsaidOfSender(told, texts).length === told.filter(isOfSender).length
}

/** What somebody has said of themselves and messages do not say: neither the names in it nor more than half of its words. */
export function unsaidOfSender(told: readonly string[], texts: readonly string[]): readonly string[] {
  const said = texts
    .map((text) => text.replace(signature, ''))
    .join(' ')
    .toLowerCase()
  const isSaid = (word: string) => said.includes(word.toLowerCase().replace(/s$/, ''))
  return told.filter(isOfSender).filter((sentence) => {
    const names = sentence.slice(1).match(/(?<=\s)\p{Lu}[\p{L}&'’-]{2,}/gu) ?? []
    const words = sentence.match(/\p{L}{5,}/gu) ?? []
    // A city may be named for something else.
    if (names.length > 0) return names.filter(isSaid).length * 2 < names.length
    // Of carpets that are clean in an hour nobody learns whose trade that is.
    if (doesTrade.test(sentence) && !works.test(said)) return true
    return words.length > 0 && words.filter(isSaid).length * 2 <= words.length
  })
}

const works = new RegExp(`\\bwe (?:also |can |would like to )*${tradeVerbs}\\b`)
/** Who signs has not yet said who they are. */
const signature = /\n(?:Kind regards|Yours sincerely|Best|Best regards|Best wishes),\n[^]*$/

/** What somebody has said in a talk that they do. */
export function whatTheyDo(told: readonly string[] = []): string | undefined {
  const said = told.filter((sentence) => /^(?:We|Our)\b/.test(sentence) && isOfSender(sentence))
  return said.length === 0 ? undefined : said.join(' ')
}

/** Whether somebody writes who is not the firm of the workspace: they have said who they are, or sign as somebody else. */
export function isAnother(
  { told = [], signedBy }: { readonly told?: readonly string[] | undefined; readonly signedBy?: string | undefined },
  valueProposition: string | undefined,
): boolean {
  return told.some(isOfSender) || isOfOtherFirm(signedBy, valueProposition)
}

/** Whether whoever signs is of another firm than the one that the workspace says what it does: “Lena, founder of Parcelbeam”. */
function isOfOtherFirm(signature: string | undefined, valueProposition: string | undefined): boolean {
  const [, firm] = firmOf.exec(signature ?? '') ?? []
  if (firm === undefined || valueProposition === undefined || /^(?:We|Our|I)\b/.test(valueProposition)) return false
  return !valueProposition.toLowerCase().includes(firm.toLowerCase())
}

const firmOf = /\s(?:at|of|from)\s(\p{Lu}[\p{L}\p{N}&'’-]*)/u
const ofSender =
  /^(?:(?:I|We)(?:['’]m|['’]re)?\s+(?!(?:are |am )?(?:(?:very |so |really )?(?:sorry|afraid|glad|happy|grateful|sure|not)|see\b|will\b|understand|think|guess|know|agree|hope|mean|meant|said|forgot|hosting|host|having|organi|running|holding|planning|giving)\p{L}*\b)|Our\s(?:[\p{L}-]+\s){0,2}?(?:agency|company|firm|studio|start-?up|team|business|consultancy|practice|school|academy|shop)\s(?!is\s(?:hosting|having|organi|running|holding|planning|giving))\p{Ll}+\s)/u
