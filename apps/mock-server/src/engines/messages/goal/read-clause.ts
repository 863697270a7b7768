import { askedFor } from './asked-for'
import { readAsk } from './asks'
import type { ClauseRule, ReadClause } from './clause-rule'
import { readBare } from './read-bare'
import { readBooking } from './read-booking'
import { readEvent } from './read-event'
import { readFact } from './read-fact'
import { readHelp } from './read-help'
import { readHighlight } from './read-highlight'
import { readList } from './read-list'
import { readMeasure } from './read-measure'
import { readMention } from './read-mention'
import { readMove } from './read-move'
import { readNeed } from './read-need'
import { asSentence, readNote } from './read-note'
import { offered, readOffering } from './read-offering'
import { readOtherText } from './read-other-text'
import { readPlainly } from './read-plainly'
import { readPraise } from './read-praise'
import { readReach } from './read-reach'
import { readRemark } from './read-remark'
import { readTelling } from './read-telling'
import { readWonder } from './read-wonder'
import { readWish } from './read-wish'

/** The first rule that knows how a clause is built reads it. */
export function readClause(text: string): ReadClause {
  for (const rule of rules) {
    const read = rule(text)
    if (read !== undefined) return read
  }
  return {}
}

/** `Audience: heads of growth` */
const labelled: ClauseRule = (text) => {
  const [, label, rest = ''] = /^(?:our )?([a-z ]{2,20}?) ?[:=]\s*(.+)$/i.exec(text) ?? []
  if (label === undefined) return undefined
  if (/^(?:audience|target(?: audience)?|recipients|persona|icp|whom?|to)$/i.test(label))
    return { audience: rest.trim() }
  if (/^(?:offer|product|pitch|proposal|value|thing|service|solution)$/i.test(label)) return offered(rest)
  if (/^(?:ask|cta|call to action|next step|action|want|wanted)$/i.test(label))
    return { ...askedFor(rest), ask: readAsk(rest) }
  return readClause(rest.trim())
}

/** “it's free” */
const noted: ClauseRule = (text) => {
  const note = readNote(text) ?? readFact(text)
  return note === undefined ? undefined : { note }
}

/** “we can cut their fuel bill by 12%” */
const claimed: ClauseRule = (text) => {
  const note = /^we (?:can|will|could)\s.+$/i.test(text) ? asSentence(text) : undefined
  return note === undefined ? undefined : { note }
}

const rules: readonly ClauseRule[] = [
  readOtherText,
  readWonder,
  readTelling,
  readPlainly,
  readRemark,
  noted,
  readHighlight,
  labelled,
  readWish,
  readBooking,
  readMove,
  readReach,
  readOffering,
  readHelp,
  readMeasure,
  readPraise,
  readMention,
  readNeed,
  readList,
  readEvent,
  readBare,
  claimed,
]
