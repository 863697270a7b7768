import { upperFirst } from '../upper-first'
import { isPeople } from './people-words'
import { recipients } from './read-offering'

/**
 * What somebody is to be brought to do, as it is offered and asked: “Get quality managers to book our free survey before 15
 * December, because audits start in January”.
 */
export function asBroughtTo(goal: string): string {
  const { whom = '', verb = '', thing = '', until, rest = '' } = brought.exec(goal)?.groups ?? {}
  if (verb !== '' && isWhom(whom)) {
    const day = until === undefined ? '' : ` ${until}`
    const more = rest === '' ? '' : ` ${upperFirst(rest)}`
    if (talks.test(thing)) return `Ask them to book ${thing}${day}.${more}`
    return `Offer them ${thing} and ask them to ${verb.toLowerCase()} it${day}.${more}`
  }
  const { guests = '', event = '', more = '' } = registered.exec(goal)?.groups ?? {}
  if (event !== '' && isWhom(guests)) return `Invite them to ${event} and ask them to register${more}`
  const { invited = '', offer = '' } = invitedTo.exec(goal)?.groups ?? {}
  return offer !== '' && isWhom(invited) ? goal.replace(invitedTo, 'Offer them $<offer>') : goal
}

function isWhom(words: string): boolean {
  return isPeople(words) || recipients.test(words)
}

const wanted = String.raw`(?:please\s)?(?:(?:write\s(?:to\s)?(?:them\s)?)?invit(?:e|ing)|get|convince|persuade|encourage|motivate|urge|bring|(?:(?:our|the)\s(?:goal|aim)\sis\s)?to\sget|(?:we|i)(?:['’]d)?(?:\swould)?\s(?:like|want|need))`

const brought = new RegExp(
  String.raw`^${wanted}\s(?<whom>[^.,;:!?\n]{2,60}?)\sto\s(?<verb>book|order|reserve|request)\s(?<thing>(?:our|an?|the|one)\s[^.,;:!?\n]{3,80}?)(?:\s(?<until>(?:before|by|until)\s[^.,;:!?\n]{2,30}))?(?:[.!]?$|(?:,\s(?:because|since|as)|[,;.!]|\s[–-])\s(?<rest>\S[^]*)$)`,
  'iu',
)
const talks =
  /^(?:an?|one|the)\s(?:(?:short|free|quick|first|live|personal|online|\d+[- ]minute)\s)*(?:demo|call|meeting|visit|appointment|chat|talk)$/i

const registered = new RegExp(
  String.raw`^(?:${wanted}|(?:please\s)?(?:ask|invite))\s(?<guests>[^.,;:!?\n]{2,60}?)\sto\s(?:register|sign\sup)\sfor\s(?<event>(?:our|an?|the)\s(?:[\p{L}\d-]+\s){0,3}?(?:webinar|workshop|seminar|conference|open\sday|masterclass|training|breakfast|event|course|fair|meetup|summit|panel)(?:\s[^.,;:!?\n]{2,60})?)(?<more>[.,;:!][^]*)?$`,
  'iu',
)

/** “Invite quality managers to a free pest survey”: it is done at theirs, and nobody comes to it. */
const invitedTo =
  /^(?:please\s)?invite\s(?<invited>[^.,;:!?\n]{2,60}?)\sto\s(?:have\s|take\s|get\s)?(?<offer>(?:our|an?|one)\sfree\s(?:[\p{L}-]+\s){0,3}?(?:survey|audit|check|check-?up|assessment|trial|sample|samples|inspection|analysis|estimate|quote|review|month|test)(?=[.,;:!]|$|\s(?:worth|before|by|until|for|of|at|in|with|from|and|to)\s))/iu
