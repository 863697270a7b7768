/** The first day of the week: 1 is Monday, 6 is Saturday, 7 is Sunday. */
export type WeekStart = 1 | 2 | 3 | 4 | 5 | 6 | 7

/** The day that a week begins with where the locale is spoken. */
export function weekStartOf(locale: string): WeekStart {
  const own: Intl.Locale & WeekInfo = new Intl.Locale(locale)
  // A method by now, a property in the beginning, and nothing in some browsers.
  const known = own.getWeekInfo?.() ?? own.weekInfo
  return known?.firstDay ?? weekStartIn(own.maximize().region ?? '001')
}

/** The same without the help of Intl. */
export function weekStartIn(region: string): WeekStart {
  if (sunday.includes(region)) return 7
  return saturday.includes(region) ? 6 : 1
}

interface WeekInfo {
  readonly getWeekInfo?: () => { readonly firstDay: WeekStart }
  readonly weekInfo?: { readonly firstDay: WeekStart }
}

// Texts and no sets: what is worked out when a module is read stays in the bundle of who imports a button alone.
const sunday =
  'AG AS AU BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW'
const saturday = 'AE AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY'
