import { useInlay, useMessages } from '@inlay/sdk-core/react'
import { Banner, Button } from '@inlay/sdk-core/ui'
import { isolatedText } from '../campaign-list/isolated-text'
import { settingsMessages } from './messages'
import type { RecordMeanwhile } from './use-record-form'

export interface MeanwhileBannerProps {
  readonly meanwhile: RecordMeanwhile
  /** What fields are called on the screen. */
  readonly labelOf: (field: string) => string
}

/** Says that somebody else has changed what is edited here, and lets the person decide where both have. */
export function MeanwhileBanner({ meanwhile, labelOf }: MeanwhileBannerProps) {
  const t = useMessages(settingsMessages)
  const { locale } = useInlay()
  const { decision, dismiss, fields, isOwn, isSaved } = meanwhile
  const words = {
    name: meanwhile.name === undefined ? t('somebody') : isolatedText(meanwhile.name),
    fields: new Intl.ListFormat(locale).format(fields.map((field) => labelOf(field.name))),
  }
  if (!decision) {
    return (
      <Banner role="status" onDismiss={dismiss}>
        {t(isOwn ? 'ownKept' : 'bothKept', words)} {t(isSaved ? 'keptSaved' : 'keptUnsaved')}
      </Banner>
    )
  }
  return (
    <Banner
      role="alert"
      tone="warning"
      className="inlay-Settings-meanwhile"
      action={
        <span className="inlay-Settings-choices">
          <Button size="compact" onClick={decision.useTheirs}>
            {t(isOwn ? 'useOther' : 'useTheirs')}
          </Button>
          <Button size="compact" onClick={decision.keepMine}>
            {t(isOwn ? 'keepThis' : 'keepMine')}
          </Button>
        </span>
      }
    >
      {isOwn ? t('youChanged') : t('theyChanged', words)}
      <ul className="inlay-Settings-theirs">
        {fields.map(({ name, theirs }) => (
          <li key={name}>
            <b>{labelOf(name)}</b> <bdi>{wordsOf(theirs)}</bdi>
          </li>
        ))}
      </ul>
    </Banner>
  )

  function wordsOf(value: unknown): string {
    const text = Array.isArray(value) ? new Intl.ListFormat(locale).format(value.map(String)) : value
    return typeof text === 'string' && text !== '' ? text : t('nothing')
  }
}
