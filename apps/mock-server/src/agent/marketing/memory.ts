import { collectionName, type WorkspaceStore } from '../../store/store'
import type { KnownBefore } from './plan/follow-request'
import type { SpokenOf } from './plan/spoken-of'
import type { DraftChanges } from './request/draft-changes'
import type { Intent } from './request/intent'
import type { LeadRequest } from './request/lead-request'
import type { PlannedStep } from '../../engines/messages/read-step-plan'
import type { Correction } from './search/corrections'

/** Messages that were written and shown. */
export interface Draft {
  readonly channel: 'email' | 'linkedin'
  readonly about: string
  readonly subjectLine?: string | undefined
  readonly templates: readonly string[]
  /** The same for all that it was changed to, and another one for what was written anew. */
  readonly origin?: string | undefined
  /** Sentences that somebody has asked for; they stay. */
  readonly own?: readonly string[] | undefined
  /** What it was written from, to write it in other words. */
  readonly from?: DraftSource | undefined
}

export interface Righted {
  readonly words: string
  readonly by: string
}

export interface DraftSource {
  /** As it was asked for; nothing where the campaign says it. */
  readonly about?: string | undefined
  readonly ask?: string | undefined
  readonly shorter: boolean
  /** It says what messages are to do, and is no matter that they are about. */
  readonly isTask?: boolean | undefined
  /** Nobody is to be asked anything. */
  readonly asksNothing?: boolean | undefined
  /** Who signs it, where that is known from the beginning. */
  readonly signedBy?: string | undefined
  /** Who signs it, as it was asked for since. */
  readonly signature?: string | undefined
  /** What somebody has taken out: it is said in no other version, and by no other way. */
  readonly removed?: readonly string[] | undefined
  /** What was put right in one message alone. */
  readonly righted?: readonly Righted[] | undefined
  /** It is the last one to people who have not answered. */
  readonly isParting?: boolean | undefined
  /** What single messages are for, where it is something else. */
  readonly planned?: readonly PlannedStep[] | undefined
  /** How it is to sound, where somebody has said so. */
  readonly tone?: DraftChanges['tone']
  /** How long each may be, where somebody has said so. */
  readonly mostWords?: number | undefined
  readonly mostCharacters?: number | undefined
  /** How often it was written in other words. */
  readonly version: number
}

/** What “5 more”, “yes” and “save it” go back to, by the campaign. */
export interface Memory extends Remembered {
  /** What was begun and has not come to its end. */
  readonly unfinished?: UnfinishedWork | undefined
}

/** What a run did not come to the end of, because it was stopped or has failed. */
export interface UnfinishedWork {
  readonly runId: string
  /** What is left to do; of the first, tools may have done a part. */
  readonly intents: readonly Intent[]
  /** How many tools the run had called before. */
  readonly callsBefore: number
  /** What it went by. */
  readonly known: KnownBefore<Remembered>
}

interface Remembered {
  readonly campaignId: string
  readonly lastSearch?: LeadRequest | undefined
  /** What was asked for last beside a search before it, which stays as it was where that is put right. */
  readonly added?: { readonly before: LeadRequest; readonly asked: LeadRequest } | undefined
  /** How somebody wants the overview, beside what it says of itself. */
  readonly overview?: { readonly isShort: boolean; readonly mentions: readonly string[] } | undefined
  /** How many were found of those who were looked for last. */
  readonly found?: number | undefined
  /** The last search, where it has found nobody and no others were listed since. */
  readonly inVain?: LeadRequest | undefined
  /** The last search that has found somebody. */
  readonly lastFound?: LeadRequest | undefined
  /** Which companies were looked for last, whoever was looked for at them since. */
  readonly lastCompanies?: LeadRequest['companies'] | undefined
  /** What was put right of searches, in the order in which that was said. */
  readonly corrections?: readonly Correction[] | undefined
  /** A search that lacks something, which was asked for. */
  readonly pending?: LeadRequest | undefined
  /** A search that was asked for in words that nobody can search by. */
  readonly refused?: LeadRequest | undefined
  /** What it has offered to look for. */
  readonly offer?: LeadRequest | undefined
  /** Those that were found or listed last. */
  readonly spokenOf?: SpokenOf | undefined
  readonly draft?: Draft | undefined
  /** What was written by the other way, and is not saved. */
  readonly beside?: Draft | undefined
  /** What was taken back, the last of it in the end, and what it was taken back to. */
  readonly undone?:
    | readonly {
        readonly draft?: Draft | undefined
        readonly beside?: Draft | undefined
        readonly to: Draft | null
      }[]
    | undefined
  /** What somebody has said of themselves, for messages that are to be written. */
  readonly told?: readonly string[] | undefined
  /** What was asked for last and could not be done. */
  readonly failed?: readonly Intent[] | undefined
  /** Messages that were asked for without a word of what they are about. */
  readonly askedAbout?:
    | {
        readonly channel: Draft['channel']
        readonly steps: number
        readonly askedSteps?: number | undefined
        readonly save: boolean
        readonly ask?: string | undefined
        readonly changes?: DraftChanges | undefined
        readonly planned?: readonly PlannedStep[] | undefined
        readonly isParting?: boolean | undefined
        readonly unable?: readonly string[] | undefined
        /** What stands before the answer in what they are to do. */
        readonly lead?: string | undefined
      }
    | undefined
}

/** What stands beside a draft that was just written. */
export function besideOf({ draft, beside }: Remembered, next: Draft): Draft | undefined {
  if (draft !== undefined && draft.channel !== next.channel) return draft
  return beside?.channel === next.channel ? undefined : beside
}

export const memoriesCollection = collectionName<Memory>('agent memories')

export async function readMemory(store: WorkspaceStore, campaignId: string): Promise<Memory> {
  return (await store.collection(memoriesCollection).get(campaignId))?.value ?? { campaignId }
}

export async function keepMemory(store: WorkspaceStore, memory: Memory): Promise<void> {
  await store.collection(memoriesCollection).put(memory.campaignId, memory)
}
