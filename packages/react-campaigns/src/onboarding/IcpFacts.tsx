import type { MarketingScience } from '@inlay/sdk-core/contract/campaigns'
import { useMessages } from '@inlay/sdk-core/react'
import { Tag } from '@inlay/sdk-core/ui'
import { Fact } from './Fact'
import { onboardingMessages } from './messages'
import { Points } from './Points'

export interface IcpFactsProps {
  readonly icp: NonNullable<MarketingScience['icp']>
  /** There is no more to come. */
  readonly isWhole: boolean
}

/** An ideal customer, as far as it is written. */
export function IcpFacts({ icp, isWhole }: IcpFactsProps) {
  const t = useMessages(onboardingMessages)
  const { name, description, industry, companySize, jobTitles = [], keyPainPoints } = icp
  return (
    <>
      {name && <p className="inlay-Onboarding-lead">{name}</p>}
      {isWhole && !description && <p className="inlay-Onboarding-note">{t('icpUnknown')}</p>}
      {description && <p className="inlay-Onboarding-text">{description}</p>}
      <dl className="inlay-Onboarding-facts">
        <Fact label={t('industry')}>{industry}</Fact>
        <Fact label={t('companySize')}>{companySize && t('sizePeople', { size: companySize })}</Fact>
        <Fact label={t('jobTitles')}>
          {jobTitles.length > 0 && (
            <span className="inlay-Onboarding-tags">
              {jobTitles.map((title) => (
                <Tag key={title} label={title} />
              ))}
            </span>
          )}
        </Fact>
        <Fact label={t('keyPainPoints')}>{keyPainPoints && <Points text={keyPainPoints} />}</Fact>
      </dl>
    </>
  )
}
