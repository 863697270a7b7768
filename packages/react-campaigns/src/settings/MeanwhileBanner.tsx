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
  const { decision, dismiss, fields } = meanwhile
  const words = {
    name: meanwhile.name === undefined ? t('somebody') : isolatedText(meanwhile.name),
    fields: new Intl.ListFormat(locale).format(fields.map(labelOf)),
  }
  if (!decision) {
    return (
      <Banner role="status" onDismiss={dismiss}>
        {t('bothKept', words)}
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
            {t('useTheirs')}
          </Button>
          <Button size="compact" onClick={decision.keepMine}>
            {t('keepMine')}
          </Button>
        </span>
      }
    >
      {t('theyChanged', words)}
    </Banner>
  )
}
