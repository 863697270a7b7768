import type { KeyboardEvent } from 'react'
import { X } from 'lucide-react'
import { useMessages } from '../../react/messages/use-messages'
import { IconButton } from '../../ui/icon-button/IconButton'
import { Select } from '../../ui/select/Select'
import { choiceLabel } from './choice-label'
import { conditionWords } from './condition-words'
import { FieldPicker } from './FieldPicker'
import { filterBuilderMessages } from './filter-builder-messages'
import type { DraftCondition } from './filter-draft'
import { FilterValueInput } from './FilterValueInput'
import { ignoredBy } from './ignored-by'
import { MemberLead } from './MemberLead'
import { MemberMenu } from './MemberMenu'
import { offeredChoices, valueInput } from './operator-choice'
import { pressInMember } from './press-in-member'
import { readCondition } from './read-condition'
import { UnknownCondition } from './UnknownCondition'
import { useFilterBuilding } from './use-filter-building'

interface ConditionRowProps {
  readonly condition: DraftCondition
  /** Where it stands: “Condition 2 of 3 in group 1”. */
  readonly place: string
  /** “Where”, “and”, “or”. */
  readonly lead: string
}

/** One condition: its field, how it is compared, and with what. */
export function ConditionRow({ condition, place, lead }: ConditionRowProps) {
  const { reader, actions, memberRef, dragged, startAt } = useFilterBuilding()
  const t = useMessages(filterBuilderMessages)
  const field = condition.field === undefined ? undefined : reader.fieldOf(condition.field)
  const read = readCondition(condition, reader)
  const input = field && valueInput(field, condition.choice)
  const words = conditionWords(read, input, t, field?.lists)
  const ignored = ignoredBy(condition, reader)
  const isUnknown = condition.field !== undefined && !field
  const keys = {
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => pressInMember(event, condition.id, actions),
  }

  return (
    <div
      ref={memberRef(condition.id)}
      role="group"
      aria-label={place}
      className="inlay-FilterBuilder-condition"
      data-status={read.status}
      data-dragged={dragged === condition.id ? '' : undefined}
      {...keys}
    >
      <MemberLead id={condition.id} lead={lead} />
      <div className="inlay-FilterBuilder-field" data-part="field">
        <FieldPicker
          value={condition.field}
          hint={isUnknown ? t('unknownField', { field: condition.field }) : words.fieldHint}
          onPick={(next) => actions.setField(condition.id, next)}
        />
      </div>
      {isUnknown && condition.source && <UnknownCondition condition={condition.source} />}
      {field && input && (
        <>
          <div className="inlay-FilterBuilder-operator" data-part="operator">
            <Select
              {...(startAt === condition.id && input === 'none' && { 'data-autofocus': '' })}
              label={t('operator')}
              labelHidden
              size="compact"
              variant="quiet"
              options={[...new Set([...offeredChoices(field), condition.choice])].map((choice) => ({
                value: choice,
                label: choiceLabel(choice, field.type, t),
              }))}
              value={condition.choice}
              onValueChange={(choice) => {
                if (choice !== null) actions.setChoice(condition.id, field, choice)
              }}
            />
          </div>
          {input !== 'none' && (
            <div className="inlay-FilterBuilder-value" data-part="value">
              <FilterValueInput
                // Each kind of input begins with what was typed in it, and not with the rest of another.
                key={input}
                field={field}
                input={input}
                texts={condition.texts[input] ?? []}
                hint={words.hint ?? (ignored && condition.ignore ? t(`ignore.${ignored}`) : undefined)}
                error={words.error}
                autofocus={startAt === condition.id}
                onTexts={(texts) => actions.setTexts(condition.id, field, texts)}
              />
            </div>
          )}
        </>
      )}
      <div className="inlay-FilterBuilder-actions">
        <span data-part="actions">
          <MemberMenu member={condition} />
        </span>
        <span data-part="remove">
          <IconButton icon={X} size="compact" label={t('remove')} onClick={() => actions.remove(condition.id)} />
        </span>
      </div>
    </div>
  )
}
