import { isAddressee } from './is-addressee'
import { leadsTo, recipients } from './read-offering'
import type { ReadGoal } from './read-goal'
import { startsWithVerb } from './verbs'

/** Whether what was read of a goal is no English as it would stand in a message, or names a message as what is offered. */
export function isGarbled({ about, note, question, remark }: Partial<ReadGoal>): boolean {
  if (about !== undefined && (isMessage.test(about) || namesRecipient(about))) return true
  const sentences = [about, note, question, remark].flatMap((part) => part?.split(/(?<=[.!?])\s+/) ?? [])
  return sentences.some((sentence) => garbled.some((test) => test(sentence)))
}

/** “win-back for lapsed members”, “price decrease for the standard plan” */
const isMessage =
  /^(?:(?:an?|our|the)\s+)?(?:(?:short|friendly|quick|gentle|final|kind)\s+)*(?:win-?back|re-?engagement|reactivation|(?:price|fee|rate|rent|tariff) (?:decrease|increase|reduction|cut|drop|change|rise|update)s?|reminders?|apolog(?:y|ies)|announcements?|thank[- ]?yous?|notices?|follow-?ups?|congratulations|farewells?|goodbyes?|cancellations?|postponements?|condolences)\b(?!\s+(?:software|tools?|apps?|platforms?|services?|systems?|solutions?|agency|consulting|cards?|campaigns?|courses?|programs?|programmes?|videos?|books?))/i

/** “a joint webinar to marketing agencies”, but not “our guide to suppliers” */
function namesRecipient(about: string): boolean {
  return [...about.matchAll(/\s+to\s+/gi)].some(({ index, 0: joint }) => {
    const [tail = ''] = about.slice(index + joint.length).split(/[,:;]|\s(?:with|who|that|in|at|for|from|on|of)\s/i)
    return !leadsTo.test(about.slice(0, index)) && (isAddressee(tail) || recipients.test(tail))
  })
}

const garbled: readonly ((sentence: string) => boolean)[] = [
  // “Thank you for with a voucher”
  (sentence) => /\b(?:for|of|about)\s+(?:with|for|of)\s|\bto\s+(?:for|with|of|to)\s/i.test(sentence),
  // “Parents the course is moved”
  (sentence) =>
    /^\p{L}{4,}(?<!\b(?:this|always|perhaps|besides|unless|across|\p{L}+(?:day|ward|time|ou|nes)s))s (?:the|our|we|your|their|that)\s(?!of\b)/iu.test(
      sentence,
    ),
  // “We want offer our service”
  (sentence) => {
    const [, wanted = ''] =
      /^(?:we|i)\s+(?:also\s+)?(?:want|wish|would like|plan|hope|need)\s+(.+)$/i.exec(sentence) ?? []
    return startsWithVerb(wanted)
  },
  // “We miss you message to former subscribers”
  (sentence) =>
    /\b(?:message|note|e-?mail|letter|mail)s?\s+(?:to|for)\s+(?:(?:our|all|the|my|every|those)\s+)?(?:former|past|lapsed|old|new|inactive|existing|customers|clients|members|subscribers|users|suppliers|guests|everyone|everybody)\b/i.test(
      sentence,
    ),
  // “Congratulations on ten years to our supplier”
  (sentence) => {
    const [, whom = ''] =
      /^(?:congrat|happy|merry|thank|we miss|welcome|best wishes|greetings|sorry).*\s(?:to|for)\s+((?:our|my|the|all|every)\s+[^,;:]{2,50}?)[.!]*$/i.exec(
        sentence,
      ) ?? []
    return isAddressee(whom) || recipients.test(whom)
  },
  // “The workshop starts at 8:30 and to bring a laptop”
  (sentence) =>
    /^(?!.*\bto\s+\p{L}+.*\band to\b).*\s(?:is|are|was|were|will|starts?|begins?|takes?|moves?|ends?|opens?|closes?)\s.*\band to\s+\p{L}/iu.test(
      sentence,
    ),
]
