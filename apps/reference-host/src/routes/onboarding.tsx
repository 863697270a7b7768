import { OnboardingScreen, type OnboardingStep } from '@inlay/react-campaigns/onboarding'
import '@inlay/react-campaigns/styles.css'
import type { ScreenProps } from './area-screens'

export function Screen({ match }: ScreenProps) {
  return <OnboardingScreen step={steps[match.address.screen]} />
}

const steps: Readonly<Partial<Record<ScreenProps['match']['address']['screen'], OnboardingStep>>> = {
  'campaigns.onboardingUserInformation': 'user-information',
  'campaigns.onboardingCrmConnection': 'crm-connection',
  'campaigns.onboardingSummary': 'summary',
  'platform.onboardingUserInformation': 'user-information',
  'platform.onboardingCrmConnection': 'crm-connection',
  'platform.onboardingSummary': 'summary',
}
