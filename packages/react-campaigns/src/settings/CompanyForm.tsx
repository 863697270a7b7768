import {
  ValuePropositionValues,
  createValueProposition,
  longestRecordLine,
  longestRecordText,
  updateValueProposition,
  type ValueProposition,
} from '@inlay/sdk-core/contract/campaigns'
import { useAction, useMessages } from '@inlay/sdk-core/react'
import { Form, FormTextArea, FormTextField } from '@inlay/sdk-core/ui'
import { CompanyFields } from './CompanyFields'
import { MeanwhileBanner } from './MeanwhileBanner'
import { settingsMessages } from './messages'
import { SaveBar } from './SaveBar'
import { SettingsSection } from './SettingsSection'
import { useNotSaved } from './use-not-saved'
import { useRecordForm } from './use-record-form'

export interface CompanyFormProps {
  readonly record: ValueProposition | undefined
}

/** What the workspace's company is and has to offer. */
export function CompanyForm({ record }: CompanyFormProps) {
  const t = useMessages(settingsMessages)
  const failure = useNotSaved(t('companyNotSaved'))
  const create = useAction(createValueProposition, { success: t('companySaved'), failure })
  const update = useAction(updateValueProposition, { success: t('companyUpdated'), failure })
  const { form, base, meanwhile, discard } = useRecordForm({
    record,
    schema: ValuePropositionValues,
    valuesOf,
    create: (body) => create.run({ body }),
    update: ({ valuePropositionId, revision }, body) =>
      update.run({ params: { valuePropositionId }, body }, { ifMatch: revision }),
  })
  const labels: Readonly<Record<string, string>> = {
    name: t('companyName'),
    websiteUrl: t('websiteUrl'),
    industry: t('industry'),
    companySize: t('companySize'),
    description: t('description'),
  }
  return (
    <Form form={form} className="inlay-Settings-form">
      {meanwhile && <MeanwhileBanner meanwhile={meanwhile} labelOf={(field) => labels[field] ?? field} />}
      <SettingsSection title={t('company')} about={t('companyAbout')}>
        <FormTextField
          name="name"
          label={t('companyName')}
          emptyError={t('companyNameMissing')}
          maxLength={longestRecordLine}
          autoComplete="organization"
        />
        <FormTextField
          name="websiteUrl"
          type="url"
          label={t('websiteUrl')}
          placeholder={t('websitePlaceholder')}
          autoComplete="url"
        />
      </SettingsSection>
      <SettingsSection title={t('market')} about={t('marketAbout')}>
        <CompanyFields />
      </SettingsSection>
      <SettingsSection title={t('offer')} about={t('offerAbout')}>
        <FormTextArea
          name="description"
          label={t('description')}
          hint={t('offerHint')}
          minRows={5}
          maxCharacters={longestRecordText}
        />
      </SettingsSection>
      <SaveBar form={form} record={base} undecided={meanwhile?.decision !== undefined} onDiscard={discard} />
    </Form>
  )
}

function valuesOf(record: ValueProposition | undefined) {
  const { name = '', description = '', websiteUrl = '', industry = null, companySize = null } = record ?? {}
  return { name, description, websiteUrl, industry, companySize } as Parameters<typeof ValuePropositionValues.encode>[0]
}
