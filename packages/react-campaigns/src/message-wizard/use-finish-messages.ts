import { useRef, useState } from 'react'
import type { MessageType } from '@inlay/sdk-core/contract/campaigns'
import { useFailureText } from '@inlay/sdk-core/ui'
import type { BeginWork } from '../enhance/use-begin-work'
import type { MessageDraft } from './message-draft'
import { useGenerateMessages } from './use-generate-messages'
import type { MessageWork } from './use-message-work'
import { useReadMeanwhile } from './use-read-meanwhile'

export interface FinishMessagesOptions {
  readonly campaignId: string
  readonly messageType: MessageType
  readonly begin: BeginWork | undefined
  readonly work: Pick<MessageWork, 'asSent' | 'drafting'>
  readonly onFinished: () => void
}

export interface MessagesFinish {
  /** Of all steps, or of one. */
  readonly finish: (step: number | undefined) => Promise<void>
  readonly isBusy: boolean
  /** Why it could not be done, in words for people. */
  readonly error: string | undefined
  readonly forgetError: () => void
  /** What the campaign has got meanwhile, until it is said whether that may be lost. */
  readonly theirs: MessageDraft | undefined
  readonly agree: () => void
  readonly decline: () => void
}

/** Has the messages written of a draft; asks first where that would take the place of what nobody has seen here. */
export function useFinishMessages({
  campaignId,
  messageType,
  begin,
  work: { asSent, drafting },
  onFinished,
}: FinishMessagesOptions): MessagesFinish {
  const failureText = useFailureText()
  const generate = useGenerateMessages(campaignId, messageType, begin)
  const readMeanwhile = useReadMeanwhile(campaignId, messageType)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const [asked, ask] = useState<{ readonly theirs: MessageDraft; readonly step: number | undefined }>()
  const agreed = useRef<MessageDraft>(undefined)

  async function finish(step: number | undefined) {
    if (isBusy) return
    setBusy(true)
    setError(undefined)
    const draft = asSent(drafting.now())
    const meanwhile = await readMeanwhile(draft, [drafting.over(), agreed.current])
    const theirs = meanwhile.ok ? meanwhile.data : undefined
    const result = meanwhile.ok && theirs === undefined ? await generate(draft, step) : meanwhile
    setBusy(false)
    if (!result.ok) setError(failureText(result.error))
    else if (theirs) ask({ theirs, step })
    else {
      drafting.finish()
      onFinished()
    }
  }
  return {
    finish,
    isBusy,
    error,
    forgetError: () => setError(undefined),
    theirs: asked?.theirs,
    agree() {
      agreed.current = asked?.theirs
      ask(undefined)
      // What has come since then is asked about as well.
      void finish(asked?.step)
    },
    decline: () => ask(undefined),
  }
}
