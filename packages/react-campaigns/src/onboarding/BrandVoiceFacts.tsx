import type { MarketingScience } from '@inlay/sdk-core/contract/campaigns'
import { useMessages } from '@inlay/sdk-core/react'
import { Fact } from './Fact'
import { onboardingMessages } from './messages'

export interface BrandVoiceFactsProps {
  readonly brandVoice: NonNullable<MarketingScience['brandVoice']>
}

/** A brand voice, as far as it is written. */
export function BrandVoiceFacts({ brandVoice }: BrandVoiceFactsProps) {
  const t = useMessages(onboardingMessages)
  const { name, description, brandTone, communicationStyle, personalityTraits, sampleMessages } = brandVoice
  return (
    <>
      {name && <p className="inlay-Onboarding-lead">{name}</p>}
      {description && <p className="inlay-Onboarding-text">{description}</p>}
      <dl className="inlay-Onboarding-facts">
        <Fact label={t('brandTone')}>{brandTone}</Fact>
        <Fact label={t('communicationStyle')}>{communicationStyle}</Fact>
        <Fact label={t('personalityTraits')}>{personalityTraits}</Fact>
        <Fact label={t('sampleMessages')}>{sampleMessages}</Fact>
      </dl>
    </>
  )
}
