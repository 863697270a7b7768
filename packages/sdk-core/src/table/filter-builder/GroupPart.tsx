import type { KeyboardEvent } from 'react'
import { Plus, X } from 'lucide-react'
import { deepestFilter } from '../../operation/filter-size'
import { useMessages } from '../../react/messages/use-messages'
import { Button } from '../../ui/button/Button'
import { IconButton } from '../../ui/icon-button/IconButton'
import { fits, insertMember, newGroup } from './change-draft'
import { ConditionRow } from './ConditionRow'
import { filterBuilderMessages } from './filter-builder-messages'
import { emptyCondition, isDraftGroup, type DraftGroup } from './filter-draft'
import { MemberLead } from './MemberLead'
import { MemberMenu } from './MemberMenu'
import { pressInMember } from './press-in-member'
import { SensePicker } from './SensePicker'
import { senseName } from './sense-name'
import { useFilterBuilding } from './use-filter-building'

interface GroupPartProps {
  readonly group: DraftGroup
  /** The numbers of groups; the outermost has none. */
  readonly numbers: ReadonlyMap<string, number>
  /** “Where”, “and”, “or”; the outermost has none. */
  readonly lead?: string | undefined
  readonly depth: number
}

/** The members of a group, how they combine, and what adds to them. */
export function GroupPart({ group, numbers, lead, depth }: GroupPartProps) {
  const { draft, actions, memberRef, dragged } = useFilterBuilding()
  const t = useMessages(filterBuilderMessages)
  const number = numbers.get(group.id)
  const isNested = number !== undefined
  const hasSense = isNested || group.members.length > 1 || group.not
  const isFull = !fits(insertMember(draft, group.id, emptyCondition()))
  const isDeepest = depth >= deepestFilter || !fits(insertMember(draft, group.id, newGroup(group)))
  const keys = {
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (isNested) pressInMember(event, group.id, actions)
    },
  }
  const leadOf = (index: number) => (index === 0 ? t('where') : t(group.combine))
  const placeOf = (place: number) => {
    const count = group.members.length
    return isNested ? t('conditionPlaceIn', { place, count, group: number }) : t('conditionPlace', { place, count })
  }

  return (
    <div
      ref={memberRef(group.id)}
      className="inlay-FilterBuilder-group"
      {...(isNested && {
        role: 'group',
        'aria-label': t('group', { group: number, sense: t(`sense.${senseName(group)}`) }),
      })}
      data-nested={isNested ? '' : undefined}
      data-dragged={dragged === group.id ? '' : undefined}
      {...keys}
    >
      {lead !== undefined && <MemberLead id={group.id} lead={lead} />}
      <div className="inlay-FilterBuilder-box">
        {hasSense && (
          <div className="inlay-FilterBuilder-head">
            <span data-part="sense">
              <SensePicker group={group} />
            </span>
            {isNested && (
              <div className="inlay-FilterBuilder-actions">
                <span data-part="actions">
                  <MemberMenu member={group} />
                </span>
                <span data-part="remove">
                  <IconButton
                    icon={X}
                    size="compact"
                    label={t('removeGroup')}
                    onClick={() => actions.remove(group.id)}
                  />
                </span>
              </div>
            )}
          </div>
        )}
        {group.members.map((member, index) =>
          isDraftGroup(member) ? (
            <GroupPart key={member.id} group={member} numbers={numbers} lead={leadOf(index)} depth={depth + 1} />
          ) : (
            <ConditionRow key={member.id} condition={member} place={placeOf(index + 1)} lead={leadOf(index)} />
          ),
        )}
        <div className="inlay-FilterBuilder-adding" data-part={isNested ? undefined : 'add'}>
          <Button
            variant="ghost"
            size="compact"
            icon={Plus}
            disabledReason={isFull ? t('most') : undefined}
            onClick={() => actions.addCondition(group.id)}
          >
            {t('add')}
          </Button>
          <Button
            variant="ghost"
            size="compact"
            icon={Plus}
            disabledReason={isDeepest ? t(isFull ? 'most' : 'deepest') : undefined}
            onClick={() => actions.addGroup(group.id)}
          >
            {t('addGroup')}
          </Button>
          {!isNested && group.members.length > 0 && (
            <Button variant="ghost" size="compact" className="inlay-FilterBuilder-clear" onClick={actions.clear}>
              {t('clear')}
            </Button>
          )}
        </div>
      </div>
    </div>
  )
}
