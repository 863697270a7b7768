import { mostJobTitles } from '@inlay/sdk-core/contract/campaigns'
import { useMessages } from '@inlay/sdk-core/react'
import { FormField, TagInput } from '@inlay/sdk-core/ui'
import { settingsMessages } from './messages'

/** A list of job titles, each added by Enter. */
export function JobTitlesField() {
  const t = useMessages(settingsMessages)
  return (
    <FormField<readonly string[]> name="jobTitles" label={t('jobTitles')}>
      {(field) => (
        <TagInput
          {...field}
          max={mostJobTitles}
          counter=""
          placeholder={t('jobTitlePlaceholder')}
          hint={field.value.length === 0 ? t('noJobTitles') : t('jobTitlesHint')}
          autoComplete="off"
          onKeyDown={(event) => {
            // It adds a title, or nothing; it never saves.
            if (event.key === 'Enter' && event.currentTarget.value.trim() === '') event.preventDefault()
          }}
        />
      )}
    </FormField>
  )
}
