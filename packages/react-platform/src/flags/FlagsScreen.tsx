import { forwardRef, useImperativeHandle, useState, type ForwardedRef } from 'react'
import { useInlay, useMessages } from '@inlay/sdk-core/react'
import {
  Button,
  EmptyState,
  EnsureRoot,
  ErrorState,
  PausedNotice,
  SearchField,
  useFailureText,
  useFocusAfterRetry,
  VisuallyHidden,
  classNames,
} from '@inlay/sdk-core/ui'
import { platformStyles } from '../platform-styles'
import { groupFlags } from './flag-groups'
import { flagTexts } from './flag-texts'
import { FlagList } from './FlagList'
import { FlagListSkeleton } from './FlagListSkeleton'
import { flagsMessages } from './messages'
import { useFlagSwitches } from './use-flag-switches'

export interface FlagsScreenProps {
  /** Of the screen's element, beside its own. */
  readonly className?: string | undefined
}

/**
 * Every feature flag of the workspace, to turn on and off.
 *
 * Contract: slot classes `inlay-FlagsScreen`, `-head`, `-title`, `-intro`, `-search`.
 */
export const FlagsScreen = forwardRef<HTMLDivElement, FlagsScreenProps>(function FlagsScreen(props, ref) {
  const { workspaceId } = useInlay()
  return (
    <EnsureRoot fill styles={platformStyles}>
      {/* What is still to be sent is sent to the workspace in which it was pressed. */}
      <FlagsScreenContent key={workspaceId} {...props} element={ref} />
    </EnsureRoot>
  )
})

interface FlagsScreenContentProps extends FlagsScreenProps {
  readonly element: ForwardedRef<HTMLDivElement>
}

function FlagsScreenContent({ element, className }: FlagsScreenContentProps) {
  const t = useMessages(flagsMessages)
  const name = useMessages(flagTexts)
  const failureText = useFailureText()
  const { flags, turn, refused, said } = useFlagSwitches()
  const { place: screen, keepFocus } = useFocusAfterRetry(
    (flags.status === 'loading' || flags.status === 'ready') && flags.pause
      ? flags.pause
      : flags.status === 'failed'
        ? flags.error
        : flags.status === 'ready' && !flags.refreshing
          ? flags.status
          : undefined,
    '.inlay-FlagsScreen-search input',
  )
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(element, () => screen.current, [screen])
  const [search, setSearch] = useState('')
  const groups = groupFlags(search, (flag) => `${flag} ${name(`${flag}.name`)} ${name(`${flag}.text`)}`)

  return (
    <div ref={screen} tabIndex={-1} className={classNames('inlay-FlagsScreen', className)}>
      <header className="inlay-FlagsScreen-head">
        <h1 className="inlay-FlagsScreen-title">{t('title')}</h1>
        <p className="inlay-FlagsScreen-intro">{t('intro')}</p>
      </header>
      {(flags.status === 'loading' || flags.status === 'ready') && flags.pause && (
        <PausedNotice pause={flags.pause} onEnd={keepFocus} />
      )}
      {flags.status === 'failed' ? (
        <ErrorState
          title={t('failed')}
          onRetry={() => {
            keepFocus()
            flags.retry()
          }}
          requestId={flags.error.requestId}
        >
          {t('failedText', { why: failureText(flags.error) })}
        </ErrorState>
      ) : flags.status === 'ready' ? (
        <>
          <SearchField
            className="inlay-FlagsScreen-search"
            label={t('search')}
            value={search}
            delay={0}
            onValueChange={setSearch}
          />
          {groups.map((group) => (
            <FlagList key={group.key} group={group} flags={flags.data} refused={refused} onTurn={turn} />
          ))}
          {groups.length === 0 && (
            <EmptyState
              title={t('noMatches')}
              action={<Button onClick={() => setSearch('')}>{t('clearSearch')}</Button>}
            >
              {t('noMatchesText')}
            </EmptyState>
          )}
        </>
      ) : (
        <FlagListSkeleton label={t('loading')} />
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </div>
  )
}
