import { useMessages } from '@inlay/sdk-core/react'
import { Button, Icon, LinkButton, VisuallyHidden } from '@inlay/sdk-core/ui'
import { CircleCheck, RefreshCw } from 'lucide-react'
import { isolatedText } from '../campaign-list/isolated-text'
import { campaignsDestinations } from '../destinations'
import { BrandVoiceFacts } from './BrandVoiceFacts'
import { GeneratedCard } from './GeneratedCard'
import { IcpFacts } from './IcpFacts'
import { onboardingMessages } from './messages'
import { useMarketingScience } from './use-marketing-science'
import { useOnboarding } from './use-onboarding'

/** What is known now: the ideal customer and the voice, as they are written, and the CRM. */
export function SummaryStep() {
  const t = useMessages(onboardingMessages)
  const { state } = useOnboarding()
  const company = state.company.trim()
  const found = useMarketingScience(company)
  const science = found.status === 'running' || found.status === 'done' ? found.science : undefined
  const busy = found.status === 'running'
  const note = found.status === 'failed' ? t('notGenerated') : found.status === 'idle' ? t('noCompany') : undefined
  return (
    <div className="inlay-Onboarding-step" data-wide="">
      <h1 className="inlay-Onboarding-title">{t('readyTitle')}</h1>
      <p className="inlay-Onboarding-about">{t('readyAbout')}</p>
      <p className="inlay-Onboarding-basis" role="status">
        {science?.basis ?? (busy ? t('looking', { company: isolatedText(company) }) : '')}
        {found.status === 'done' && <VisuallyHidden>{t('generated')}</VisuallyHidden>}
      </p>
      <div className="inlay-Onboarding-cards">
        <GeneratedCard
          title={t('icp')}
          busy={busy && science?.stage !== 'voice'}
          begun={Boolean(science?.icp)}
          note={note}
          settings={campaignsDestinations.settingsIcp()}
        >
          {science?.icp && <IcpFacts icp={science.icp} isWhole={science.stage !== 'customers'} />}
        </GeneratedCard>
        <GeneratedCard
          title={t('brandVoice')}
          busy={busy}
          begun={Boolean(science?.brandVoice)}
          note={note}
          settings={campaignsDestinations.settingsBrandVoice()}
        >
          {science?.brandVoice && <BrandVoiceFacts brandVoice={science.brandVoice} />}
        </GeneratedCard>
        {state.crmType && state.connection && (
          <section className="inlay-Onboarding-crm">
            <Icon icon={CircleCheck} />
            <div>
              <h2 className="inlay-Onboarding-cardTitle">{t('crmConnected')}</h2>
              <p className="inlay-Onboarding-hint">{t('crmConnectedAbout', { crm: t(state.crmType) })}</p>
            </div>
          </section>
        )}
      </div>
      <div className="inlay-Onboarding-foot">
        <LinkButton variant="ghost" size="large" to={campaignsDestinations.onboardingCrmConnection()}>
          {t('back')}
        </LinkButton>
        <span className="inlay-Onboarding-gap" />
        {found.status === 'failed' && (
          <Button size="large" icon={RefreshCw} onClick={found.retry}>
            {t('tryAgain')}
          </Button>
        )}
        {found.status === 'idle' && (
          <LinkButton size="large" to={campaignsDestinations.onboardingUserInformation()}>
            {t('tellCompany')}
          </LinkButton>
        )}
        <LinkButton variant="primary" size="large" to={campaignsDestinations.home()}>
          {t('goToWorkspace')}
        </LinkButton>
      </div>
    </div>
  )
}
