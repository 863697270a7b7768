import type { Ask } from './asks'

/** What one clause of a goal says. */
export interface ReadClause {
  /** Something of the sender's own. */
  readonly offer?: string | undefined
  /** That is to be offered in so many words. */
  readonly isOffered?: boolean | undefined
  /** What it is about otherwise. */
  readonly topic?: string | undefined
  /** What it may be about, where nothing is said to be. */
  readonly loose?: string | undefined
  readonly audience?: string | undefined
  readonly ask?: Ask | undefined
  /** A sentence about whoever is written to. */
  readonly remark?: string | undefined
  /** What they are asked, as a sentence. */
  readonly question?: string | undefined
  /** What they are asked where nothing else is to be asked. */
  readonly instead?: string | undefined
  /** What they are told beside what it is about, as a sentence. */
  readonly note?: string | undefined
  /** It is said as it stands, and is about nothing else. */
  readonly isPlain?: boolean | undefined
  /** It is news of the sender's own, as it stands in the note. */
  readonly isTold?: boolean | undefined
  /** It is a wish to know something of whoever is written to. */
  readonly isWonder?: boolean | undefined
  /** What the sender does is to be told. */
  readonly saysValue?: boolean | undefined
  readonly subject?: string | undefined
}

/** Reads a clause that is built in one way; nothing where it is built otherwise. */
export type ClauseRule = (text: string) => ReadClause | undefined
