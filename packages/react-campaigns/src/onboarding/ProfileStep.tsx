import { useMessages, useNavigation } from '@inlay/sdk-core/react'
import { Button, Select, type InlineEditHandle } from '@inlay/sdk-core/ui'
import { useRef, useState, type FormEvent } from 'react'
import { campaignsDestinations } from '../destinations'
import { goOnTo } from './go-on-to'
import { onboardingMessages } from './messages'
import { onboardingRoles } from './onboarding-roles'
import { missingFrom } from './onboarding-state'
import { ProfileLine } from './ProfileLine'
import { useOnboarding } from './use-onboarding'

/** Who somebody is: name and company, edited where they stand, and the role. */
export function ProfileStep() {
  const t = useMessages(onboardingMessages)
  const navigation = useNavigation()
  const { state, change } = useOnboarding()
  const [asked, setAsked] = useState(false)
  const name = useRef<InlineEditHandle>(null)
  const company = useRef<InlineEditHandle>(null)
  const role = useRef<HTMLButtonElement>(null)
  const missing = asked ? missingFrom(state) : []

  const goOn = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const [first] = missingFrom(state)
    setAsked(true)
    if (first === undefined) goOnTo(navigation, campaignsDestinations.onboardingCrmConnection(), event.currentTarget)
    else if (first === 'name') name.current?.edit()
    else if (first === 'company') company.current?.edit()
    else role.current?.focus()
  }

  return (
    <form className="inlay-Onboarding-step" noValidate onSubmit={goOn}>
      <h1 className="inlay-Onboarding-title">{t('welcome')}</h1>
      <p className="inlay-Onboarding-about">{t('welcomeAbout')}</p>
      <div className="inlay-Onboarding-card">
        <ProfileLine
          handle={name}
          label={t('name')}
          value={state.name}
          placeholder={t('nameEmpty')}
          error={missing.includes('name') ? t('nameMissing') : undefined}
          onSave={(text) => change({ name: text })}
        />
        <ProfileLine
          handle={company}
          label={t('company')}
          value={state.company}
          placeholder={t('companyEmpty')}
          hint={t('companyHint')}
          error={missing.includes('company') ? t('companyMissing') : undefined}
          onSave={(text) => change({ company: text })}
        />
        <Select
          ref={role}
          label={t('role')}
          placeholder={t('roleEmpty')}
          required
          value={state.role}
          options={onboardingRoles.map((value) => ({ value, label: t(value) }))}
          error={missing.includes('role') ? t('roleMissing') : undefined}
          onValueChange={(next) => change({ role: next })}
        />
      </div>
      <div className="inlay-Onboarding-foot">
        <Button type="submit" variant="primary" size="large">
          {t('next')}
        </Button>
      </div>
    </form>
  )
}
