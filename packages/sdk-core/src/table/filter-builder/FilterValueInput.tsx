import { useMessages } from '../../react/messages/use-messages'
import { Combobox } from '../../ui/combobox/Combobox'
import { DatePicker } from '../../ui/date-picker/DatePicker'
import { DateRangePicker } from '../../ui/date-picker/DateRangePicker'
import { filterPeriods } from '../../operation/filter-values'
import { filterMessages } from '../../filters/messages'
import { numberParts } from '../../filters/typed-value'
import { MultiSelect } from '../../ui/multi-select/MultiSelect'
import { Select } from '../../ui/select/Select'
import { TagInput } from '../../ui/tag-input/TagInput'
import { TextField } from '../../ui/text-field/TextField'
import type { FilterBuilderField } from './filter-builder-field'
import { filterBuilderMessages } from './filter-builder-messages'
import { ListTextField } from './ListTextField'
import { listText, numbersText, splitList } from './list-text'
import { numberSign, numberTexts } from './number-texts'
import type { ValueInput } from './operator-choice'
import { durationUnits, readTexts } from './value-texts'
import { useFilterBuilding } from './use-filter-building'

export interface FilterValueInputProps {
  readonly field: FilterBuilderField
  readonly input: ValueInput
  readonly texts: readonly string[]
  /** What is missing yet. */
  readonly hint: string | undefined
  /** What is wrong. */
  readonly error: string | undefined
  /** Takes focus as what is around it opens. */
  readonly autofocus: boolean
  readonly onTexts: (texts: readonly string[]) => void
}

/** Takes the value of a condition, as its operator needs it. */
export function FilterValueInput({ field, input, texts, hint, error, autofocus, onTexts }: FilterValueInputProps) {
  const t = useMessages(filterBuilderMessages)
  const words = useMessages(filterMessages)
  const { locale } = useFilterBuilding().reader
  const [first = '', second = ''] = texts
  const marks = autofocus ? { 'data-autofocus': '' } : {}
  const common = { label: t('value'), labelHidden: true, size: 'compact', hint, error, ...marks } as const
  const choices = field.choices
  const sign = numberSign(locale, field.format)
  const signed = sign === undefined ? {} : { end: <span aria-hidden>{sign}</span>, 'aria-description': sign }

  switch (input) {
    case 'none':
      return null
    case 'text':
      if (choices) {
        const Picker = choices.length > 8 ? Combobox : Select
        return (
          <Picker
            {...common}
            options={choices}
            value={first === '' ? null : first}
            onValueChange={(value) => onTexts(value === null ? [] : [value])}
          />
        )
      }
      return <TextField {...common} value={first} onValueChange={(text) => onTexts([text])} />
    case 'pattern':
      return (
        <TextField
          {...common}
          className="inlay-FilterBuilder-pattern"
          dir="ltr"
          value={first}
          spellCheck={false}
          autoCapitalize="none"
          onValueChange={(text) => onTexts([text])}
        />
      )
    case 'number':
    case 'count':
      return (
        <TextField
          {...common}
          {...(input === 'number' && signed)}
          inputMode={input === 'count' ? 'numeric' : 'decimal'}
          value={first}
          onValueChange={(text) => onTexts([text])}
        />
      )
    case 'date':
      return (
        <DatePicker
          {...common}
          withTime={first.includes('T')}
          timeZoneLabel="UTC"
          value={first === '' ? null : first.slice(0, 'yyyy-mm-ddThh:mm'.length)}
          onValueChange={(date) => onTexts(date === null ? [] : [date])}
        />
      )
    case 'date-range':
      return (
        <DateRangePicker
          {...common}
          value={first === '' || second === '' ? null : { start: first.slice(0, 10), end: second.slice(0, 10) }}
          onValueChange={(range) => onTexts(range === null ? [] : [range.start, range.end])}
        />
      )
    case 'yes-no':
      return (
        <Select
          {...common}
          options={[
            { value: 'true', label: t('yes') },
            { value: 'false', label: t('no') },
          ]}
          value={first === '' ? null : first}
          onValueChange={(value) => onTexts(value === null ? [] : [value])}
        />
      )
    case 'values':
      if (choices) return <MultiSelect {...common} options={choices} value={texts} onValueChange={onTexts} />
      if (field.lists === 'text')
        return <ListTextField {...common} {...{ texts, onTexts }} split={splitList} join={listText} />
      return <TagInput {...common} value={texts} onValueChange={onTexts} />
    case 'numbers':
      if (field.lists === 'text') {
        return (
          <ListTextField
            {...common}
            {...signed}
            inputMode="decimal"
            {...{ texts, onTexts }}
            split={(text) => numberParts(text, locale)}
            join={numbersText}
          />
        )
      }
      return (
        <TagInput
          {...common}
          {...(sign !== undefined && { 'aria-description': sign })}
          inputMode="decimal"
          value={texts}
          checkTag={(tag) =>
            readTexts('number', [tag], numberTexts(locale, field.format)).problem ? t('problem.no-number') : undefined
          }
          onValueChange={onTexts}
        />
      )
    case 'number-range': {
      // What is said stands below both, and belongs to the one that it is about.
      const isFirst = readTexts('number', [first], numberTexts(locale, field.format)).problem !== undefined
      const [ofFirst, ofSecond] = isFirst ? [{ hint, error }, {}] : [{}, { hint, error }]
      return (
        <div className="inlay-FilterBuilder-two">
          <TextField
            {...common}
            {...none}
            {...signed}
            {...ofFirst}
            label={t('from')}
            placeholder={t('from')}
            inputMode="decimal"
            value={first}
            onValueChange={(text) => onTexts([text, second])}
          />
          <TextField
            {...common}
            {...none}
            {...signed}
            {...ofSecond}
            data-autofocus={undefined}
            label={t('to')}
            placeholder={t('to')}
            inputMode="decimal"
            value={second}
            onValueChange={(text) => onTexts([first, text])}
          />
        </div>
      )
    }
    case 'duration':
      return (
        <div className="inlay-FilterBuilder-two">
          <TextField
            {...common}
            label={t('amount')}
            inputMode="numeric"
            value={first}
            onValueChange={(text) => onTexts([text, second])}
          />
          <Select
            label={t('unit')}
            labelHidden
            size="compact"
            options={durationUnits.map((unit) => ({ value: unit, label: t(`unit.${unit}`) }))}
            value={durationUnits.find((unit) => unit === second) ?? 'day'}
            onValueChange={(unit) => onTexts([first, unit ?? 'day'])}
          />
        </div>
      )
    case 'period':
      return (
        <Select
          {...common}
          label={t('period')}
          options={filterPeriods.map((period) => ({ value: period, label: words(`period.${period}`) }))}
          value={filterPeriods.find((period) => period === first) ?? null}
          onValueChange={(period) => onTexts(period === null ? [] : [period])}
        />
      )
  }
}

const none = { hint: undefined, error: undefined } as const
