import { countIn } from './count-at'

/** How many somebody wants after all: “no, I meant 8”, “only 5 people please”, “8, not 12”; nothing where something else is said. */
export function readCountWish(text: string): { readonly count: number; readonly isOfPeople: boolean } | undefined {
  const found = corrected.exec(text) ?? narrowed.exec(text) ?? preferred.exec(text)
  const said = found?.slice(1).find((part) => part !== undefined)
  const count = said === undefined ? undefined : countIn(said)
  return count === undefined ? undefined : { count, isOfPeople: ofPeople.test(text) }
}

const ofPeople = /\b(?:people|contacts|persons|leads|prospects)\b/i
const number =
  '(\\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty)'
const whom = '(?: (?:of (?:them|those|these)|people|contacts|persons|leads|prospects))?'
const end = `${whom}(?:,? (?:and )?(?:not|instead of|rather than) \\d{1,3}${whom})?(?: (?:please|pls|only|instead|in total|are enough|is enough|will do|would do))*$`
const wanting =
  "(?:(?:i|we)(?:[’']d)? (?:only |just |really |actually )*(?:want|need|wanted|needed|meant|mean|asked for|said|would like|like)|make (?:it|that|them)|(?:it|that) should be)"
const sorry = '(?:no|nope|sorry|oops|wait|actually|hm+|well|ok|okay|but|my mistake)'
const corrected = new RegExp(`^(?:${sorry}[,.!]? )+(?:${wanting} )?(?:only |just |for )*${number}${end}`, 'i')
const narrowed = new RegExp(`^(?:please )?(?:${wanting} )?(?:only|just) ${number}${end}`, 'i')
const preferred = new RegExp(
  `^(?:(?:more like|rather|better) ${number}${end}|${number}${whom} (?:are |is |would be |will be )?(?:enough|will do|would do|suffices?|would suffice)|${wanting} (?:only |just )*${number}${end}|${number}${whom},? (?:and )?(?:not|instead of|rather than) \\d{1,3}${whom}(?: please)?$)`,
  'i',
)
