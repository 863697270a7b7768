import { useMemo } from 'react'
import { useLocale } from '../root/use-locale'
import { chartWords, type ChartWords, type ChartWordsOptions } from './chart-words'

/** The chart's words in the provider's locale. Formats are written in place, so they are compared by what they say. */
export function useChartWords({ format, utc, xText, amounts }: ChartWordsOptions): ChartWords {
  const locale = useLocale()
  const said = JSON.stringify(format)
  return useMemo(() => {
    const known = said === undefined ? undefined : (JSON.parse(said) as Intl.NumberFormatOptions)
    return chartWords(locale, { format: known, utc, xText, amounts })
  }, [locale, said, utc, xText, amounts])
}
