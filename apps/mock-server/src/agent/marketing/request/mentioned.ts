import { singular } from '../../../engines/sourcing/words'

/** “Our free trial” as a sentence that says no more than there is one; nothing where none can be made of it. */
export function mentionedAs(thing: string): string | undefined {
  const [, said = ''] = named.exec(thing) ?? []
  if (said === '' || joins.test(said)) return undefined
  if (ofExperience.test(said)) return `We have ${said}.`
  const [, own = said, behind = ''] = apart.exec(said) ?? []
  const words = own.split(/[\s-]/)
  const last = words.at(-1)?.toLowerCase() ?? ''
  const noun = singular(last)
  const isMany = noun !== last || uncountable.test(noun) || counts.test(own)
  const what = `${isMany ? '' : withVowel(own) ? 'an ' : 'a '}${own}${behind}`
  if (offered.test(noun)) return `We offer ${what}.`
  // That somebody has a team tells nothing.
  return had.test(noun) && words.length + behind.length > 1 ? `We have ${what}.` : undefined
}

function withVowel(text: string): boolean {
  return spelled.test(text) || vowel.test(text)
}

const named = /^(?:our|the|an?|my)\s+(.{3,100})$/i
const joins = /[,;:]|\s(?:and|or|that|which|who)\s/i
const ofExperience = /^(?:\d+|ten|twenty|thirty) years of experience(?: (?:in|with) .+)?$/i
/** What is offered, and what follows that: “discount | of 10%”. */
const apart = /^(\S+(?:\s\S+){0,6}?)(\s(?:of|for|in|on|with|at|to|by|from|until|within|near)\s.+)$/i
const counts = /^(?:\d+(?![\d%-])|two|three|four|five|six|seven|eight|nine|ten)\s/i
const vowel = /^(?:[aeio]|u(?!s[ei]|ni)|8|11\b|18\b)/i
/** “An ISO certificate”, “an SLA” */
const spelled = /^[FHLMNRSX](?=[A-Z]{1,4}\b)/
const uncountable =
  /^(?:support|delivery|training|shipping|insurance|advice|maintenance|financing|assistance|installation|experience|parking|catering|storage|help|cleaning|onboarding|collection|pickup|access|leasing)$/
const offered =
  /^(?:trial|demo|discount|rebate|guarantee|warranty|support|hotline|training|delivery|consultation|installation|sample|subscription|financing|refund|workshop|course|rental|insurance|advice|maintenance|shipping|assistance|help|onboarding|pickup|leasing|voucher|tour|tasting|audit|assessment|package|plan|collection|webinar|helpdesk|storage|cleaning|catering)$/
const had =
  /^(?:certificate|certification|licen[cs]e|office|branch|warehouse|showroom|depot|factory|plant|team|partnership|experience|award|parking|fleet|shop|store|location)$/
