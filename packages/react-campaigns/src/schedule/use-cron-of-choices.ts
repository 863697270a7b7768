import type { InlayForm } from '@inlay/sdk-core/ui'
import { useEffect } from 'react'
import {
  choicesShown,
  cronOfChoices,
  firstChoices,
  isTypedText,
  type ScheduleChoices,
  type ScheduleForm,
} from './schedule-form'

const choices = ['frequency', 'at', 'days', 'dayOfMonth', 'every', 'unit'] as const

/**
 * Writes the cron text of what is chosen, each time that something else is; what is typed there stays until then, and the
 * choices show it where it is made of them.
 */
export function useCronOfChoices({
  watch,
  getValues,
  setValue,
  trigger,
  formState,
}: InlayForm<ScheduleForm>['methods']): void {
  const { isSubmitted } = formState
  useEffect(() => {
    let isTyped = isTypedText(getValues())
    // What is set here is no choice of anybody's.
    let isSetting = false
    function show(shown: Partial<ScheduleChoices>) {
      isSetting = true
      for (const [name, value] of Object.entries(shown)) {
        setValue(name as keyof ScheduleChoices, value, { shouldDirty: true })
      }
      isSetting = false
    }
    const { unsubscribe } = watch((_, { name }) => {
      if (isSetting) return
      const values = getValues()
      const choice = choices.find((each) => each === name)
      if (choice === undefined) {
        if (name === 'cron' && values.cron.trim() !== '') show(choicesShown(values.frequency, values.cron))
        isTyped = isTypedText(values)
        return
      }
      // The others begin as they do at first: what was typed in their place goes.
      if (isTyped) show(Object.fromEntries(Object.entries(firstChoices).filter(([each]) => each !== choice)))
      isTyped = false
      isSetting = true
      setValue('cron', cronOfChoices(getValues()), { shouldDirty: true })
      isSetting = false
      // What is wrong may stand at another choice, which the cron text could not be made of.
      if (isSubmitted) void trigger([...choices, 'cron'])
    })
    return unsubscribe
  }, [watch, getValues, setValue, trigger, isSubmitted])
}
