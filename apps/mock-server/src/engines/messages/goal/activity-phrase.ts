import { asActivity } from '../as-activity'
import { lowerFirst } from '../lower-first'
import { asNounPhrase } from './noun-phrase'

/** “Win back customers” as it stands in “about …”: “winning back customers”. */
export function activityPhrase(text: string): string | undefined {
  const doing = asNounPhrase(asActivity(text))
  return doing === undefined ? undefined : lowerFirst(doing)
}
