import { collectionName } from '../../store/store'

/** A company that a campaign looks at, by `id`. */
export interface StoredAccount {
  readonly id: string
  readonly campaignId: string
  readonly name: string
  readonly website: string
  readonly industry: string
  readonly annual_revenue: number | null
  readonly employee_count: number | null
  readonly company_address: string | null
  readonly company_city: string
  readonly company_state: string | null
  readonly company_country: string
  readonly technologies: readonly string[]
  readonly company_linkedin: string | null
  readonly total_funding: number | null
  readonly latest_funding: string | null
  readonly last_raised_at: string | null
}

export const accountsCollection = collectionName<StoredAccount>('accounts', ['campaignId'])
