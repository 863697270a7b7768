import {
  BrandVoiceValues,
  createBrandVoice,
  longestRecordLine,
  longestRecordText,
  updateBrandVoice,
  type BrandVoice,
} from '@inlay/sdk-core/contract/campaigns'
import { useAction, useMessages } from '@inlay/sdk-core/react'
import { Form, FormTextArea, FormTextField } from '@inlay/sdk-core/ui'
import { MeanwhileBanner } from './MeanwhileBanner'
import { settingsMessages } from './messages'
import { SaveBar } from './SaveBar'
import { SettingsSection } from './SettingsSection'
import { useNotSaved } from './use-not-saved'
import { useRecordForm } from './use-record-form'

export interface BrandVoiceFormProps {
  readonly record: BrandVoice | undefined
}

/** How the workspace's company sounds. */
export function BrandVoiceForm({ record }: BrandVoiceFormProps) {
  const t = useMessages(settingsMessages)
  const failure = useNotSaved(t('brandVoiceNotSaved'))
  const create = useAction(createBrandVoice, { success: t('brandVoiceSaved'), failure })
  const update = useAction(updateBrandVoice, { success: t('brandVoiceUpdated'), failure })
  const { form, base, meanwhile, discard } = useRecordForm({
    record,
    schema: BrandVoiceValues,
    valuesOf,
    create: (body) => create.run({ body }),
    update: ({ brandVoiceId, revision }, body) => update.run({ params: { brandVoiceId }, body }, { ifMatch: revision }),
  })
  const labels: Readonly<Record<string, string>> = {
    name: t('name'),
    description: t('description'),
    brandTone: t('brandTone'),
    communicationStyle: t('communicationStyle'),
    personalityTraits: t('personalityTraits'),
    sampleMessages: t('sampleMessages'),
  }
  return (
    <Form form={form} className="inlay-Settings-form">
      {meanwhile && <MeanwhileBanner meanwhile={meanwhile} labelOf={(field) => labels[field] ?? field} />}
      <SettingsSection title={t('voice')} about={t('voiceAbout')}>
        <FormTextField
          name="name"
          label={t('name')}
          placeholder={t('voiceNamePlaceholder')}
          maxLength={longestRecordLine}
          autoComplete="off"
        />
        <FormTextArea name="description" label={t('description')} minRows={2} maxCharacters={longestRecordText} />
      </SettingsSection>
      <SettingsSection title={t('sound')} about={t('soundAbout')}>
        <FormTextField
          name="brandTone"
          label={t('brandTone')}
          placeholder={t('brandTonePlaceholder')}
          maxLength={longestRecordLine}
          autoComplete="off"
        />
        <FormTextField
          name="communicationStyle"
          label={t('communicationStyle')}
          placeholder={t('communicationStylePlaceholder')}
          maxLength={longestRecordLine}
          autoComplete="off"
        />
        <FormTextField
          name="personalityTraits"
          label={t('personalityTraits')}
          placeholder={t('personalityTraitsPlaceholder')}
          maxLength={longestRecordLine}
          autoComplete="off"
        />
      </SettingsSection>
      <SettingsSection title={t('examples')} about={t('examplesAbout')}>
        <FormTextArea
          name="sampleMessages"
          label={t('sampleMessages')}
          hint={t('sampleMessagesHint')}
          minRows={6}
          maxCharacters={longestRecordText}
        />
      </SettingsSection>
      <SaveBar form={form} record={base} undecided={meanwhile?.decision !== undefined} onDiscard={discard} />
    </Form>
  )
}

function valuesOf(record: BrandVoice | undefined) {
  const { name = '', description = '', brandTone = '', communicationStyle = '' } = record ?? {}
  const { personalityTraits = '', sampleMessages = '' } = record ?? {}
  return { name, description, brandTone, communicationStyle, personalityTraits, sampleMessages }
}
