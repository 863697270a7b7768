import { dateNamed } from './date-named'
import { messageWords, partWords, styleWords } from './draft-words'
import { droppedMessage } from './dropped-messages'

/** Whether what is said (its quotations hidden) asks for a change of what was written, and for nothing else. */
export function isDraftEdit(text: string): boolean {
  if (/^how (?:long|short|formal|many)\b/i.test(text) || keepsRows.test(text)) return false
  return edits.some((pattern) => pattern.test(text)) || isStyleAlone(text)
}

/** “Only keep those with an email” */
const keepsRows =
  /\b(?:(?:only|just) keep|keep (?:only|just))\s+(?:those|the (?:ones|people|contacts|companies|accounts)|people|contacts|companies|accounts)\b/i

const quote = '⟦\\d+⟧'
const asking =
  "(?:(?:please|pls|maybe|perhaps|now|also|and|but|then|hmm?|ok(?:ay)?|well|actually|instead|just|only|no|yes|great|perfect|cool|nice|good|thanks|thank you|can you|could you|would you|can we|could we|let's|i(?:'d| would)? (?:want|like|prefer|love|need)(?: you)?(?: to)?|you (?:should|could|can))[,:]?\\s+)*"
const its = '(?:(?:the|this|that|my|your|our|its|each|every|both|all|a|an|another|one|any|some|more|less|fewer)\\s+)*'
/** What stands before a part of a message: “the second”, “a short”; never somebody to be found. */
const some =
  "(?:(?!(?:compan|account|contact|people|person|lead|prospect|firm|row|audience|with|in|at|from|who|that)\\w*\\b)[\\p{L}\\p{N}'’⟦⟧-]+\\s+){0,3}?"
const words = `(?:${messageWords}|${partWords})`

const edits: readonly RegExp[] = [
  // “Make it friendlier”, “keep the second email short”, “make the subject catchier”
  `(?:make|keep|get|have|turn|leave|want)\\s+(?:it|this|that|them|these|those|all|both)\\b.{0,40}?\\b(?:${styleWords}|sound|read|${partWords}|${messageWords})(?![\\p{L}-])`,
  `(?:make|keep|have|turn|let|get)\\s+(?:(?:the|this|that|my|your|our|its|each|every|both|all)\\s+)${some}${words}\\b.{0,60}?(?:${styleWords}|sound|read|end|begin|start|say|more|less|mention|ask|into|${quote})`,
  `(?:make|keep|have)\\s+(?:the linkedin )?(?:step|message|e-?mail)\\s+(?:no\\.? ?|#)?\\d\\b`,
  `write (?:it |this |that |them )?(?:a (?:bit|little) )?(?:more|less) ${styleWords}(?![\\p{L}-])`,
  // “Use a more casual tone”, “a version that is less stiff”
  `(?:use|with|in|try|give (?:it|me|them|us)|strike|take|write (?:it|them|this|that)|say (?:it|this|that)|put (?:it|this|that)|do (?:it|this|that)|make)?\\s*(?:in |with )?${its}(?:${styleWords}|more|less|very|much|bit|different|other|new|warmer|lighter|and|,|\\s)+\\s*(?:tone|style|voice|wording|language|version|subject(?: line)?|intro|opening|draft|one)\\b(?!\\s+(?:\\w+\\s+)?(?:e-?mails?|messages?|linked-?in)\\b)`,
  `(?:the |its |your )?(?:tone|style|wording|voice|language|subject(?: line)?|greeting|opening|ending|intro|signature|(?:(?!(?:write|draft|create|make|compose|prepare|send|need|want)\\s)\\w+ )?${messageWords})\\s*(?:(?:is|are|should|must|sounds?|reads?|feels?|needs?|has|could)\\b|[:=])`,
  `(?:it|this|that|they|these) (?:is|are|sounds?|reads?|feels?|seems?|looks?|should|must|could|needs?|has)(?:'s)?\\b.{0,30}\\b(?:${styleWords}|${partWords})(?![\\p{L}-])`,
  `it(?:'|’)?s\\b.{0,20}\\b${styleWords}(?![\\p{L}-])`,
  `(?:sound|be|speak|talk)\\s+(?:a |an |the |bit |little |much |far |more |less |not |so |too |very |even )*${styleWords}(?![\\p{L}-])`,
  `(?:don't|don’t|do not|never|stop) (?:be|sound|being|sounding)\\b`,
  `(?:don't|don’t|do not|never|stop|avoid|no|without|skip|lose)(?![\\p{L}])\\s*(?:use|using|say|saying|mention|mentioning|write|writing|have|include|including|start|begin|end|sign)?\\s*${its}${some}(?:${partWords}|${quote})`,
  `(?:don't|don’t|do not|stop|never) (?:mention|mentioning|say|saying|write|writing|talk|talking) (?:that|about|the|our|anything|so)\\b`,
  `(?:don't|don’t|do not|never) ask (?:(?:them|him|her) )?(?:for )?(?:anything|a thing|a question)\\b`,
  `i (?:don't|don’t|do not) like (?:the|this|its|that) ${some}${words}`,
  `(?:make|have|let) it (?:be )?about\\b`,
  `(?:at most|max(?:imum)?\\.?(?: of)?|under|below|no more than|less than|within|up to)\\s+\\d{1,4}\\s+(?:words|characters)(?![\\p{L}-])`,
  `(?:no|without)\\s+(?:an?\\s+|any\\s+)?(?:calls?|meetings?|prices?|pricing|costs?|discounts?)(?:\\s+(?:please|at all))*\\s*(?:[,.]|and\\s+no\\s|$)`,
  dateNamed.source,
  // Only texts can be …
  `(?:rephrase|reword|rewrite|re-write|redo the (?:draft|text|message)|shorten|lengthen|soften|sharpen|proofread|spell-?check|personali[sz]e|translate|paraphrase|condense|simplify|spice up|jazz up|humani[sz]e)\\b`,
  `tone (?:it|this|that|them|${its}${some}${words}) (?:down|up)\\b|tone down\\b|try (?:it |this |that )?(?:again|once more)\\b.{0,40}?\\b(?:${styleWords}|tone|words|sentences)(?![\\p{L}-])|cut (?:it|them|this) (?:down|short|in half)\\b|cut down\\b|polish (?:it|this|that|them|the)\\b`,
  `(?:improve|fix|edit|adjust|tweak|modify|alter|revise|rework|polish|expand|extend|trim|tighten|shorten|correct|change|redo|vary)\\s+(?:it|this|that|them|these)\\s*(?:\\b(?:a bit|a little|please|slightly|somewhat|again|now|up|further|so|to be|to sound)\\b.*)?$`,
  `(?:improve|fix|edit|adjust|tweak|modify|alter|revise|rework|polish|expand|extend|trim|tighten|correct|change|update|set|vary|redo)\\s+${its}${some}(?:${words}|${quote})(?![\\p{L}-])`,
  `(?:replace|swap|substitute|exchange|change|turn)\\s+.{0,120}?(?:\\b(?:with|by|to|for|into)\\s+)${quote}`,
  `replace\\s+(?!(?:the|all|our|my|every|these|those|contacts?|accounts?|people)\\b)\\S+(?:\\s\\S+)?\\s+(?:with|by)\\s+\\S.{0,60}$`,
  `(?:replace|swap|change|turn|update|correct)\\s+(?:the\\s+)?(?:(?:date|price|discount|time|day|number|figure|percentage|year)\\s+)?(?:from\\s+)?(?:[€$£]?\\d|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)).{0,30}?\\s(?:with|by|to|for|into)\\s`,
  `(?:add|include|write|put)\\s+(?:an?\\s+|the\\s+)?p\\.?\\s?s\\b|p\\.?\\s?s\\.?\\s*:`,
  `(?:replace|swap|substitute)\\s+${its}${some}(?:${words}|${quote})`,
  `(?:use|say|write|put)\\s+${quote}|(?:use|say|write|put)\\s+.{1,80}?\\binstead of\\s+(?:${quote}|\\S+(?:\\s+in (?:all|every|each)\\b.*)?$)`,
  // “Find a friendlier tone for the companies”
  `(?:find|look for|search for|come up with|think of|choose|pick)\\s+(?:me |us )?${its}(?:(?:${styleWords}|more|less|much|bit|other|different|new|lighter|warmer|nicer)[\\s,]+(?:and |but )?)+(?:${partWords}|${messageWords})(?![\\p{L}-])(?!\\s+(?!(?:for|to|that|which|please|in|of|and|with|about|here|now|at|on|again|instead)\\b)\\p{L})`,
  // “Add a sentence …”, “remove the signature”
  `(?:add|insert|include|append|attach|put(?: in)?|throw in|use|work in)\\s+${its}${some}(?:${partWords}|${quote})(?![\\p{L}-])`,
  `(?:add|insert|include|append)\\s+(?:a|an|one|another|two|three|\\d) ?(?:more |further |additional |extra |second |third |fourth |follow-?up )*(?:steps?|follow-?ups?|e-?mails?(?! address)|messages?)\\b(?! to\\b)(?! about\\b)`,
  `(?:remove|delete|drop|erase|cut|take out|strip|get rid of|leave out|omit|skip|lose)\\s+${its}${some}(?:${partWords}|${quote}|parts?\\b|bits?\\b)(?![\\p{L}-])`,
  droppedMessage,
  `(?:remove|delete|drop|leave out|omit|skip|lose)\\s+(?:the\\s+)?(?:company|first|last)?\\s?names?\\b(?! of)`,
  `(?:mention|say|state|tell them|point out|add|stress|emphasi[sz]e)\\s+(?:that|how)\\b`,
  `(?:mention|bring up)\\s+`,
  `(?:end|close|finish|begin|start|open|lead)\\s+(?:(?:it|this|that|them|off|all|(?:the|each|every|my|both)\\s+(?:\\S+\\s+)?${messageWords})\\s+)*(?:with|on|by)\\s+(?:${its}${some}(?:${words}|${quote})|asking|a question)`,
  `(?:sign)\\s+(?:it|them|off|this|as|with|from|both|all|${its}${words})`,
  `(?:address|greet|call)\\s+(?:them|him|her|people|the reader)\\s+\\S|use (?:their|the|his|her) (?:first|last|full|company)? ?names?\\b|use (?:sie|du)\\b`,
  `ask (?:them |him |her )?to\\s+(?:reply|respond|answer|confirm|rsvp|register|sign up|let (?:me|us) know)\\s+(?:\\S+\\s+){0,4}?(?:by|before|until)\\s[^,;.]{2,60}$`,
  `ask (?:them |him |her )?(?:for|if|whether|to)\\s+.{1,120}\\b(?:instead|at the end|in the end|rather than)`,
  `(?:ask|asking) (?:them |him |her )?for (?:a|an|\\d+)\\b.{0,30}\\b(?:chats?|calls?|meetings?|demos?|conversations?|coffee|repl(?:y|ies)|feedback|introductions?|minutes)\\b`,
  `(?:in|into|auf|to) (?:german|french|spanish|italian|dutch|portuguese|polish|swedish|danish|norwegian|finnish|english|chinese|japanese|deutsch)\\b[^a-z]*(?:please|instead)?[^a-z]*$`,
  `(?:make|write|have|put|do|say|give me|send) (?:it|them|this|that) (?:in|into) (?:german|french|spanish|italian|dutch|portuguese|polish|swedish|danish|norwegian|finnish|english|chinese|japanese|deutsch)\\b`,
  `(?:(?:write|draft|create|make|do|show|suggest|generate|produce|prepare|try|give) (?:me |us )?)?(?:another|a (?:new|different|second|third|alternative)|one more) (?:try|version|variant|variation|draft|take)\\b(?!.*\\b(?:about|for|to|linked-?in)\\b)|(?:new draft|give me (?:another|a different|a new) (?:version|draft|one|variant|take)|start over with the (?:email|message|draft|text))\\b`,
  // “Write it again”, “say it differently”
  `(?:write|draft|word|phrase|say|put|do)\\s+(?:(?:it|this|that|them|these|those|all)|${its}${some}${messageWords})\\s+(?:all )?(?:again|anew|once more|differently|another way|in (?:other|different|new) words)\\b(?!.*\\b(?:about|for|to|linked-?in)\\b)|in (?:other|different|new) words\\b|(?:re-?write|redo)\\s+(?:it|this|that|them|these|those|all|everything|${its}${some}${messageWords})\\b`,
].map((pattern) => new RegExp(`^${asking}(?:${pattern})`, 'iu'))

/** “A bit more formal please”, “too long”, “not so stiff, and shorter” */
function isStyleAlone(text: string): boolean {
  const rest = text.replaceAll(new RegExp(`(?<![\\p{L}-])${styleWords}(?![\\p{L}-])`, 'giu'), ' ')
  if (rest === text || isPraise.test(text) || ordersOne.test(text)) return false
  const left = rest.replaceAll(glue, ' ').replaceAll(new RegExp(`(?<![\\p{L}-])${words}(?![\\p{L}-])`, 'giu'), ' ')
  return !/[\p{L}\p{N}]/u.test(left)
}

/** “Draft a short email” */
const ordersOne =
  /^(?:(?:please|now|and|then|ok(?:ay)?|can you|could you)[,\s]+)*draft\s+(?:(?:me|us|them)\s+)?(?:an?|one|two|three|\d)\s(?:\S+\s){0,3}?(?:e-?mails?|messages?|notes?|sequence|mails?)\b/i
const isPraise =
  /^(?:that(?:['’]s| is)?|it(?:['’]s| is)?|looks?|sounds?|much|so|a lot|far|\s)*(?:better|strong|clear|natural|good|nice)[\s.!]*$/i

const glue =
  /(?<![\p{L}-])(?:but|and|or|please|pls|maybe|perhaps|it|its|it's|this|that|they|them|the|is|are|sounds?|reads?|looks?|feels?|seems?|should|could|can|must|be|being|a|an|bit|little|lot|touch|tad|slightly|much|far|way|even|not|so|too|less|more|still|rather|very|quite|try|something|now|as|again|than|kind|sort|of|how|about|what|i|you|me|want|need|like|prefer|would|make|keep|way|in|with|for|my|to|overly|yet|though|instead|first|second|third|last|one|all|just|only|hmm?|ok(?:ay)?|no|yes|well|also|then|i'd|some|any|taste)(?![\p{L}-])/giu
