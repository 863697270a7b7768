import { type MessageType, type Forbidden } from '@inlay/sdk-core/contract/campaigns'
import type { Ask } from './goal/asks'
import type { RowSignal } from './goal/row-signals'
import type { Tone } from './tone-in'

/** What a sequence is made from. */
export interface SequenceParts {
  readonly channel: MessageType
  readonly steps: number
  /** What it offers or is about, as a part of a sentence; left out, it says no more than what the sender does. */
  readonly about?: string | undefined
  /** Whether that is something of the sender's own. @default as it is worded */
  readonly isOffer?: boolean | undefined
  /** Whether it is to be offered in so many words, and not only told of. */
  readonly isOffered?: boolean | undefined
  /** What whoever is written to is asked for. @default a call */
  readonly ask?: Ask | undefined
  /** What of each person it begins with, where that is known. */
  readonly signal?: RowSignal | undefined
  /** A sentence about whoever is written to, to begin with. */
  readonly remark?: string | undefined
  /** What they are told beside what it is about, in sentences. */
  readonly note?: string | undefined
  /** What they are asked, in a sentence of its own. */
  readonly question?: string | undefined
  /** The note and the question are all that it says, and follow-ups say them again. */
  readonly isPlain?: boolean | undefined
  /** Nothing is to be asked of whoever is written to. */
  readonly asksNothing?: boolean | undefined
  /** It is the last one to people who have not answered those before. */
  readonly isParting?: boolean | undefined
  /** It is not understood what is to be said: nothing of the sender's is told in its place. */
  readonly isUnread?: boolean | undefined
  /** What was said of it. */
  readonly wanted?: string | undefined
  /** Nothing is to be said of what it costs. */
  readonly avoidsPrices?: boolean | undefined
  /** What is not to be said, as far as that can be done without. */
  readonly forbidden?: Forbidden | undefined
  /** What it is to be headed with, where that keeps to the guidance. */
  readonly subject?: string | undefined
  /** What the sender does for customers, in sentences, where the workspace has said so. */
  readonly valueProposition?: string | undefined
  /** That is to be told in any case: where nobody has said so, it is left open. */
  readonly saysValue?: boolean | undefined
  /** How the sender sounds. */
  readonly brandVoice?: string | undefined
  /** How these are to sound, whatever the sender does. */
  readonly tone?: Tone | undefined
  /** Something that a document of the sender says, as a sentence. */
  readonly proof?: string | undefined
  /** What a document of the sender says that it costs, as a sentence. */
  readonly price?: string | undefined
  /** The trade that most of the audience is in. */
  readonly industry?: string | undefined
  readonly shorter: boolean
  /** Counted from zero: another one says the same in other words. @default 0 */
  readonly version?: number | undefined
  /** Fields that every contact has a value for, so that a message can be written to each. */
  readonly fields: ReadonlySet<string>
}

export interface WrittenSequence {
  readonly subjectLine?: string | undefined
  readonly templates: readonly string[]
}
