'use client'
export { OnboardingScreen, onboardingSteps, type OnboardingScreenProps, type OnboardingStep } from './OnboardingScreen'
export { onboardingMessages } from './messages'
