import { doneByOurs } from './done-by-ours'
import { severalDo } from './several-do'

/** “The state pays 30%”, “our racks fold flat” */
export function saysHappening(about: string): boolean {
  return (
    happens.test(about) ||
    happened.test(about) ||
    stays.test(about) ||
    severalDo(about) ||
    doneByOurs(about) !== undefined
  )
}

const happens =
  /^(?:the|our|my|an?)\s(?:[\p{L}-]+\s){1,2}?(?:pays|covers|refunds|guarantees|costs|takes|gives|gets)\s(?=\d|the\b|for\b|all\b|half\b|up\b|nothing\b|no\b)/iu

/** “Our competitor raised prices”, “their current provider closed two depots” */
const happened =
  /^(?:the|our|my|an?|their|your)\s(?:[\p{L}-]+\s){1,3}?(?:raised|cut|increased|lowered|changed|stopped|closed|left|lost|won|launched|opened|doubled|announced|merged|introduced|discontinued|cancelled|dropped)\s\S/iu

/** “Our prices stay the same” */
const stays =
  /^(?:the|our|my|all)\s(?:[\p{L}-]+\s){1,3}?(?:stays?|remains?)\s(?:the same|unchanged|open|closed|free|valid|in|as)\b/iu
