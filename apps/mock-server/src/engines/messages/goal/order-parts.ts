import { isAddressee } from './is-addressee'

/** Whom an order names, and what follows: “our customers”, “for” and “their order” of “thank our customers for their order”. */
export interface OrderParts {
  readonly whom: string
  readonly joint: string
  readonly matter: string
}

/** Takes apart what stands behind a verb, where it is joined to it by one of some words; nobody has to be named. */
export function orderParts(rest: string, joints: string): OrderParts | undefined {
  const found = [...` ${rest}`.matchAll(new RegExp(`\\s+(?:${joints})(?=[\\s:])`, 'giu'))].flatMap(
    ({ index, 0: all }) => {
      const whom = ` ${rest}`
        .slice(0, index)
        .trim()
        .replace(/^to\s+/i, '')
      const matter = ` ${rest}`
        .slice(index + all.length)
        .trim()
        .replace(/^:\s*/, '')
      const joint = all.trim().toLowerCase()
      const isWhom = whom === '' || (isAddressee(whom) && !(joint === 'of' && leading.test(whom)))
      return isWhom && matter !== '' ? [{ whom, joint, matter }] : []
    },
  )
  const [first] = found
  // “Everybody who came to our fair to our open day”
  return found.findLast(({ whom, joint }) => joint === first?.joint && /\swho\s/i.test(whom)) ?? first
}

/** “them that our office moves” of “them our office moves” */
export function withThat(rest: string): string {
  const [, whom = '', said = ''] = /^(.+?)\s+((?:they|we|i|it|there|our|their)\s.+)$/i.exec(rest) ?? []
  return said !== '' && isAddressee(whom) && !/\swho\b|\sthat\s|\s(?:about|of|on|for|to|with)$/i.test(whom)
    ? `${whom} that ${said}`
    : rest
}

/** “Heads of growth” are one title. */
const leading = /\b(?:heads?|directors?|[se]?vps?|chiefs?|presidents?|leads?|leaders?|managers?|owners?|members?)$/i
