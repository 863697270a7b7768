import type { ToolStepFacts, ToolView, ToolViews } from '@inlay/sdk-core/chat'
import type { Translate } from '@inlay/sdk-core/react'
import type { planMessages } from './messages'

type Words = Translate<typeof planMessages.strings>

/** How the steps of the agents are told. */
export function planTools(t: Words): ToolViews {
  const counted = (
    loading: string,
    complete: (result: unknown) => string,
    detail?: (result: unknown) => string | undefined,
    /** Of one that was stopped on its way. */
    kept?: (result: unknown) => string,
  ): ToolView => ({
    loading,
    complete: ({ result }) => (problemOf(result) === undefined ? complete(result) : t('couldNot', { what: loading })),
    detail: ({ result }: ToolStepFacts) => {
      if (result === undefined) return undefined
      return problemOf(result) ?? (fieldIn(result, 'stopped') === true ? kept : detail)?.(result)
    },
  })
  const lookedUp = (result: unknown) => t('lookedUp', { count: numberIn(result, 'looked_up') })
  return {
    find_accounts: counted(
      t('findingAccounts'),
      (result) => t('foundAccounts', { count: numberIn(result, 'added') }),
      (result) => t('fitting', { count: numberIn(result, 'fitting') }),
      (result) => t('keptAccounts', { count: numberIn(result, 'added') }),
    ),
    find_contacts: counted(
      t('findingContacts'),
      (result) => t('foundContacts', { count: numberIn(result, 'added') }),
      (result) => t('searched', { count: numberIn(result, 'accounts_searched') }),
      (result) => t('keptContacts', { count: numberIn(result, 'added') }),
    ),
    enrich_accounts: counted(
      t('enrichingAccounts'),
      (result) => t('enrichedAccounts', { count: numberIn(result, 'enriched') }),
      undefined,
      lookedUp,
    ),
    enrich_contacts: counted(
      t('enrichingContacts'),
      (result) => t('enrichedContacts', { count: numberIn(result, 'enriched') }),
      (result) => t('emailsFound', { count: numberIn(result, 'emails_found') }),
      lookedUp,
    ),
    draft_content: counted(t('drafting'), (result) => t('drafted', { count: lengthIn(result, 'templates') })),
    save_content: counted(t('savingContent'), (result) =>
      t(fieldIn(result, 'saved') === false ? 'askedToSave' : 'savedContent'),
    ),
    undo_draft_change: counted(t('undoingChange'), () => t('undidChange')),
    redo_draft_change: counted(t('redoingChange'), () => t('redidChange')),
    write_overview: counted(
      t('writingOverview'),
      () => t('wroteOverview'),
      (result) => t('words', { count: numberIn(result, 'words') }),
    ),
    summarise_audience: counted(t('summarising'), () => t('summarised')),
    check_for_leads: counted(t('checking'), (result) => t('checked', { count: numberIn(result, 'added') })),
  }
}

/** Why a tool could not do it, in its own words. */
function problemOf(result: unknown): string | undefined {
  const problem = fieldIn(result, 'error')
  return typeof problem === 'string' ? problem : undefined
}

function numberIn(result: unknown, key: string): number {
  const found = fieldIn(result, key)
  return typeof found === 'number' ? found : 0
}

function lengthIn(result: unknown, key: string): number {
  const found = fieldIn(result, key)
  return Array.isArray(found) ? found.length : 0
}

function fieldIn(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined
}
