import { ordinalOf } from '../../request/message-named'
import { begin, end, modest, noun, ordinal, placeOf, sentence, type Wish } from './pieces'

/** What is to become of messages as a whole. */
export const messageWishes: readonly Wish[] = [
  // “Write a third email that tells them …”
  [
    new RegExp(
      `${begin}${modest}(?:write|draft|make|create)(?: me| us)? (?:a|the) (?<which>${ordinal}|[1-7](?:st|nd|rd|th)) (?:e-?mail|mail|message)(?= (?:that|which|about|to|with|saying|in which)\\b)`,
      'giu',
    ),
    (said, count, all) =>
      ordinalOf(said['which'] ?? '') === count + 1 ? sentence(said, `add a ${said['which'] ?? ''} email`) : all,
  ],
  // “Have the LinkedIn message say: “…””
  [
    new RegExp(
      `${begin}${modest}(?:have|let|make) (?:it|them|the (?:linked-?in )?(?:message|note|e-?mail)) say[:,]? (?<what>["“„][^"“”]+["”])(?<rest>,? and [^]*)?$`,
      'iu',
    ),
    (said, _, all) => (said['rest'] === undefined ? sentence(said, `it should say: ${said['what'] ?? ''}`) : all),
  ],
  // “I liked the former version better: go back one step”
  [
    /(?<begin>^|[.!?]\s+)(?:(?:hm+|well|sorry|actually|on second thoughts?)[,.]? )?(?:i think |i believe )?(?:i|we) (?:liked?|prefer(?:red)?) (?:the )?(?:former|previous|old|older|earlier|first|last) (?:version|one|text|wording)(?: better| more)?[:.,;]+ (?:so )?/giu,
    (said) => said['begin'] ?? '',
  ],
  [
    new RegExp(
      `${begin}${modest}(?:go|step) back (?:by )?(?:one step|a step|to (?:the )?(?:former|previous|last|earlier) (?:version|one|step))`,
      'giu',
    ),
    (said) => sentence(said, 'undo that'),
  ],
  // “Give the emails the subject “…””
  [
    new RegExp(`${begin}${modest}give (?:it|them|all of them|the ${noun}|the sequence) the subject(?: line)? `, 'giu'),
    (said) => sentence(said, 'change the subject to '),
  ],
  // “Put the third email before the second one”
  [
    new RegExp(
      `${begin}${modest}(?:put|move|place|send) (?:the )?(?<one>${ordinal})(?: ${noun})? (?<how>before|ahead of|in front of|after|behind) (?:the )?(?<other>${ordinal})(?: ${noun})?(?: so that [^.!?]*)?${end}`,
      'giu',
    ),
    (said, count, all) => {
      const [one, other] = [placeOf(said['one'] ?? '', count), placeOf(said['other'] ?? '', count)]
      if (Math.abs(one - other) !== 1) return all
      return sentence(said, `swap step ${Math.min(one, other)} and ${Math.max(one, other)}`)
    },
  ],
  // “…, without shortening it”
  [
    /,? (?:but )?without (?:shortening|lengthening|changing|losing|touching) (?:it|them|the (?:text|rest|length|content|wording)|anything(?: else)?)(?=[.!?,]|$)/giu,
    () => '',
  ],
  // “…, and keep the other two as they are”
  [
    /,? (?:and|but) (?:please )?(?:keep|leave) (?:the |all |both )?(?:(?:other|others|rest|remaining)(?: \p{L}+){0,2}|everything else|all else) (?:as (?:they|it) (?:are|is)|unchanged|untouched|alone|the same)(?=[.!?]*$|[.!?]\s)/giu,
    () => '',
  ],
  // “Make step 1 more formal, leave the others”
  [
    /(?<=\S{3}),? (?:and |but )?(?:please )?(?:leave|keep) the (?:others?|rest|other (?:one|ones|two|three|e-?mails|messages))(?: (?:alone|as (?:they|it) (?:are|is)|like that))?[.!]*$/giu,
    () => '',
  ],
  // “Please write a LinkedIn message of at most 300 characters for the same event as well”
  [
    new RegExp(
      `${begin}${modest}(?:write|draft|make|create|prepare)(?: me| us)? (?<what>(?:a|an|one) (?:short |friendly )?(?:linked-?in (?:message|note)|e-?mail)(?: (?:of|with) [^.,;:!?]{3,40}?)?) (?:for|about|on|to) the same (?:event|offer|thing|purpose|occasion|topic|matter|subject|people)(?: as well| too| also)?${end}`,
      'giu',
    ),
    (said) => sentence(said, `also write ${said['what'] ?? ''}`),
  ],
  // “Oh, that was not a good idea, please undo it”
  [
    /^(?:(?:oh|hm+|well|sorry)[,.]? )?(?:i think |i am afraid )?(?:that|this|it) was (?:not (?:such )?a good idea|a bad idea|a mistake|not right|wrong)(?: of mine)?[,.;:]? (?:so )?(?:could you )?(?:please )?(?=(?:undo|revert|take it back|go back)\b)/iu,
    () => '',
  ],
  // “… in all of them, also in the LinkedIn message”
  [
    /(?<=\bin (?:all|both|each|every one)(?: of them)?),? (?:and )?(?:also|including) (?:in )?the (?:linked-?in (?:message|note)|e-?mails?)(?=[.!]*$|[.!]\s)/giu,
    () => '',
  ],
]
