import { documentKinds } from './document-kinds'

/** What somebody asks the documents of the workspace for: “what do our documents say about cold storage?”. */
export function readDocumentsQuestion(text: string): string | undefined {
  const plain = text.replace(/[.!?\s]+$/, '')
  for (const pattern of questions) {
    const about = pattern.exec(plain)?.groups?.['about']
    if (about !== undefined) return about.trim()
  }
  return undefined
}

const lead = '^(?:(?:and|so|but|ok|okay|now|please|tell me|can you tell me|could you tell me|can you|could you)[, ]+)*'
const documents = `(?:(?:the|our|my|your|these|those|all|any) )*(?:(?:uploaded|knowledge) )?(?:knowledge ?base|${documentKinds})`
const matter = '(?:about|on|of|regarding|concerning|for) (?<about>.{2,150})'
const asking = '(?:what|which|when|where|who|how(?: (?:much|many|long|often|far|soon|fast|big|large))?)'
const verb = '(?:is|are|was|were|do|does|did|can|will|costs?|has|have)'
const questions: readonly RegExp[] = [
  `what (?:do|does|did|can) ${documents} (?:say|tell|know|have|contain)(?: us| me)? ${matter}`,
  `what (?:is|stands|can (?:i|we) find|do (?:i|we) have) in ${documents} ${matter}`,
  `(?:do|does) ${documents} (?:say|have|contain|tell)(?: us| me)?(?: anything| something)? ${matter}`,
  `(?:do|does) ${documents} mention (?<about>.{2,150})`,
  `(?:is|are) there (?:anything|something) in ${documents} ${matter}`,
  `(?:is|are) there (?:anything|something) ${matter} in ${documents}`,
  `(?:search|look through|go through|check) ${documents} ${matter}`,
  `(?:${asking} )?(?:${verb} )?(?<about>.{2,150}?),? (?:according to|as (?:said|stated|written) in) ${documents}`,
  `(?:according to|as per) ${documents},? (?:${asking} )?(?:${verb} )?(?<about>.{2,150})`,
  `(?<about>who (?:has )?(?:founded|started|set up|established|owns|owned) (?:us|(?:our|my|this) (?:company|business|firm)))`,
  `(?:look up|find out about|read up on) (?<about>.{2,150}?) in ${documents}`,
].map((question) => new RegExp(`${lead}${question}$`, 'i'))
