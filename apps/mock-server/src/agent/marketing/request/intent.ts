import type { EnrichmentOption } from '@inlay/sdk-core/contract/campaigns'
import type { KnownKind } from '../plan/known-kinds'
import type { AudienceQuestion } from './audience-question'
import type { DocumentNamed } from './document-named'
import type { DraftChanges, DraftEdit } from './draft-changes'
import type { LeadRequest, PeopleConditions } from './lead-request'
import type { OverviewChange } from './read-overview-change'
import type { RelativeSize } from './read-relative-size'
import type { PlannedStep } from '../../../engines/messages/read-step-plan'

/** One thing that somebody wants done. */
export type Intent =
  /** Said of whom one sells to, it goes with what is asked then. */
  | {
      readonly kind: 'find'
      readonly leads: LeadRequest
      readonly isMore?: boolean
      readonly isSaid?: boolean
      /** What is sold to them, as a sentence. */
      readonly offer?: string | undefined
      /** To those of a question that is open: “add VPs of engineering”. */
      readonly isAdded?: boolean
      /** They are only named, which may be an answer. */
      readonly isBare?: boolean
      /** They are meant in place of what was asked for before. */
      readonly isInstead?: boolean
    }
  /** As the last search, but for this. */
  | {
      readonly kind: 'again'
      readonly changes: Partial<LeadRequest>
      readonly text: string
      /** It only names something, and asks for nothing: an answer, or else to be asked about. */
      readonly isBare?: boolean
      /** Whether there are others like those who were looked for last. */
      readonly isOfLast?: boolean
      /** Roles, places and trades go with those of the last search: “too”. */
      readonly isAdded?: boolean
      /** It is meant in place of what was asked for before. */
      readonly isInstead?: boolean
      /** They are to be larger or smaller than those that are there. */
      readonly bySize?: RelativeSize
    }
  | {
      readonly kind: 'enrich'
      readonly what: 'contacts' | 'accounts' | 'either'
      /** What is to be looked up; nothing where nothing is named. */
      readonly options: readonly EnrichmentOption[]
      readonly again: boolean
      /** Only of the first so many, or of those who are as is said. */
      readonly first?: number | undefined
      /** The last so many of them are meant, and not the first. */
      readonly isFromEnd?: boolean | undefined
      readonly of?: AudienceQuestion | undefined
      /** Of all but those who are counted. */
      readonly isExcept?: boolean | undefined
      /** Of them, all but those who are as any of this says. */
      readonly but?: readonly AudienceQuestion[] | undefined
      /** Whom nobody can tell, and is to be left out. */
      readonly unread?: string | undefined
      /** They are meant themselves, and not to be left out. */
      readonly isUnknown?: boolean | undefined
      /** Phone numbers are asked for. */
      readonly isOfPhones?: boolean | undefined
    }
  | {
      readonly kind: 'draft'
      readonly channel: 'email' | 'linkedin'
      readonly steps: number
      /** Where more were asked for than a sequence may have. */
      readonly askedSteps?: number | undefined
      readonly about?: string | undefined
      /** Whom it was asked for, where that is not the whole audience. */
      readonly addressee?: string | undefined
      readonly save: boolean
      readonly shorter: boolean
      /** The question that it is to end with. */
      readonly ask?: string | undefined
      readonly changes?: DraftChanges | undefined
      /** What single messages are for, where it is something else. */
      readonly planned?: readonly PlannedStep[] | undefined
      /** It is the last one to people who have not answered. */
      readonly isParting?: boolean | undefined
      /** The same is to be written by this way as well. */
      readonly alsoBy?:
        | {
            readonly channel: 'email' | 'linkedin'
            readonly steps: number
            readonly addressee?: string | undefined
          }
        | undefined
      /** What was asked of it that nobody here can do. */
      readonly unable?: readonly string[] | undefined
    }
  /** One more message beside those that are there, or the same ones by another way. */
  | {
      readonly kind: 'also'
      readonly channel?: 'email' | 'linkedin' | undefined
      readonly about?: string | undefined
      /** How many; one where left out. */
      readonly steps?: number | undefined
      readonly isSame?: boolean | undefined
      /** Whom it was asked for, where that is not the whole audience. */
      readonly addressee?: string | undefined
      readonly isReminder?: boolean | undefined
      /** It says goodbye, and stands at the end. */
      readonly isParting?: boolean | undefined
      /** It stands in place of this message; -1 is the last. */
      readonly insteadOf?: number | undefined
      /** It is what all of them are to be about. */
      readonly isOfAll?: boolean | undefined
      readonly changes?: DraftChanges | undefined
      readonly unable?: readonly string[] | undefined
    }
  /** What somebody says of themselves, which messages can say. */
  | { readonly kind: 'told'; readonly text: string }
  /** Of what was written last. */
  | ({
      readonly kind: 'edit'
      readonly save: boolean
      /** By which way those go that are meant, where something else is wanted of the others. */
      readonly channel?: 'email' | 'linkedin' | undefined
    } & DraftEdit)
  | {
      readonly kind: 'save'
      /** Only what is sent by this way. */
      readonly channel?: 'email' | 'linkedin' | undefined
      /** Emails and LinkedIn messages, whatever is not saved yet. */
      readonly isAll?: boolean | undefined
      readonly unable?: readonly string[] | undefined
      /** By which ways messages that a person has written may go for it. */
      readonly agreed?: readonly ('email' | 'linkedin')[] | undefined
    }
  | {
      readonly kind: 'overview'
      /** Whom the campaign is planned for, and whether they are found as well. */
      readonly leads?: LeadRequest | undefined
      readonly isSought?: boolean | undefined
      /** What it is for, as somebody has put it. */
      readonly goal?: string | undefined
      readonly change?: OverviewChange | undefined
    }
  /** Whom one has in view; nobody has said that they are to be found. */
  | { readonly kind: 'named'; readonly leads: LeadRequest }
  /** Those whom the answer before was about, or so many of them, are to be found. */
  | { readonly kind: 'them'; readonly count?: number | undefined }
  | { readonly kind: 'summary' }
  /** Who of the audience has no such thing. */
  | { readonly kind: 'lacking'; readonly what: Lacked }
  /** Something about the rows that are there. */
  | { readonly kind: 'ask'; readonly question: AudienceQuestion }
  /** What is known of the sender. */
  | { readonly kind: 'sender' }
  /** What the documents of the workspace say of something. */
  | {
      readonly kind: 'documents'
      readonly about: string
      /** A question that may be answered there; nobody has named the documents. */
      readonly isGuess?: boolean
    }
  /** What documents say that are named as a whole. */
  | ({ readonly kind: 'named-documents' } & DocumentNamed)
  /** What can be searched by. */
  | { readonly kind: 'known'; readonly what: KnownKind }
  /** What the messages say that are saved, and that were written last, or how long they are. */
  | {
      readonly kind: 'show'
      readonly isOfLengths?: boolean
      readonly inCharacters?: boolean
      /** Only this message; -1 is the last. */
      readonly step?: number | undefined
    }
  /** Messages are to be as they were before the last change. */
  | { readonly kind: 'undo' }
  | { readonly kind: 'redo' }
  /** So many are wanted, of those who were looked for last. */
  | { readonly kind: 'count'; readonly count: number; readonly isOfPeople: boolean }
  /** What the whole campaign has, whether its messages are saved, who will get them, what came of them, or what looks for more. */
  | {
      readonly kind: 'tell'
      readonly about:
        | 'campaign'
        | 'saved'
        | 'recipients'
        /** How many messages that is in all. */
        | 'total'
        | 'figures'
        | 'overview'
        | 'schedule'
        | 'purpose'
        | 'choice'
        /** Why no more were found. */
        | 'few'
        /** How far what was said can be relied on. */
        | 'sure'
        | 'changes'
    }
  | { readonly kind: 'check' }
  | { readonly kind: 'help' }
  /** To what was offered, and at most so many. */
  | {
      readonly kind: 'yes'
      readonly count?: number | undefined
      /** What was offered is named with it: it needs not be the last thing that was spoken of. */
      readonly isNamed?: boolean | undefined
    }
  /** With what was stopped. */
  | { readonly kind: 'go-on' }
  /** What failed, or what was done last, is to be done once more. */
  | { readonly kind: 'repeat' }
  /** Something is not wanted, or what was offered is not. */
  | { readonly kind: 'no'; readonly ofSaving?: boolean }
  /** Whether, when or at what cost something is done, which is not said to be done. */
  | { readonly kind: 'advise'; readonly on: Advice; readonly isOfCost?: boolean }
  | { readonly kind: 'thanks' }
  | { readonly kind: 'hello' }
  /** How people are to be reached, and when: what goes out, and not what it says. */
  | { readonly kind: 'proceed'; readonly people?: PeopleConditions | undefined }
  /** Of those who are there, only who is in a place is wanted; they can be looked for as well. */
  | {
      readonly kind: 'narrow'
      readonly of: AudienceQuestion
      readonly search: Extract<Intent, { readonly kind: 'again' }>
      /** Where nobody is there, they are looked for at once. */
      readonly orSearches?: boolean
    }
  /** What it does not do, and where it is done. */
  | {
      readonly kind: 'refuse'
      readonly what: Refused
      /** Which rows were meant. */
      readonly of?: AudienceQuestion | undefined
      /** What it is of a search, where that can be meant. */
      readonly ofSearch?: Extract<Intent, { readonly kind: 'again' }> | undefined
    }
  | { readonly kind: 'unknown'; readonly text: string; readonly others?: readonly string[] | undefined }

export type Advice =
  | 'save'
  | 'enrich'
  | 'check'
  | 'overview'
  | 'undo'
  | 'draft'
  | 'edit'
  | 'language'
  | 'data'
  | 'preview'
  | 'pace'
  | 'replies'
  | 'follow-ups'
  | 'senders'
  | 'also by LinkedIn'
  | 'cost of sending'
  | 'credits'
  | 'own customers'
  | 'privacy'
  | 'before sending'

export type Lacked = 'email' | 'phone' | 'linkedin'

export type Refused =
  | 'remove'
  | 'remove-campaign'
  | 'save-part'
  | 'save-later'
  | 'save-unread'
  | 'later'
  | 'launch'
  | 'schedule'
  | 'rename'
  | 'stop'
  | 'download'
  | 'import'
  | 'compare'
  | 'columns'
  | 'merge'
  | 'swap'
  | 'sort'
