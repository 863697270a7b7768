import { useMessages, useNavigation } from '@inlay/sdk-core/react'
import { Banner, Button, LinkButton, RadioGroup, TextField } from '@inlay/sdk-core/ui'
import type { FormEvent } from 'react'
import { campaignsDestinations } from '../destinations'
import { goOnTo } from './go-on-to'
import { onboardingMessages } from './messages'
import { canConnect } from './onboarding-state'
import { useConnectCrm } from './use-connect-crm'
import { useConnectedCrm } from './use-connected-crm'
import { useOnboarding } from './use-onboarding'

/** The CRM: which, and the token that it gave; or none for now. */
export function CrmStep() {
  const t = useMessages(onboardingMessages)
  const navigation = useNavigation()
  const onboarding = useOnboarding()
  const { state, change } = onboarding
  const { connect, connecting, failure, forget } = useConnectCrm(onboarding)
  const crm = useConnectedCrm()
  const goOn = (pressed: Element) => goOnTo(navigation, campaignsDestinations.onboardingSummary(), pressed)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { currentTarget } = event
    if (!canConnect(state) || connecting) return
    if (await connect()) goOn(currentTarget)
  }
  const skip = (pressed: Element) => {
    if (!state.connection) change({ crmType: null })
    goOn(pressed)
  }
  return (
    <form className="inlay-Onboarding-step" noValidate onSubmit={(event) => void submit(event)}>
      <h1 className="inlay-Onboarding-title">{t('crmTitle')}</h1>
      <p className="inlay-Onboarding-about">{t('crmAbout')}</p>
      {crm !== undefined && (
        <Banner
          tone="success"
          action={
            <Button size="compact" onClick={({ currentTarget }) => goOn(currentTarget)}>
              {t('goOn')}
            </Button>
          }
        >
          {t('connected', { crm })}
        </Banner>
      )}
      <div className="inlay-Onboarding-card">
        <RadioGroup
          label={t('crm')}
          variant="card"
          orientation="horizontal"
          value={state.crmType}
          options={[
            { value: 'hubspot', label: t('hubspot'), hint: t('hubspotHint') },
            { value: 'salesforce', label: t('salesforce'), hint: t('salesforceHint'), disabled: true },
          ]}
          onValueChange={(crm) => {
            if (crm === 'hubspot') change({ crmType: crm })
          }}
        />
        <TextField
          type="password"
          label={t('token')}
          hint={t('tokenHint')}
          error={failure?.isAboutToken ? failure.text : undefined}
          value={state.crmCredentials}
          maxLength={500}
          autoComplete="off"
          spellCheck={false}
          readOnly={connecting}
          onValueChange={(crmCredentials) => {
            forget()
            change({ crmCredentials })
          }}
        />
      </div>
      {failure && !failure.isAboutToken && (
        <Banner tone="danger" role="alert" className="inlay-Onboarding-banner">
          {failure.text}
        </Banner>
      )}
      <div className="inlay-Onboarding-foot">
        <LinkButton variant="ghost" size="large" to={campaignsDestinations.onboardingUserInformation()}>
          {t('back')}
        </LinkButton>
        <span className="inlay-Onboarding-gap" />
        <Button size="large" onClick={({ currentTarget }) => skip(currentTarget)}>
          {t('skip')}
        </Button>
        <Button
          type="submit"
          variant="primary"
          size="large"
          busy={connecting}
          busyLabel={t('connecting')}
          disabledReason={canConnect(state) ? undefined : t('connectNeeds')}
        >
          {t('connect')}
        </Button>
      </div>
    </form>
  )
}
