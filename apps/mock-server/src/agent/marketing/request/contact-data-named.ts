const kind =
  'e-?mails?(?: address(?:es)?)?|(?:tele|mobile )?phones?(?: numbers?)?|mobile numbers?|linked-?in(?: (?:profiles?|urls?|pages?))?'
const lead = '(?:(?:and|so|but|ok(?:ay)?|then|thanks|now|hm+)[,\\s]+)*'

/** Whom a question may be about that goes by what is known of them. */
const named = new RegExp(`\\b(?:(?:an?|any|the|their|his|her)\\s+)?(?:${kind})\\b`, 'i')
/** “Who is missing one?” */
const ofOne = new RegExp(
  `^${lead}(who(?:se)?|which(?: of (?:them|those|these))?|how many(?: of (?:them|those|these))?)\\b[^.;!?]{0,20}?\\b(missing|without|lacks?|lacking|(?:has|have)(?:\\s+(?:not|no)|n?['’]?t)?(?:\\s+got)?|do(?:es)?(?:\\s+not|n['’]?t)\\s+have|needs?)\\s+(?:one|any|it|them|that)(?:\\s+(?:yet|now|still|already))*[?.!\\s]*$`,
  'i',
)
const isLack = /missing|without|lack|not?\b|n['’]?t\b|need/i
/** “And a phone number?” */
const another = new RegExp(
  `^${lead}(?:what about|how about)?\\s*((?:an?|any|the|their)\\s+(?:${kind})|(?:${kind}))[?.!\\s]*$`,
  'i',
)
const isQuestion =
  /^(?:(?:and|so|but|ok(?:ay)?|then|now)[,\s]+)*(?:who|which|how many|do|does|has|have|is|are)\b[^.;]*$/i
/** Who has something that is known of people, and who has not. */
const ofHaving = /\b(?:missing|without|lacks?|lacking|have|has|haven['’]?t|hasn['’]?t|got|no|needs?)\b/i

/** A question that leaves open what of people it is about, with what was asked about before it. */
export function withContactDataNamed(prompt: string, before: readonly string[]): string {
  const asked = before
    .filter((said) => !isPolite.test(said))
    .slice(-mostBefore)
    .reduce<string | undefined>((last, said) => goingOn(said, last), undefined)
  return goingOn(prompt, asked)
}

const isPolite = /^(?:thanks|thank you|thx|ok(?:ay)?|great|good|perfect|i see|hm+)\b[^?]{0,20}$/i

/** Further back, nobody remembers what was asked. */
const mostBefore = 4

function goingOn(said: string, last: string | undefined): string {
  if (last === undefined || !isQuestion.test(last) || !ofHaving.test(last)) return said
  const [what] = named.exec(last) ?? []
  if (what === undefined) return said
  const [, who, having = ''] = ofOne.exec(said) ?? []
  if (who !== undefined)
    return `${who} ${/many/i.test(who) ? 'have' : 'has'} ${isLack.test(having) ? `no ${bare(what)}` : withArticle(what)}?`
  const [, other] = another.exec(said) ?? []
  return other === undefined ? said : last.replace(named, withArticle(other))
}

/** “Email addresses” is what one has one of. */
function withArticle(what: string): string {
  return `${/mail/i.test(what) ? 'an' : 'a'} ${bare(what)}`
}

function bare(what: string): string {
  if (/mail/i.test(what)) return 'email address'
  return /linked/i.test(what) ? 'LinkedIn profile' : 'phone number'
}
