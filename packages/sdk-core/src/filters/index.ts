export { dayAt, instantAt, plusDays, weekday, type CalendarDay } from './calendar-day'
export { columnFilter, type ColumnFilter, type ColumnReader } from './column-filter'
export { fieldValue } from './field-value'
export type { FilterContext } from './filter-context'
export { filterFields } from './filter-fields'
export { foldText } from './fold-text'
export { isoInstant, isoRange, type TimeRange } from './iso-date'
export { filterMatcher, matchesFilter, type FieldReader, type FilterMatcher } from './matches-filter'
export { patternProblem, textPattern } from './pattern/text-pattern'
export { pinFilter } from './pin-filter'
export { relativeRange, type RelativeRange } from './relative-range'
export { searchMatcher, type TextSearch } from './search-matcher'
export { describeFilter, type DescribeFilterOptions, type TranslateFilter } from './describe-filter'
export {
  addMember,
  countConditions,
  emptyFilter,
  groupMembers,
  memberAt,
  moveMember,
  normalizeFilter,
  removeMember,
  replaceMember,
  setCombine,
  setField,
  setNot,
  setOperator,
  startValue,
  ungroup,
  type FilterField,
  type FilterPath,
} from './edit-filter'
export { inputFor, operatorsFor, type FilterFieldType, type FilterInput } from './field-types'
export { filterMessages } from './messages'
export { typedFilterValue, typedNumber, type TypedValue, type TypedValueProblem } from './typed-value'
export { readTypedText } from './read-typed-text'
export { textTypes, type TextType } from './text-types'
