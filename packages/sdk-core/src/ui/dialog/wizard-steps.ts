/** Where a step stands: behind, here, or ahead. */
export type WizardStepState = 'done' | 'current' | 'upcoming'

export interface WizardStepView {
  readonly id: string
  readonly label: string
  readonly state: WizardStepState
  /** Whether it has been on the screen, so that one may go there directly. */
  readonly visited: boolean
}

/** What the steps of a wizard look like from one of them. */
export function wizardSteps(
  steps: readonly { readonly id: string; readonly label: string }[],
  current: string,
  visited: ReadonlySet<string>,
): readonly WizardStepView[] {
  const here = steps.findIndex(({ id }) => id === current)
  return steps.map(({ id, label }, index) => ({
    id,
    label,
    state: index === here ? 'current' : index < here ? 'done' : 'upcoming',
    visited: visited.has(id) || id === current,
  }))
}
