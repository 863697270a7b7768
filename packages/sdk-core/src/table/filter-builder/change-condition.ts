import type { FilterIgnore } from '../../operation/filter-model'
import type { FilterBuilderField } from './filter-builder-field'
import type { DraftCondition, DraftTexts } from './filter-draft'
import { numberTexts, type NumberTexts } from './number-texts'
import { offeredChoices, valueInput, type OperatorChoice, type ValueInput } from './operator-choice'
import { readTexts, startTexts } from './value-texts'

/** Another field: the operator stays where that has it too, and what was typed where it can be a value of it. */
export function withField(
  draft: DraftCondition,
  from: FilterBuilderField | undefined,
  field: FilterBuilderField,
  locale: string,
): DraftCondition {
  if (draft.field === field.id) return draft
  const offered = offeredChoices(field)
  const choice = offered.includes(draft.choice) && from ? draft.choice : (offered[0] ?? 'exists')
  const texts = from && (from.choices || field.choices) ? amongChoices(draft.texts, field) : draft.texts
  return carried({ ...draft, field: field.id, texts }, from, draft.choice, { field, choice }, locale)
}

/** Another operator: what was typed stays where that takes it, and is found again on the way back. */
export function withChoice(
  draft: DraftCondition,
  field: FilterBuilderField,
  choice: OperatorChoice,
  locale: string,
): DraftCondition {
  if (draft.choice === choice) return draft
  return carried(draft, field, draft.choice, { field, choice }, locale)
}

/** Another value, in the input that the condition has. */
export function withTexts(draft: DraftCondition, field: FilterBuilderField, texts: readonly string[]): DraftCondition {
  const { source: _, ...own } = draft
  return { ...own, texts: { ...draft.texts, [valueInput(field, draft.choice)]: texts } }
}

export function withIgnore(draft: DraftCondition, ignore: FilterIgnore | undefined): DraftCondition {
  const { source: _, ...own } = draft
  return { ...own, ignore }
}

function carried(
  draft: DraftCondition,
  from: FilterBuilderField | undefined,
  formerChoice: OperatorChoice,
  { field, choice }: { readonly field: FilterBuilderField; readonly choice: OperatorChoice },
  locale: string,
): DraftCondition {
  const { source: _, ...own } = draft
  const input = valueInput(field, choice)
  const former = from && valueInput(from, formerChoice)
  const texts = { ...draft.texts, [input]: carriedTexts(draft.texts, former, input, numberTexts(locale, field.format)) }
  return { ...own, choice, texts }
}

function carriedTexts(
  texts: DraftTexts,
  former: ValueInput | undefined,
  input: ValueInput,
  numbers: NumberTexts,
): readonly string[] {
  const before = (former && texts[former]) ?? []
  if (former === input) return before
  const kept = texts[input]
  if (kept && kept.length > 0) return kept
  // Lists and ranges begin with the one value; of a list, the first is the likeliest.
  const fitting = input === 'values' || input === 'numbers' || input.endsWith('-range') ? before : before.slice(0, 1)
  const first = fitting.slice(0, 1)
  const isReadable = fitting.length > 0 && readTexts(single[input] ?? input, first, numbers).problem === undefined
  return isReadable ? fitting : startTexts(input)
}

/** By what each part of an input of several is read. */
const single: Readonly<Partial<Record<ValueInput, ValueInput>>> = {
  values: 'text',
  numbers: 'number',
  'number-range': 'number',
  'date-range': 'date',
}

/** What is typed freely is no choice, and the name of a choice is no text. */
function amongChoices(texts: DraftTexts, { choices }: FilterBuilderField): DraftTexts {
  const known = new Set(choices?.map(({ value }) => value))
  // Under every comparison, or the way round by one of them would bring it back.
  const entries = Object.entries(texts).map(([input, typed]) => [input, typed.filter((text) => known.has(text))])
  return Object.fromEntries(entries) as DraftTexts
}
