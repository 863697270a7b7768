import { useMessages } from '@inlay/sdk-core/react'
import { FormRadioGroup } from '@inlay/sdk-core/ui'
import { scheduleMessages } from './messages'
import { quickChoicesInOrder } from './quick-choices'

/** What most people want. */
export function QuickFields() {
  const t = useMessages(scheduleMessages)
  return (
    <FormRadioGroup
      name="quick"
      label={t('when')}
      required={false}
      options={quickChoicesInOrder.map((choice) => ({ value: choice, label: t(choice) }))}
    />
  )
}
