import { toThem } from './to-them'
import { upperFirst } from '../upper-first'

/** Of “whether that could help” and “whether it arrived” the question that it is. */
export function posedDoubt(doubt: string): string | undefined {
  const [, is = '', rest = ''] =
    /^(that|this|it)\sis\s((?:allowed|possible|of interest|okay|fine|something|useful|relevant)\b[^,;:]{0,50})$/i.exec(
      doubt,
    ) ?? []
  if (rest !== '') return `Is ${is.toLowerCase()} ${toThem(rest)}?`
  const [, what = '', would = '', deed = ''] =
    /^(that|this|it)\s(could|would|might|can)\s((?:be|help|work|suit|fit|make|save|interest)\b[^,;:]{0,50})$/i.exec(
      doubt,
    ) ?? []
  if (deed !== '')
    return `${upperFirst(would.toLowerCase().replace('might', 'could'))} ${what.toLowerCase()} ${toThem(deed)}?`
  const [, may = '', meets = ''] =
    /^we\s(could|can|may|might)\s((?:meet|talk|speak|visit|come|call|drop by|stop by)\b[^,;:]{0,60})$/i.exec(doubt) ??
    []
  if (meets !== '') return `${/^may$/i.test(may) ? 'May' : 'Could'} we ${toThem(meets)}?`
  const [, deedOfOurs = ''] =
    /^we\sshould\s((?:send|call|come|visit|show|bring|make|prepare|keep|reserve|book)\b[^,;:]{2,60})$/i.exec(doubt) ??
    []
  if (deedOfOurs !== '')
    return `Shall we ${toThem(deedOfOurs.replace(/^(send|show|bring)\s(?=an?\s|our\s|the\s|some\s)/i, '$1 you '))}?`
  const [, came = '', more = ''] = /^it\s(?:has\s)?(arrived|worked|helped)((?:\s[^,;:]{2,40})?)$/i.exec(doubt) ?? []
  return came === '' ? undefined : `Has it ${came.toLowerCase()}${toThem(more)}?`
}
