import * as z from 'zod'
import { operation } from '../../operation/operation'
import { generateAudienceCall } from './generate-audience-call'
import { Accepted, busyErrors, startsWork } from './processing-state'

export const accountSignals = ['Technographics', 'Hiring', 'Firmographics'] as const
export type AccountSignal = (typeof accountSignals)[number]

export const contactFilters = ['JobTitle', 'Seniority', 'Location'] as const
export type ContactFilter = (typeof contactFilters)[number]

/** How many rows a search has at most, and how long the value of one may be. */
export const mostSearchRows = 50
export const longestSearchValue = 500

/** How many contacts may be asked for at each account. */
export const mostContactsPerAccount = 25

const value = z.string().trim().min(1).max(longestSearchValue)

export const AccountSignalRow = z.strictObject({ signal: z.enum(accountSignals), value })
export const ContactFilterRow = z.strictObject({ filter: z.enum(contactFilters), value })

const sourceFilters = z.array(ContactFilterRow).max(mostSearchRows)
const contactsPerAccount = z.number().int().min(1).max(mostContactsPerAccount)

export const sourceContacts = operation({
  id: 'artifacts.sourceContacts',
  summary: 'Finds people at the accounts of a campaign.',
  kind: 'json',
  method: 'POST',
  path: '/artifacts/source-contacts',
  idempotencyKey: true,
  body: z.strictObject({
    campaignId: z.string().min(1).max(200),
    filters: sourceFilters,
    /** Contacts for each account. */
    maxLimit: contactsPerAccount,
  }),
  response: Accepted,
  errors: busyErrors,
  invalidates: startsWork,
})

export const generateAudience = operation({
  ...generateAudienceCall,
  summary: 'Finds accounts by signals, and people at them.',
  kind: 'json',
  method: 'POST',
  path: '/campaigns/{campaignId}/artifacts/generate-audience',
  idempotencyKey: true,
  body: z.strictObject({
    prospectAccountsRequest: z.strictObject({
      filters: z.array(AccountSignalRow).min(1).max(mostSearchRows),
      /** Accounts in all. */
      maxLimit: z.number().int().min(1).max(1_000),
      /** Whether the rows that are there go first. */
      clearExisting: z.boolean(),
    }),
    sourceContactsRequest: z.strictObject({ filters: sourceFilters, maxLimit: contactsPerAccount }),
  }),
  response: Accepted,
  errors: busyErrors,
  invalidates: startsWork,
})

export const checkForLeads = operation({
  id: 'artifacts.checkForLeads',
  summary: 'Looks for whom the searches of a campaign find, and did not before.',
  kind: 'json',
  method: 'POST',
  path: '/campaigns/{campaignId}/artifacts/check-for-leads',
  idempotencyKey: true,
  body: z.strictObject({}),
  response: Accepted,
  errors: busyErrors,
  invalidates: startsWork,
})

export const importArtifacts = operation({
  id: 'artifacts.import',
  summary: 'Copies the rows of one campaign into another.',
  kind: 'json',
  method: 'POST',
  path: '/artifacts/import',
  idempotencyKey: true,
  body: z.strictObject({
    sourceCampaignId: z.string().min(1).max(200),
    targetCampaignId: z.string().min(1).max(200),
  }),
  response: z.object({ importedRowsCount: z.number().int() }),
  errors: busyErrors,
  invalidates: ['artifacts.list', 'campaigns.get', 'campaigns.list'],
})
