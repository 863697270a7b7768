import type { Draft } from '../memory'
import { isOfSender } from '../writing/of-sender'

interface Sender {
  /** What somebody has said in this talk. */
  readonly told?: readonly string[] | undefined
  /** What the workspace says that it does. */
  readonly offer?: string | undefined
}

/** “Introduce us in the first email” begins it with what is known of whoever sends it. */
export function withSenderIntroduced(
  prompt: string,
  draft: Draft | undefined,
  { told = [], offer = '' }: Sender,
): string {
  const asked = whoWeAre.exec(prompt)
  const order = asked === null ? '' : prompt.slice(0, asked.index + 1)
  const [introduction = ''] = told.filter(isOfSender)
  if (writes.test(order) && introduction !== '') return `${order} Mention that ${introduction.replace(/[.\s]+$/, '')}`
  const found = draft === undefined ? null : introduces.exec(prompt)
  if (found === null) return prompt
  const own = told.filter(isOfSender).join(' ')
  const [first = ''] = offer.split(/(?<=[.!?])\s+(?=\p{Lu})/u)
  const who = own === '' ? first : own
  const { where } = found.groups ?? {}
  return who === '' ? prompt : `start ${where === undefined ? 'it' : `the ${where}`} with "${who.replaceAll('"', '')}"`
}

/** “Write 2 emails about our springs. Mention who we are” */
const whoWeAre =
  /[.!]\s+(?:please |also |and )*(?:mention|say|tell them|add) (?:who we are|who i am|our name|what we do)[.!\s]*$/i
const writes = /\b(?:write|draft|create|compose|prepare|make)\b/i
const introduces =
  /^(?:(?:please|and|also|now|can you|could you)[,\s]+)*(?:introduce (?:us|me|ourselves|myself|our (?:company|firm|business))|say who (?:we are|i am)|(?:mention|add|say|tell them) (?:who we are|what we do)(?: and what we do)?|(?:put|mention|add|name|use|write|include|say) (?:the name of )?(?:our|my) (?:(?:company|firm|business)(?:['’]s)?(?: name)?|name))(?: (?:first|briefly|shortly))*(?: (?:in|to|into) (?:the )?(?<where>(?:first|second|third|last) (?:e-?mail|message|one)))?(?: (?:first|briefly|please|too|as well))*[?.!]*$/i
