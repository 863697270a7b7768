import { useMessages } from '@inlay/sdk-core/react'
import { Icon, InlineEdit, type InlineEditHandle } from '@inlay/sdk-core/ui'
import { CircleAlert, Pencil } from 'lucide-react'
import { useId, useState, type Ref } from 'react'
import { longestProfileText } from './longest-profile-text'
import { onboardingMessages } from './messages'

export interface ProfileLineProps {
  readonly label: string
  readonly value: string
  readonly placeholder: string
  readonly hint?: string | undefined
  readonly error: string | undefined
  readonly handle: Ref<InlineEditHandle>
  readonly onSave: (value: string) => void
}

/** One thing about somebody that must be said, edited where it stands. */
export function ProfileLine({ label, value, placeholder, hint, error, handle, onSave }: ProfileLineProps) {
  const t = useMessages(onboardingMessages)
  const id = useId()
  // Its line stays once it was there: what is pressed next would move away below the pointer.
  const [hasFailed, setHasFailed] = useState(false)
  if (error !== undefined && !hasFailed) setHasFailed(true)
  return (
    <div
      className="inlay-Onboarding-row"
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-required ${id}-hint ${id}-error`}
    >
      <span id={`${id}-label`} className="inlay-Onboarding-label">
        {label}
        <span aria-hidden className="inlay-Field-required" />
      </span>
      <span id={`${id}-required`} hidden>
        {t('required')}
      </span>
      <InlineEdit
        handle={handle}
        className="inlay-Onboarding-value"
        size="title"
        label={label}
        value={value}
        placeholder={placeholder}
        allowEmpty
        invalid={error !== undefined}
        maxLength={longestProfileText}
        onSave={(next) => {
          onSave(next.trim())
          return { ok: true }
        }}
      >
        {value === '' ? undefined : (
          <>
            {value}
            <Icon icon={Pencil} size={14} className="inlay-Onboarding-pencil" />
          </>
        )}
      </InlineEdit>
      <p id={`${id}-error`} className="inlay-Onboarding-error" role="alert" data-kept={hasFailed ? '' : undefined}>
        {error !== undefined && (
          <>
            <Icon icon={CircleAlert} size={14} />
            {error}
          </>
        )}
      </p>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="inlay-Onboarding-hint">
          {hint}
        </p>
      )}
    </div>
  )
}
