import { useEffect, useRef, useState } from 'react'
import type { ApiError } from '@inlay/sdk-core'
import { sampleMessages, type MessageSamples, type MessageType } from '@inlay/sdk-core/contract/campaigns'
import { useAction } from '@inlay/sdk-core/react'
import { isSameDraft, settingsOf, type MessageDraft } from './message-draft'

/** A message to somebody, whichever way it goes. */
export interface ShownSample {
  readonly subject: string | undefined
  readonly text: string
  readonly reasoning: string
}

/** What one person would get, step by step. */
export interface ShownSequence {
  readonly rowId: string | undefined
  readonly name: string
  readonly samples: readonly ShownSample[]
}

export interface Samples {
  readonly isLoading: boolean
  readonly error: ApiError | undefined
  readonly sequences: readonly ShownSequence[]
  /** What they were made of; nothing before there are some. */
  readonly of: MessageDraft | undefined
  /** What those before were made of. */
  readonly before: MessageDraft | undefined
  /** Asks for them, unless they are there and the same is asked for. */
  readonly ask: (draft: MessageDraft) => void
  readonly askAgain: (draft: MessageDraft) => void
}

interface Answer {
  readonly sequences: readonly ShownSequence[]
  readonly of: MessageDraft
  readonly before: MessageDraft | undefined
}

export interface SamplesOptions {
  /** The version before the first. */
  readonly begun: MessageDraft | undefined
  /** What is written to people of a draft. */
  readonly asSent: (draft: MessageDraft) => MessageDraft
}

/** The messages of some contacts as they would be written. */
export function useSamples(campaignId: string, messageType: MessageType, { begun, asSent }: SamplesOptions): Samples {
  const { run } = useAction(sampleMessages, { background: true })
  const [answer, setAnswer] = useState<Answer>()
  const [asked, setAsked] = useState<MessageDraft>()
  const [error, setError] = useState<ApiError>()
  const stop = useRef<AbortController>(undefined)
  useEffect(() => () => stop.current?.abort(), [])

  async function askAgain(draft: MessageDraft) {
    stop.current?.abort()
    const { signal } = (stop.current = new AbortController())
    setAsked(draft)
    setError(undefined)
    const result = await run({ params: { campaignId }, body: settingsOf(asSent(draft), messageType) }, { signal })
    if (signal.aborted) return
    setAsked(undefined)
    if (result.ok) {
      setAnswer((last) => ({
        sequences: shownSequences(result.data),
        of: draft,
        before: last && !isSameDraft(last.of, draft) ? last.of : (last?.before ?? begun),
      }))
    } else setError(result.error)
  }
  return {
    isLoading: asked !== undefined,
    error,
    sequences: answer?.sequences ?? none,
    of: answer?.of,
    before: answer?.before,
    ask(draft) {
      const there = asked ?? (error === undefined ? answer?.of : undefined)
      if (there === undefined || !isSameDraft(there, draft)) void askAgain(draft)
    },
    askAgain: (draft) => void askAgain(draft),
  }
}

const none: readonly ShownSequence[] = []

function shownSequences({ emailSequences, linkedinSequences }: MessageSamples): readonly ShownSequence[] {
  const byEmail = emailSequences.map(({ samples }) => ({
    rowId: samples[0]?.artifactId ?? undefined,
    name: samples[0]?.artifactName ?? '',
    samples: samples.map((sample) => ({
      subject: sample.subject,
      text: sample.emailBodyWithoutSignature,
      reasoning: sample.emailMessageReasoning,
    })),
  }))
  const onLinkedIn = linkedinSequences.map(({ samples }) => ({
    rowId: samples[0]?.artifactId ?? undefined,
    name: samples[0]?.artifactName ?? '',
    samples: samples.map((sample) => ({
      subject: undefined,
      text: sample.personalisedMessage,
      reasoning: sample.linkedinMessageReasoning,
    })),
  }))
  return [...byEmail, ...onLinkedIn].filter(({ samples }) => samples.length > 0)
}
