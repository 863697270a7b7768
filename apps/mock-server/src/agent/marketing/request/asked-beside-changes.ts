import { message, ordinal } from './named-message'
import type { Rewording } from './other-words'

/** Undoing, saving and questions of what is there, beside changes. */
export const askedBesideChanges: readonly Rewording[] = [
  // “Undo that, I want my 3 emails back”
  [
    /^(?:(?:no|oh|oops|sorry|please|(?:i am|i['’]m) sorry|that was (?:a mistake|a misunderstanding|not what i meant|wrong)|could you|can you)[,.\s]+)*(?:undo (?:that|it|this),? (?:and )?(?:i want|give me|bring back) (?:my|the) [^.!?]{2,40} back|(?:go|get|come) back to (?:my|the) (?:[1-7]|two|three|four|five|old|first|other) (?:e-?mails?|messages?)(?: from before| again| we had)?|undo the (?:linked-?in|e-?mail) (?:one|message|note))[.!?]*$/i,
    'undo that',
  ],
  // “What price is in mail 1 now?”
  [
    /^(?:(?:and|so|but)[,\s]+)*(?:what|which) (?:price|subject|date|day|signature|name|greeting|text|words?) (?:is|are|do we (?:say|have|give|name)|stands?|do i have) in ((?:the )?[^.?!]{3,30}?)(?: (?:now|right now|at the moment))?\s*\?*$/i,
    (all, where = '') =>
      new RegExp(`^(?:the )?(?:(?:${ordinal} )?${message}s?|${message} [1-5])$`, 'i').test(where)
        ? `show me ${/^the /i.test(where) || /\d$/.test(where) ? where : `the ${where}`}`
        : all,
  ],
  // “Tell me whether everything has been saved”
  [
    /\b(?:tell me|let me know) (?:whether|if) (?:everything|all|it|that|they) (?:has|have|is|are)(?: all)?(?: been)?(?: now)? saved\b/gi,
    'what is saved?',
  ],
  [/what is saved\?, and (?=what )/, 'what is saved? And '],
  // “Tell me what I have to do next”
  [
    /,? and tell me what (?:i|we) (?:have to|need to|should|must|can) do (?:next|now|then|so that (?:they|it) (?:are|is|get|gets|go|goes)(?: sent| out| launched)|to (?:send|launch) (?:them|it))\b/gi,
    '. What is next?',
  ],
  [
    /\btell me what (?:i|we) (?:have to|need to|should|must|can) do (?:next|now|then|so that (?:they|it) (?:are|is|get|gets|go|goes)(?: sent| out| launched)|to (?:send|launch) (?:them|it))\b/gi,
    'what is next?',
  ],
  // “Save both, and update the overview”
  [
    /\b(save (?:it|them|both|all|everything|all of (?:it|them)|the (?:e-?mails?|messages?|linked-?in messages?)))(?: now| please)?,? and (?:then |also |please )*(?=(?:update|write|refresh|renew) the overview\b)/gi,
    '$1. Then ',
  ],
  // “Save both, the emails and the LinkedIn message”
  [
    /\bsave (?:both|all|everything|them both)[,:]? (?:of them[,:]? )?(?:the )?(?:e-?mails?|linked-?in (?:messages?|notes?)) and (?:the )?(?:e-?mails?|linked-?in (?:messages?|notes?))/gi,
    'save both',
  ],
]
