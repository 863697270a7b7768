import { upperFirst } from '../../../engines/messages/upper-first'

/**
 * What is asked without the words around it: “now I would be very grateful if you could write …” is “Write …”, and what
 * is told in front of “: could you please …” is a sentence of its own.
 */
export function withoutPoliteFrame(message: string): string {
  return message
    .replace(apology, '$1')
    .replace(sigh, '')
    .replace(yesFirst, '$1. ')
    .replace(frame, (_, before: string, next: string) => `${before === '' ? '' : before}${upperFirst(next)}`)
    .replace(jointFrame, (_, next: string) => `. ${upperFirst(next)}`)
    .replace(afterTold, (_, told: string, next: string) => `${told}. ${upperFirst(next)}`)
    .replace(afterQuestion, (_, asked: string, next: string) => `${asked}? ${upperFirst(next)}`)
    .replace(rightPeople, '')
    .replace(putMoreSimply, '$1')
    .replace(ifPossible, '')
    .replace(letMeKnow, 'tell me')
    .replace(mayIAsk, '$1')
    .replace(tellMeWhat, '$1What do $2')
}

const you = '(?:could|would|can|might|were able to|would be able to)'
const modest = '(?:please |also |perhaps |possibly |kindly |maybe |now |then )*'
const asks = `(?:(?:i|we)(?:['’]d| would| should)(?: also)?(?: be)?(?: (?:very|so|really|most|quite))* (?:grateful|glad|happy|thankful|pleased|obliged|delighted|appreciate it)(?: very much| a lot)?,? if you ${you}|it (?:would|['’]d) be (?:(?:very|really|so) )?(?:nice|great|kind|helpful|lovely|wonderful|good|perfect|ideal|fantastic) if you ${you}|(?:i|we) (?:was |were |am |are )?wonder(?:ing)? (?:if|whether) you ${you}|would it be possible(?: for you)? to|(?:may|might|can|could) (?:i|we) (?:please |also |kindly )*ask you to|(?:i|we)(?:['’]d| would) (?:also |very much )?like (?:to ask )?you to|(?:please be|would you be|could you be) so kind (?:as to|and)|${you} you ${modest}be so kind (?:as to|and))`
const verbAhead = '(?=\\p{Ll})'
const frame = new RegExp(
  `(^|[.!?;]\\s+)(?:(?:now|then|next|finally|also|first|and|so|besides|in addition)[,\\s]+)*${asks}[, ]+${modest}${verbAhead}(\\p{Ll})`,
  'giu',
)
const jointFrame = new RegExp(`,? and ${asks}[, ]+${modest}${verbAhead}(\\p{Ll})`, 'giu')
const deed =
  '(?:find|add|make|write|draft|save|enrich|look|show|tell|drop|remove|delete|leave|take|sign|shorten|change|replace|mention|update|check|count|list|get|give|include|search|exclude|put|correct|undo|go back|open|close|end|start|ask|let|have|move)\\b'
/** “We have nice customers in Osnabrück: could you please add …” */
const afterTold = new RegExp(
  `((?:^|[.!?]\\s+)(?:we|i|our|there|it|they|my)\\b[^.!?:"“”]{8,200}):\\s+(?:could|can|would|will) you ${modest}(${deed})`,
  'giu',
)
/** “How many are from food companies, and could you please remove …” */
const afterQuestion = new RegExp(
  `((?:^|[.!?]\\s+)(?:and |so )?(?:how|who|whose|which|what|where|is|are|do|does|have|has)\\b[^.!?:"“”]{6,160}?),? and (?:could|can|would|will) you ${modest}(${deed})`,
  'giu',
)
/** Behind whom one wants to reach, it asks for nothing else: “Could you please find the right people for me?” */
const rightPeople =
  /(?<=[.!?]\s)(?:so )?(?:could|can|would|will) you (?:please )?(?:find|look for|get) (?:me )?(?:the right|such|suitable|these|those|the) (?:people|contacts|persons|ones)(?: for (?:me|us|that|this))?(?: please)?[.?!]*(?=\s|$)/giu
/** “I am so sorry, I gave you a wrong fact: …” */
const apology =
  /(^|[.!?]\s+)(?:(?:oh|ah|oh dear|hm+|well)[,!.]? )?(?:(?:i|we)(?:['’]m|['’]re| am| are) )?(?:(?:so|very|really|terribly) )?sorry(?: about that| for that| for the confusion)?[,.!:–-]+ (?:but )?(?:i|we|that) (?:gave|told|made|wrote|said|mixed|got|had|was|have|confused)\b(?: you)?[^.:;!?"“”]{2,50}?(?:wrong|mistake|mixed up|error|incorrect)(?: \p{L}+){0,3}?[:.;,–-]+\s*(?:in fact,? |actually,? )?(?=(?:the|our|we)\s)/giu
/** “Sorry, I will put it more simply.” */
const putMoreSimply =
  /(^|[.!?]\s+)(?:(?:sorry|ok(?:ay)?|then|well|i see)[,!.]? )*(?:i|let me)(?:['’]ll| will)? (?:put|say|try|rephrase|reword|ask)(?: (?:it|that|this))?(?: (?:more simply|again|differently|in other words|another way|once more|one by one|step by step))+[.:!]\s+/giu
/** “…, if you would be so kind”: nothing depends on that. */
const ifPossible =
  /,? if (?:you (?:would|could) be so (?:kind|good)|(?:that|this|it) (?:is|were|would be) (?:at all )?possible|possible|you (?:do not|don['’]t) mind|you (?:can|could)|I may(?: ask)?|it is not too much (?:trouble|work))(?=[.!?]*$|[.!?]\s)/giu
/** “Let me know who of them …” */
const letMeKnow = /\blet (?:me|us) know(?= (?:who|how many|how much|which|whether|what|when|where)\b)/giu
/** “May I ask when the second one goes out?” */
const mayIAsk =
  /(^|[.!?]\s+)(?:may|might|can|could) i (?:please |just |also )*ask(?: you)?,? (?=(?:when|whether|what|how|who|where|which)\b)/giu
/** “Oh dear, …”, and what has gone wrong before it is to be undone. */
const sigh =
  /^(?:oh (?:dear|no)|oops|ouch|dear me)[,.!]+\s+(?:[^.!?]{5,160} (?:has|have|is|are|was|were) (?:now )?(?:landed|ended up|gone|put|been put)[^.!?]{0,80}[.!]\s+(?=(?:please |now |could you |can you |kindly )*(?:undo|take|go back|revert)\b))?/iu
/** “Yes, please do, and leave out everybody without an email address” */
const yesFirst =
  /^((?:yes|yep|yeah|sure|ok(?:ay)?|of course)[,.]? (?:please(?: do(?: (?:that|so))?)?|do (?:that|so|it)(?: please)?|go ahead(?: please)?)),? (?:and|but) (?=(?:please |also |then |could you |can you )*(?:leave out|remove|drop|delete|take out|enrich|look up|write|save|tell me|show me)\b)/iu
/** “Tell me what our documents say about …” */
const tellMeWhat =
  /(^|[.!?]\s+)(?:(?:could|can|would) you (?:please |kindly )*)?(?:please )?tell (?:me|us) what (?:do )?((?:our|the|my) documents? (?:say|tell us|mention|have)\b)/giu
