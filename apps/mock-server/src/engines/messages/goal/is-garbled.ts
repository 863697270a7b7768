import { garbled } from './garbled-sentences'
import { isGlued } from './is-glued'
import { namedDoes } from './named-does'
import { namesRecipient } from './names-recipient'
import type { ReadGoal } from './read-goal'
import { saysHappening } from './says-happening'
import { speaksToWriter } from './speaks-to-writer'

/** Whether what was read of a goal is no English as it would stand in a message, or names a message as what is offered. */
export function isGarbled({ about, note, question, remark, subject }: Partial<ReadGoal>): boolean {
  if (
    about !== undefined &&
    (/, (?:looking for|want|need) /i.test(about) ||
      isMessage.test(about) ||
      namesNothing.test(about) ||
      isSentence.test(about) ||
      namedDoes.test(about) ||
      isKeywords.test(about) ||
      saysHappening(about) ||
      isCutOff.test(about) ||
      asksOnly.test(about) ||
      namesRecipient(about))
  )
    return true
  const parts = [about, note, question, remark, subject]
  if (parts.some((part) => part !== undefined && speaksToWriter(part))) return true
  if (note?.split(/(?<=[.!?])\s+/).some(saysNothing) === true) return true
  const sentences = parts.flatMap((part) => part?.split(/(?<=[.!?])\s+/) ?? [])
  const isName = [note, question, remark].some((part) =>
    part?.split(/(?<=[.!?])\s+/).some((one) => nameAlone.test(one)),
  )
  return isName || sentences.some((sentence) => isGlued(sentence) || garbled.some((test) => test(sentence)))
}

/** “win-back for lapsed members”, “price decrease for the standard plan” */
const isMessage =
  /^(?:(?:an?|our|the)\s+)?(?:(?:short|friendly|quick|gentle|final|kind)\s+)*(?:win-?back|re-?engagement|reactivation|(?:price|fee|rate|rent|tariff) (?:decrease|increase|reduction|cut|drop|change|rise|update)s?|reminders?|apolog(?:y|ies)|announcements?|thank[- ]?yous?|notices?|follow-?ups?|congratulations|farewells?|goodbyes?|cancellations?|postponements?|condolences)\b(?!\s+(?:software|tools?|apps?|platforms?|services?|systems?|solutions?|agency|consulting|cards?|campaigns?|courses?|programs?|programmes?|videos?|books?))/i

/** “the invite”, “someone else” */
const namesNothing =
  /^(?:(?:an?|the|this|that|our|my)\s+)?(?:invites?|invitations?|e-?mails?|messages?|sequences?|campaigns?|follow-?ups?|announcements?|introductions?|texts?|outreach)$|^(?:someone|somebody|anyone|anybody|everyone|everybody|something|anything)\b/i

/** “on 3 March”, “our audit, then a pitch”, “free trial for”, “tips, shifts and sick days included” */
const isCutOff =
  /\s(?:for|to|of|with|at|by|from|and|or|the|our|an?|that|which)$|,\s[^,]*\sincluded$|\s(?:paid|covered|provided)$|^(?:apply|register|sign up|exhibit|speak|take part)\s(?:for|to|at|in)\s|^(?:strictly|fully|completely|absolutely|totally)\s\p{Ll}+$|^(?:on|at|by|of|from|until|since|before|after|during|with|without|that|which|who|because|if|when)\s|,\s*then\s/iu

/** “a call”: what is asked for is nothing that is offered */
const asksOnly =
  /^(?:an?|the|one)\s(?:(?:short|quick|brief|first|phone|video|\d{1,3}[- ]min(?:ute)?s?)\s)*(?:calls?|meetings?|chats?|conversations?|appointments?|repl(?:y|ies))$/i

/** “our app now reads receipts” */
const isSentence =
  /^(?:our|my|the|this)\s.*\s(?:now|also|already|still|just)\s+\p{L}+s\s|^(?:our|my)\s(?:[\p{L}-]+\s){1,3}\p{L}{3,}ed\s(?:the|our|an?|all|over|more)\s|\b(?:themselves|itself)\b|^(?:our|my)\s(?:[\p{L}-]+\s){0,2}(?:firm|company|agency|team|studio|office|clinic|practice|workshop)\s\p{Ll}+s\s(?!and\b)\p{Ll}|^winning\s(?!back\b)|^our\s(?:[\p{L}-]+\s){0,2}(?:rep|representative|colleague|salesm[ae]n|agent)\b/iu

/** “Forklift rental weekend 20% autumn”: words that nothing holds together. */
const isKeywords =
  /^(?:(?!(?:our|my|the|an?|for|of|with|in|to|at|from|by|on|and|or|up|over|only|than|about)\s)[\p{L}-]+\s){3,8}\d{1,3}(?:[.,]\d+)?\s?(?:%|€|euros?|percent)(?=\s|$)/iu

/** “Our new lock that works without keys”: good behind “about”, and no sentence. */
const nameAlone = /^(?:our|my) (?:[\p{L}-]+ ){1,4}that \p{L}+s\b(?!.*\b(?:is|are|was|were|will|has|have|can|does)\b)/iu

/** “The price change.”, “The people we met at the fair”: nothing is said of them. */
function saysNothing(sentence: string): boolean {
  const main = sentence.replaceAll(besideIt, ' ').replaceAll(ofMany, ' ')
  return /^(?:the|our|my|these|those)\s/i.test(sentence) && !saysWhatOf.test(main)
}

/** “That works without keys”, “we met at the fair” */
const besideIt =
  /\b(?:that|which|who|whom|we|i|you|they)\s+(?:(?:have|has|had|are|is|were|was|will|can)\s+)?[\p{L}'’]+(?=\s|[.!?]|$)/giu
/** “For teams”: many of something, and nothing that somebody does. */
const ofMany = /\b(?:for|of|with|from|by|in|at)\s+(?:(?:the|our|your|all|new|small|large)\s+)*\p{L}{2,}s(?=\s|[.!?])/giu
/** A verb, or a word that may be one. */
const saysWhatOf =
  /\b(?:is|are|was|were|will|would|can|can['’]?t|could|may|might|must|should|shall|has|have|had|does|do|did|\p{L}+(?:n['’]t|['’]s|['’]re))(?=\s\S)|\b(?!\p{L}*ss\b)\p{L}{2,}s(?=\s\S)|\b(?:\p{L}+ed|went|came|began|left|won|lost|got|made|grew|rose|fell|sold|cost|took|gave|met|paid|sent|spent|ran|wrote|built|bought|brought|chose|held|kept|spoke|taught|told|found)\b/iu
