import { forwardRef, useId, useRef, type ForwardedRef, type FormEvent, type KeyboardEvent } from 'react'
import { characterCount } from '@inlay/sdk-core'
import { longestPrompt } from '@inlay/sdk-core/contract/campaigns'
import { useMessages } from '@inlay/sdk-core/react'
import { Button, EnsureRoot, TextArea, classNames } from '@inlay/sdk-core/ui'
import { ArrowUp } from 'lucide-react'
import { campaignStyles } from '../campaign-styles'
import { campaignListMessages } from './messages'
import { useKeptPrompt } from './use-kept-prompt'

export interface CampaignPromptProps {
  /** Of the form, beside its own. */
  readonly className?: string | undefined
  /** Starts a campaign from the text; answers whether that worked. What was typed stays until it has. */
  readonly onStart: (prompt: string) => Promise<boolean>
  readonly busy: boolean
  /** Stands in the box, to be changed and sent, for as long as nobody has typed anything. */
  readonly idea?: string | undefined
}

/**
 * The box in which a new campaign is described. What is typed is still there for whoever leaves and comes back.
 *
 * Contract: slot classes `inlay-CampaignPrompt`, `-bar`, `-hint`.
 */
export const CampaignPrompt = forwardRef<HTMLFormElement, CampaignPromptProps>(function CampaignPrompt(props, ref) {
  return (
    <EnsureRoot styles={campaignStyles}>
      <PromptBox {...props} form={ref} />
    </EnsureRoot>
  )
})

interface PromptBoxProps extends CampaignPromptProps {
  readonly form: ForwardedRef<HTMLFormElement>
}

function PromptBox({ form, className, onStart, busy, idea }: PromptBoxProps) {
  const t = useMessages(campaignListMessages)
  const hintId = useId()
  const box = useRef<HTMLTextAreaElement>(null)
  const { prompt, isIdea, keep, started } = useKeptPrompt(idea)
  const blank = prompt.trim() === ''
  const count = characterCount(prompt)
  const tooLong = count > longestPrompt ? t('promptTooLong', { most: longestPrompt }) : undefined

  const start = async () => {
    if (blank || busy || tooLong !== undefined) return
    if (isIdea) keep(prompt)
    if (await onStart(prompt)) started(prompt)
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    void start()
  }

  const pressEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    void start()
  }

  return (
    <form ref={form} className={classNames('inlay-CampaignPrompt', className)} onSubmit={submit}>
      <TextArea
        ref={box}
        label={t('promptLabel')}
        labelHidden
        minRows={2}
        // Few come near it, and to them it matters.
        maxCharacters={count > longestPrompt * 0.9 ? longestPrompt : undefined}
        countCharacters={characterCount}
        error={tooLong}
        value={prompt}
        placeholder={t('promptPlaceholder')}
        aria-describedby={hintId}
        onValueChange={(value) => keep(value)}
        onKeyDown={pressEnter}
      />
      <div className="inlay-CampaignPrompt-bar">
        <span id={hintId} className="inlay-CampaignPrompt-hint">
          {t(isIdea ? 'ideaHint' : 'promptHint')}
        </span>
        {isIdea && (
          <Button
            variant="ghost"
            size="compact"
            onClick={() => {
              keep('')
              box.current?.focus()
            }}
          >
            {t('ideaClear')}
          </Button>
        )}
        <Button
          type="submit"
          variant="primary"
          size="compact"
          icon={ArrowUp}
          busy={busy}
          busyLabel={t('promptSending')}
          disabled={blank}
          disabledReason={tooLong}
        >
          {t('promptSend')}
        </Button>
      </div>
    </form>
  )
}
