import { memberOf, placeOf } from './change-draft'
import type { TranslateBuilder } from './choice-label'
import { isDraftGroup, type DraftGroup } from './filter-draft'
import { numberGroups } from './number-groups'
import { senseName } from './sense-name'

/** Says where a member stands: “Condition 2 of 3 in group 1”. */
export function placeWords(draft: DraftGroup, id: string, t: TranslateBuilder): string {
  const numbers = numberGroups(draft)
  const member = memberOf(draft, id)
  if (member && isDraftGroup(member)) {
    return t('group', { group: numbers.get(id) ?? 0, sense: t(`sense.${senseName(member)}`) })
  }
  const { group, index } = placeOf(draft, id) ?? { group: draft, index: 0 }
  const place = { place: index + 1, count: group.members.length }
  const number = numbers.get(group.id)
  return number === undefined ? t('conditionPlace', place) : t('conditionPlaceIn', { ...place, group: number })
}
