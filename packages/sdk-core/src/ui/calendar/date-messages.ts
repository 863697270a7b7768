import { defineMessages } from '../../messages/define-messages'

/** What choosing days and times says. */
export const dateMessages = defineMessages('kit.date', {
  chooseDate: 'Choose a date',
  chooseMonth: '{month}, choose another',
  chooseRange: 'Choose a period',
  chooseRangeEnd: 'Choose the other end',
  dateEarlier: 'Choose {date} or earlier',
  dateLater: 'Choose {date} or later',
  dateMissing: 'There is no such day. Enter a date such as {example}',
  dateUnknown: 'Enter a date such as {example}',
  dayCount: '{count, plural, one {# day} other {# days}}',
  earlierYears: 'Earlier years',
  laterYears: 'Later years',
  nextMonth: 'Next month',
  nextYear: 'Next year',
  previousMonth: 'Previous month',
  previousYear: 'Previous year',
  rangeBackwards: 'The end is before the start',
  rangeEnd: 'End',
  rangeFirst: 'Start',
  rangeTo: 'to',
  showCalendar: 'Show calendar',
  time: 'Time',
  timeEarlier: 'Choose {time} or earlier',
  timeLater: 'Choose {time} or later',
  timeUnknown: 'Enter a time such as {example}',
})
