/** What most people want, with the cron text of each. */
export const quickChoices = {
  hourly: '30 * * * *',
  daily: '0 10 * * *',
  weekly: '0 10 * * 1',
  monthly: '0 10 1 * *',
} as const

export type QuickChoice = keyof typeof quickChoices

export const quickChoicesInOrder = ['hourly', 'daily', 'weekly', 'monthly'] as const satisfies readonly QuickChoice[]

export function quickChoiceOf(expr: string): QuickChoice | undefined {
  return quickChoicesInOrder.find((choice) => quickChoices[choice] === expr)
}
