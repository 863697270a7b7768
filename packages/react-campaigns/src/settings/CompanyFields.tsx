import { companyIndustries, companySizes } from '@inlay/sdk-core/contract/campaigns'
import { useMessages } from '@inlay/sdk-core/react'
import { FormField, Select } from '@inlay/sdk-core/ui'
import { settingsMessages } from './messages'

/** What a company does and how large it is: the same two for one's own and for the customer's. */
export function CompanyFields() {
  const t = useMessages(settingsMessages)
  return (
    <div className="inlay-Settings-pair">
      <FormField<string | null> name="industry" label={t('industry')}>
        {(field) => (
          <Select
            {...field}
            clearable
            placeholder={t('industryPlaceholder')}
            options={withPresent(companyIndustries, field.value).map((value) => ({ value, label: value }))}
          />
        )}
      </FormField>
      <FormField<string | null> name="companySize" label={t('companySize')}>
        {(field) => (
          <Select
            {...field}
            clearable
            placeholder={t('companySizePlaceholder')}
            options={withPresent(companySizes, field.value).map((size) => ({
              value: size,
              label: t('sizePeople', { size }),
            }))}
          />
        )}
      </FormField>
    </div>
  )
}

/** What a newer backend offers is shown, and stays what it is unless somebody changes it. */
function withPresent(options: readonly string[], present: string | null): readonly string[] {
  return present === null || options.includes(present) ? options : [...options, present]
}
