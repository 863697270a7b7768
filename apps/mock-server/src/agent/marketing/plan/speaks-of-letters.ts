/**
 * Whether a sentence that is to stand in a message speaks of the messages themselves, or gives an order to whoever
 * writes them: “the tone should be warmer”, “it is 39 now, and sign it with Anna”.
 */
export function speaksOfLetters(sentence: string): boolean {
  const said = sentence.trim()
  return isBroken.test(said) || patterns.some((pattern) => pattern.test(said))
}

/** Where an order to the writer begins, in words that go on from what messages are to be about. */
export function orderWithin(text: string): number {
  return styleBehind.exec(text)?.index ?? -1
}

/** Whether it says how messages are to be written, where what they are for may be told as an order: “ask them to join”. */
export function speaksOfStyle(text: string): boolean {
  return orderWithin(text) >= 0 || styleAlone.test(text.trim())
}

const modest = '(?:please |also |then |now |just )*'
const one = '(?:it|them|this|all(?: of (?:it|them))?|both(?: of them)?|everything)'
const letter =
  '(?:(?:e-?mails?|mails?)(?! address)|messages?|letters?|drafts?|follow-?ups?|linked-?in (?:message|note)|sequence)'
const style =
  '(?:shorter|longer|friendlier|warmer|nicer|softer|formal|friendly|informal|casual|personal|polite|pushy|salesy|playful|funnier|snappier|concise|direct)'

/** How it is to be said, and not what. */
const ofStyle = `(?:make|keep|write|turn) ${one} (?:a (?:bit|little) |much |more |less |so |sound |to sound )*(?:${style}|in |into |as )|(?:make|keep|change|set) (?:the|its) (?:tone|subject|greeting|ending|style|wording)|sign (?:it|them|off|as|with|both|all|everything|(?!(?:up|in|on|for|the|an?|our|your|contracts?|documents?)(?![\\p{L}]))\\p{L}+[\\s.,]*(?:$|\\p{L}+[\\s.,]*(?:$|[+\\d])))|shorten (?:it|them|the|both|all)|re-?(?:write|word|phrase) (?:it|them|the|both|all)|save (?:it|them|both|all|everything|the)|enrich|look (?:them|their \\p{L}+) up|show me|update the overview`
const ofMatter =
  "(?:take out|leave out|remove|delete|drop) (?:the|that|what|any|all)|(?:do not|don['’]?t|never) (?:mention|say that|write|use the word|ask (?:for|them))|mention (?:that|the|our|it|this|how)|say that|ask (?:them|whether|if)|tell (?:them|him|her|everybody|everyone) (?:that|about|we|it|the)|put (?:that|it|this) (?:in|at|into|under|behind|before)"
const order = `${modest}(?:${ofStyle}|${ofMatter})(?![\\p{L}])`
const behind = (wish: string) =>
  new RegExp(`(?:[,;]|[.!]) (?:and |but |then )?(?=${wish})|\\s(?:and|but|then) (?=${wish})`, 'iu')
const styleBehind = behind(`${modest}(?:${ofStyle})(?![\\p{L}])`)

const styleAlone = new RegExp(`^${modest}(?:${ofStyle})(?![\\p{L}])`, 'iu')

const patterns = [
  behind(order),
  new RegExp(`^${order}`, 'iu'),
  new RegExp(
    `(?<!\\b(?:to|answer|answering|reading|read|with|forward|share) )\\b(?:the|this|that|these|those|each|every|all|both|all the) (?:(?:first|second|third|fourth|fifth|last|final|next|other|same|linked-?in|short|whole|\\d(?:st|nd|rd|th)?|two|three|four|five) )*${letter}\\b`,
    'iu',
  ),
  /\b(?:e-?mail|mail|message|step|follow-?up) #?[1-7]\b/iu,
  /\b(?:the|its|a|your) (?:[\p{L}-]+ )?(?:tone|wording|subject(?: line)?|salutation|sign-?off|greeting|placeholder)\b/iu,
  new RegExp(
    `^(?:it|this|that|they|a bit|a little|much|more|less|make|too|not (?:so|too|as)|sounds?|should)\\b(?: (?:should|must|could|can|to|be|sounds?|reads?|is|are|a|bit|little|more|less|much|too|so|very|quite|it|this|them))* ${style}[.!]?$`,
    'iu',
  ),
  /^(?!.*\b(?:you|we|they|who|people) (?:can|could|may|will|would|do|use|get|come|take|pay)\b).*\binstead[.!]?$/iu,
  /,? (?:everywhere|in (?:all|both|each)(?: of (?:them|it)| (?:e-?mails|messages))?)[.!]?$/iu,
  /\d\S*(?: [\p{L}%€]+){0,3},? (?:and |but )?not (?:[€$£] ?)?\d/u,
  /\b(?:the|each|every) (?:recipient|addressee|reader)s?\b|^I would also like to mention (?:the|their|your) (?:compan(?:y|ies)|firms?|names?|(?:job )?titles?|roles?|city|town)\b/iu,
  /^(?:that|this|it|they|these) (?:all )?(?:reads?|sounds?|looks?)(?: \p{L}+){0,2} (?:nice(?:ly)?|good|well|great|fine|better|lovely|perfect(?:ly)?|wonderful(?:ly)?|beautiful(?:ly)?)[.!]*$/iu,
  /^(?:i|we) (?:forgot|meant|wanted to (?:say|add|mention)|want (?:it|them|you|the (?:text|tone))|would like (?:it|them|you|the (?:text|tone)))\b/iu,
  /^you (?:forgot|wrote|have written|should (?:say|write|mention|add|put|change|make it))\b/iu,
]

/** “Our price is 39, and.” */
const isBroken = /(?:[,;:]|\s)(?:and|but|or|the|an?)?[,;:]\s*[.!]*$|\s(?:and|but|or|the|an?)\s*[.!]*$|,\s*[,.]|⟦|⟧/iu
