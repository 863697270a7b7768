import { openMatter } from '../open-matter'
import type { ClauseRule } from './clause-rule'
import { inProperCase } from './in-proper-case'
import { isAddressee } from './is-addressee'
import { orderParts, withThat } from './order-parts'
import { ownSentence } from './own-sentences'
import { readEvent } from './read-event'
import { asSentence } from './read-note'
import { stated, toldAs } from './read-statement'

/** “Let the CTOs know that their contract renews”, “inform them about the new API”, “announce our office move”: news, and no offer. */
export const readInforming: ClauseRule = (text) => {
  const [, told] = /^(?:let|inform|notify|update|advise)\s+(.+)$/i.exec(text) ?? []
  if (told !== undefined) {
    const parts = orderParts(withThat(told.replace(knowing, '$1')), 'that|about|of|on')
    if (parts === undefined || (/^let\s/i.test(text) && !knowing.test(told))) return undefined
    return {
      note: parts.joint === 'that' ? saidOf(parts.matter) : newsOf(parts.matter),
      isTold: true,
    }
  }
  const parts = orderParts(withThat(/^tell\s+(.+)$/i.exec(text)?.[1] ?? ''), 'that')
  const event = /^tell\s+(?:them|him|her|everyone|everybody)\s+about\s+(.+)$/i.exec(text)?.[1]
  if (event !== undefined && readEvent(event) !== undefined) return { note: newsOf(event), isTold: true }
  const news = parts === undefined ? undefined : (newsIn(parts.matter) ?? ownSentence(parts.matter))
  if (news !== undefined) return { note: news, isTold: true }
  const [, announced] =
    /^(?:announce|(?:an?\s+|our\s+|some\s+)?(?:announcement|news)(?::|\s+(?:about|of|on)))\s+((?!that\b).+)$/i.exec(
      text,
    ) ?? []
  if (announced === undefined) return undefined
  const what = withoutAddressee(announced)
  // “Announcement: the office moves in May”
  return /^announcement:/i.test(text) && stated(what) !== undefined ? undefined : { note: newsOf(what), isTold: true }
}

const knowing = /^(.+?)\s+know(?=\s)/i

/** What is said is said as it stands, also where nothing tells that it is a sentence. */
function saidOf(text: string): string | undefined {
  return eachOf(text, (part) => toldAs(part) ?? asSentence(inProperCase(part), mostWords))
}

/** News, and what is told with them. */
function newsIn(text: string): string | undefined {
  const [first = text] = text.split(nextThat)
  if (first === text) return stated(text)
  return stated(first) === undefined ? undefined : saidOf(text)
}

/** “It is closed and that we use another one” are two sentences. */
function eachOf(text: string, say: (part: string) => string | undefined): string | undefined {
  const said = text.split(nextThat).map(say)
  return said.some((each) => each === undefined) ? undefined : said.join(' ')
}

/** “our move to our customers” is announced to them. */
function withoutAddressee(text: string): string {
  const to = [...text.matchAll(/\s+to\s+/gi)].find(({ index, 0: joint }) =>
    isAddressee(text.slice(index + joint.length)),
  )
  return to === undefined ? text : text.slice(0, to.index)
}

function newsOf(text: string): string | undefined {
  const [first = text, ...others] = text.split(nextThat)
  // “Our partnership and what it means for them”: what that is nobody has said.
  const [, what = first, untold] = /^(.+?),?\s+and\s+((?:what|how|why|when|where)\s.+)$/i.exec(first) ?? []
  const said = [
    matterOf(what),
    ...(untold === undefined ? [] : [openMatter(untold)]),
    ...others.map((other) => saidOf(other)),
  ]
  return said.some((each) => each === undefined) ? undefined : said.join(' ')
}

function matterOf(text: string): string | undefined {
  const named = /^(?:our|the|my|an?|this|their|your)\s/i.test(text) ? text : `the ${text}`
  return asSentence(inProperCase(`I am writing to tell you about ${named}`), mostWords)
}

const nextThat = /,?\s+and\s+(?:that\s+)+|,\s+that\s+/i
const mostWords = 45
