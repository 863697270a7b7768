import { countWords } from '@inlay/sdk-core/contract/campaigns'
import type { GoalMatter } from './goal-matter'
import { inProperCase } from './in-proper-case'
import { isAddressee } from './is-addressee'
import { isAskAlone } from './is-ask-alone'
import { pluralsIn } from './names-readers'
import { isPeople } from './people-words'
import { plainlySaid } from './plainly-said'
import type { ReadGoal } from './read-goal'
import { speaksToWriter } from './speaks-to-writer'
import { toThem } from './to-them'

/** “Offer them a free test before 30 June, so that their walls stay clean”: what no rule takes apart is said in one sentence. */
export function saidInFull(matter: GoalMatter): ReadGoal | undefined {
  const text = matter.rest.trim().replace(/[\s.!]+$/, '')
  if (/[.!?]\s|[?:;\n]/.test(text) || countWords(text) > mostWords || speaksToWriter(text) || ordersMore.test(text))
    return undefined
  const said = invited(text) ?? promised(text) ?? offered(text)
  return said === undefined
    ? undefined
    : plainlySaid(matter, {
        note: `${inProperCase(said)}.`,
        question: matter.asksNothing ? undefined : 'Would that be of interest to you?',
      })
}

function offered(text: string): string | undefined {
  const [, all = ''] = /^(?:please\s|and\s|also\s)*offer\s(?!to\s)(.+)$/i.exec(text) ?? []
  const what = given(all)
  return what === undefined || isOfOthers(what) || isAskAlone(what) || goesTo(what)
    ? undefined
    : `We would like to offer you ${toThem(what)}`
}

function promised(text: string): string | undefined {
  const [, deed = ''] = /^(?:please\s|and\s|also\s)*offer\s(?:(?:them|people|everyone)\s)?to\s(.+)$/i.exec(text) ?? []
  return doing.test(deed) && !isOfOthers(deed) ? `We would be glad to ${toThem(deed)}` : undefined
}

function invited(text: string): string | undefined {
  const [, whom = '', what = ''] =
    /^(?:please\s|and\s|also\s)*invite\s([^,]{2,60}?)\sto\s((?:an?|our|the|book|try|visit|order|test|see)\s.+)$/i.exec(
      text,
    ) ?? []
  return what === '' || !(isSomebody(whom) || areSeveral.test(whom)) || isOfOthers(what) || /\bas\b/i.test(what)
    ? undefined
    : `We would like to invite you to ${toThem(what)}`
}

/** What of “facility managers a free test” is given, and not to whom. */
function given(all: string): string | undefined {
  if (thing.test(all)) return all
  const joint = [...all.matchAll(/\s(?=(?:an?|our|the|free|\d+|one|two|three|half)\s)/gi)].find(({ index }) => {
    const whom = all.slice(0, index)
    return isSomebody(whom) || areSeveral.test(whom)
  })
  return joint === undefined ? undefined : all.slice(joint.index + 1)
}

/** “Our rooms to remote companies” */
function goesTo(what: string): boolean {
  return [...what.matchAll(/\sto\s((?:[\p{L}-]+\s){0,3}?[\p{L}-]+s)\b/giu)].some(([, whom = '']) => isSomebody(whom))
}

function isSomebody(whom: string): boolean {
  return isPeople(whom) || isAddressee(whom)
}

/** “They” are somebody else than the reader, or things. */
function isOfOthers(text: string): boolean {
  const [before = ''] = text.split(/\b(?:so(?: that)?|because|since|while|if|when|before|after)\s+their\b/i)
  const [owned = before] = before.split(/\btheir\b/i)
  return /\b(?:they|them|theirs|he|she|him)\b/i.test(text) || (owned !== before && pluralsIn(owned).length > 0)
}

/** “hotel kitchens in Bremen” */
const areSeveral =
  /^(?:[\p{L}-]+\s){0,3}[\p{L}-]{2,}[^\P{L}sui]s(?:\s(?:in|from|near|around)\s(?:[\p{L}-]+\s?){1,3})?$/u
/** “…, and say that 120 factories use it” is another order. */
const ordersMore = /\band\s(?:also\s)?(?:say|tell|mention|ask|explain|add|point out|remind|invite|offer|let)\b/i
const mostWords = 45
/** “clean the first wall” */
const doing = /^(?!(?:help|buy|sell|hire|recruit)\b)\p{Ll}{3,}\s(?:the|their|one|an?|up to|all|two|three|\d)\b/u
const thing = /^(?:an?|our|the|free|\d+|one|two|three|half)\s/i
