import type { Navigation } from '../../ports/navigation'
import type { Answer, Answers, Tells } from '../port/conversation'
import { readDestination } from '../protocol/destination'
import { own } from '../protocol/own'
import { webAddress } from '../protocol/script-address'

/** Where links of a frame lead to: places by name, to which the page around alone knows addresses. */
export function placeAnswers(navigation: Navigation, base: () => string): Answers {
  const answers: [string, Answer][] = [
    [
      'addresses',
      (body) => {
        if (!Array.isArray(body)) return []
        return body.map((each: unknown) => {
          const place = readDestination(each)
          const href = place && navigation.href(place)
          return href === undefined ? undefined : webAddress(href, base())?.href
        })
      },
    ],
  ]
  return new Map(answers)
}

export function placeTells(navigation: Navigation): Tells {
  return new Map([
    [
      'navigate',
      (body: unknown) => {
        const place = readDestination(own(body, 'to'))
        if (!place) return
        if (own(body, 'how') === 'replace') navigation.replace(place)
        else navigation.push(place)
      },
    ],
  ])
}
