import { useMessages } from '@inlay/sdk-core/react'
import {
  Banner,
  Button,
  ConfirmDialog,
  Icon,
  Link,
  LinkButton,
  VisuallyHidden,
  useFailureText,
} from '@inlay/sdk-core/ui'
import { CircleCheck, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { isolatedText } from '../campaign-list/isolated-text'
import { campaignsDestinations } from '../destinations'
import { BrandVoiceFacts } from './BrandVoiceFacts'
import { GeneratedCard } from './GeneratedCard'
import { IcpFacts } from './IcpFacts'
import { onboardingMessages } from './messages'
import { useConnectedCrm } from './use-connected-crm'
import { useOnboarding } from './use-onboarding'
import { useWorkspaceBasics, type Basic } from './use-workspace-basics'

/** What is known now: the ideal customer and the voice, as they are written, and the CRM. */
export function SummaryStep() {
  const t = useMessages(onboardingMessages)
  const failureText = useFailureText()
  const { state } = useOnboarding()
  const company = state.company.trim()
  const shownCompany = isolatedText(company)
  const { icp, brandVoice, work, basis, retry, replace, replaceError } = useWorkspaceBasics(company)
  // What is shown is of another company than the one that was said since.
  const isCorrected = replace !== undefined && state.described !== ''
  const [isAsking, ask] = useState(false)
  const crm = useConnectedCrm()
  const noteOf = ({ missing }: Basic<unknown>) =>
    missing === 'failed' ? t('notGenerated') : missing === 'no-company' ? t('noCompany') : undefined
  const isUnknown = [icp, brandVoice].every(({ content, busy, missing }) => !content && !busy && missing)
  const says =
    basis ?? (work === 'writing' ? t('looking', { company: shownCompany }) : work === 'kept' ? t('keptBasis') : '')
  return (
    <div className="inlay-Onboarding-step" data-wide="">
      <h1 className="inlay-Onboarding-title">{t('readyTitle')}</h1>
      <p className="inlay-Onboarding-about">{t(isUnknown ? 'readyUnknown' : 'readyAbout')}</p>
      <p className="inlay-Onboarding-basis" role="status">
        {says}
        {work === 'written' && <VisuallyHidden>{t('generated')}</VisuallyHidden>}
      </p>
      <div className="inlay-Onboarding-cards">
        <GeneratedCard
          title={t('icp')}
          busy={icp.busy}
          begun={icp.content !== undefined}
          note={noteOf(icp)}
          settings={campaignsDestinations.settingsIcp()}
        >
          {icp.content && <IcpFacts icp={icp.content} isWhole={!icp.busy} />}
        </GeneratedCard>
        <GeneratedCard
          title={t('brandVoice')}
          busy={brandVoice.busy}
          begun={brandVoice.content !== undefined}
          note={noteOf(brandVoice)}
          settings={campaignsDestinations.settingsBrandVoice()}
        >
          {brandVoice.content && <BrandVoiceFacts brandVoice={brandVoice.content} />}
        </GeneratedCard>
        {crm !== undefined && (
          <section className="inlay-Onboarding-crm">
            <Icon icon={CircleCheck} />
            <div>
              <h2 className="inlay-Onboarding-cardTitle">{t('crmConnected')}</h2>
              <p className="inlay-Onboarding-hint">{t('crmConnectedAbout', { crm })}</p>
            </div>
          </section>
        )}
      </div>
      {replaceError && (
        <Banner tone="danger" role="alert" className="inlay-Onboarding-banner">
          {t('notReplaced', { reason: failureText(replaceError) })}
        </Banner>
      )}
      <p className="inlay-Onboarding-next">
        {t('readyNext')} <Link to={campaignsDestinations.root()}>{t('describeCampaign')}</Link>
      </p>
      <div className="inlay-Onboarding-foot">
        <LinkButton variant="ghost" size="large" to={campaignsDestinations.onboardingCrmConnection()}>
          {t('back')}
        </LinkButton>
        <span className="inlay-Onboarding-gap" />
        {replace && (
          <Button
            variant={isCorrected ? 'primary' : 'secondary'}
            size="large"
            icon={RefreshCw}
            onClick={() => ask(true)}
          >
            {t('replace', { company: shownCompany })}
          </Button>
        )}
        {retry && (
          <Button size="large" icon={RefreshCw} onClick={retry}>
            {t('tryAgain')}
          </Button>
        )}
        {[icp, brandVoice].some(({ missing }) => missing === 'no-company') && (
          <LinkButton size="large" to={campaignsDestinations.onboardingUserInformation()}>
            {t('tellCompany')}
          </LinkButton>
        )}
        <LinkButton variant={isCorrected ? 'secondary' : 'primary'} size="large" to={campaignsDestinations.home()}>
          {t('goToWorkspace')}
        </LinkButton>
      </div>
      <ConfirmDialog
        open={isAsking}
        title={t('replaceTitle')}
        confirmLabel={t('replaceConfirm')}
        onOpenChange={() => ask(false)}
        onConfirm={() => {
          ask(false)
          replace?.()
        }}
      >
        {t('replaceLoss', { company: shownCompany })}
      </ConfirmDialog>
    </div>
  )
}
