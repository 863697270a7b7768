import type { InlayForm } from '@inlay/sdk-core/ui'
import { useEffect } from 'react'
import { cronOfChoices, type ScheduleForm } from './schedule-form'

const choices: readonly string[] = ['frequency', 'at', 'days', 'dayOfMonth', 'every', 'unit']

/** Writes the cron text of what is chosen, each time that something else is; what is typed there stays until then. */
export function useCronOfChoices({ watch, getValues, setValue, formState }: InlayForm<ScheduleForm>['methods']): void {
  const { isSubmitted } = formState
  useEffect(() => {
    const { unsubscribe } = watch((_, { name }) => {
      if (name === undefined || !choices.includes(name)) return
      setValue('cron', cronOfChoices(getValues()), { shouldDirty: true, shouldValidate: isSubmitted })
    })
    return unsubscribe
  }, [watch, getValues, setValue, isSubmitted])
}
