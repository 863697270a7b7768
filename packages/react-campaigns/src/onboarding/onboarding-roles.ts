import type { onboardingMessages } from './messages'

/** What people do, in the order in which it is offered; what is kept is the key. */
export const onboardingRoles = [
  'growthMarketer',
  'demandGenLead',
  'marketingManager',
  'marketingDirector',
  'vpOfMarketing',
  'salesDevelopmentRep',
  'salesManager',
  'businessDevelopment',
  'founder',
  'productMarketing',
  'contentMarketing',
  'digitalMarketingSpecialist',
] as const satisfies readonly (keyof typeof onboardingMessages.strings)[]

export type OnboardingRole = (typeof onboardingRoles)[number]
