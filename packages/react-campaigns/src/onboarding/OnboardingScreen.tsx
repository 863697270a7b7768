import { useMessages } from '@inlay/sdk-core/react'
import { EnsureRoot, Stepper, classNames } from '@inlay/sdk-core/ui'
import { forwardRef, type ComponentType, type ForwardedRef } from 'react'
import { campaignStyles } from '../campaign-styles'
import { CrmStep } from './CrmStep'
import { onboardingMessages } from './messages'
import { ProfileStep } from './ProfileStep'
import { SummaryStep } from './SummaryStep'
import { useConnectedCrm } from './use-connected-crm'

export const onboardingSteps = ['user-information', 'crm-connection', 'summary'] as const

export type OnboardingStep = (typeof onboardingSteps)[number]

export interface OnboardingScreenProps {
  /** Which one is open; they lead to one another by addresses of the host. @default 'user-information' */
  readonly step?: OnboardingStep | undefined
  /** Of the screen's element, beside its own. */
  readonly className?: string | undefined
}

/**
 * How somebody begins: who they are, their CRM, and what is then known of their customers and their voice.
 *
 * Contract: slot classes `inlay-OnboardingScreen`, `inlay-Onboarding-step`, `-title`, `-about`, `-row`, `-card`, `-foot`.
 */
export const OnboardingScreen = forwardRef<HTMLDivElement, OnboardingScreenProps>(
  function OnboardingScreen(props, ref) {
    return (
      <EnsureRoot fill styles={campaignStyles}>
        <Screen {...props} element={ref} />
      </EnsureRoot>
    )
  },
)

const steps: Readonly<
  Record<OnboardingStep, { readonly label: 'profileStep' | 'crmStep' | 'summaryStep'; readonly Step: ComponentType }>
> = {
  'user-information': { label: 'profileStep', Step: ProfileStep },
  'crm-connection': { label: 'crmStep', Step: CrmStep },
  summary: { label: 'summaryStep', Step: SummaryStep },
}

interface ScreenProps extends OnboardingScreenProps {
  readonly element: ForwardedRef<HTMLDivElement>
}

function Screen({ element, className, step = 'user-information' }: ScreenProps) {
  const t = useMessages(onboardingMessages)
  const crm = useConnectedCrm()
  const { Step } = steps[step]
  return (
    <div ref={element} className={classNames('inlay-OnboardingScreen', className)}>
      <Stepper
        label={t('steps')}
        current={step}
        steps={onboardingSteps.map((id) => ({
          id,
          label: t(steps[id].label),
          skipped: id === 'crm-connection' && crm === undefined,
        }))}
        className="inlay-OnboardingScreen-steps"
      />
      <Step key={step} />
    </div>
  )
}
