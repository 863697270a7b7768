import type { InlayForm } from '@inlay/sdk-core/ui'
import { useEffect } from 'react'
import { cronOfChoices, type ScheduleForm } from './schedule-form'

const choices = ['frequency', 'at', 'days', 'dayOfMonth', 'every', 'unit'] as const

/** Writes the cron text of what is chosen, each time that something else is; what is typed there stays until then. */
export function useCronOfChoices({
  watch,
  getValues,
  setValue,
  trigger,
  formState,
}: InlayForm<ScheduleForm>['methods']): void {
  const { isSubmitted } = formState
  useEffect(() => {
    const { unsubscribe } = watch((_, { name }) => {
      const choice = choices.find((each) => each === name)
      if (choice === undefined) return
      setValue('cron', cronOfChoices(getValues()), { shouldDirty: true })
      // What is wrong may stand at another choice, which the cron text could not be made of.
      if (isSubmitted) void trigger([...choices, 'cron'])
    })
    return unsubscribe
  }, [watch, getValues, setValue, trigger, isSubmitted])
}
