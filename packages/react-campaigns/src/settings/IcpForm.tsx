import {
  IcpValues,
  createIcp,
  longestRecordLine,
  longestRecordText,
  updateIcp,
  type Icp,
} from '@inlay/sdk-core/contract/campaigns'
import { useAction, useMessages } from '@inlay/sdk-core/react'
import { Form, FormTextArea, FormTextField } from '@inlay/sdk-core/ui'
import { CompanyFields } from './CompanyFields'
import { JobTitlesField } from './JobTitlesField'
import { MeanwhileBanner } from './MeanwhileBanner'
import { settingsMessages } from './messages'
import { SaveBar } from './SaveBar'
import { SettingsSection } from './SettingsSection'
import { useNotSaved } from './use-not-saved'
import { useRecordForm } from './use-record-form'

export interface IcpFormProps {
  readonly record: Icp | undefined
}

/** The customer that the workspace's company wants more of. */
export function IcpForm({ record }: IcpFormProps) {
  const t = useMessages(settingsMessages)
  const failure = useNotSaved(t('icpNotSaved'))
  const create = useAction(createIcp, { success: t('icpSaved'), failure })
  const update = useAction(updateIcp, { success: t('icpUpdated'), failure })
  const { form, base, meanwhile, discard } = useRecordForm({
    record,
    schema: IcpValues,
    valuesOf,
    create: (body) => create.run({ body }),
    update: ({ icpId, revision }, body) => update.run({ params: { icpId }, body }, { ifMatch: revision }),
  })
  const labels: Readonly<Record<string, string>> = {
    name: t('name'),
    description: t('description'),
    industry: t('industry'),
    companySize: t('companySize'),
    jobTitles: t('jobTitles'),
    keyPainPoints: t('keyPainPoints'),
  }
  return (
    <Form form={form} className="inlay-Settings-form">
      {meanwhile && <MeanwhileBanner meanwhile={meanwhile} labelOf={(field) => labels[field] ?? field} />}
      <SettingsSection title={t('profile')} about={t('profileAbout')}>
        <FormTextField
          name="name"
          label={t('name')}
          placeholder={t('icpNamePlaceholder')}
          maxLength={longestRecordLine}
          autoComplete="off"
        />
        <FormTextArea
          name="description"
          label={t('description')}
          hint={t('icpDescriptionHint')}
          minRows={3}
          maxCharacters={longestRecordText}
        />
      </SettingsSection>
      <SettingsSection title={t('theirCompany')} about={t('theirCompanyAbout')}>
        <CompanyFields />
      </SettingsSection>
      <SettingsSection title={t('people')} about={t('peopleAbout')}>
        <JobTitlesField />
      </SettingsSection>
      <SettingsSection title={t('pains')} about={t('painsAbout')}>
        <FormTextArea
          name="keyPainPoints"
          label={t('keyPainPoints')}
          hint={t('keyPainPointsHint')}
          minRows={4}
          maxCharacters={longestRecordText}
        />
      </SettingsSection>
      <SaveBar form={form} record={base} undecided={meanwhile?.decision !== undefined} onDiscard={discard} />
    </Form>
  )
}

function valuesOf(record: Icp | undefined) {
  const { name = '', description = '', companySize = null, industry = null } = record ?? {}
  const { keyPainPoints = '', jobTitles = [] } = record ?? {}
  return { name, description, companySize, industry, keyPainPoints, jobTitles: [...jobTitles] } as Parameters<
    typeof IcpValues.encode
  >[0]
}
