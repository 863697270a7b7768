import {
  enrichmentOptions,
  type ArtifactType,
  type ConnectorType,
  type EnrichmentOption,
} from '@inlay/sdk-core/contract/campaigns'
import type { enhanceMessages } from './messages'

type Key = keyof typeof enhanceMessages.strings

/** What a row can be looked up for. */
export interface EnrichmentKind {
  readonly option: EnrichmentOption
  readonly name: Key
  /** What it does, in a line. */
  readonly does: Key
  /** The fields that it fills. */
  readonly fields: readonly string[]
  /** The connection without which it cannot be chosen. */
  readonly needs: ConnectorType | undefined
}

interface KnownKind extends Pick<EnrichmentKind, 'name' | 'needs'> {
  readonly contact: Pick<EnrichmentKind, 'does' | 'fields'>
  readonly account: Pick<EnrichmentKind, 'does' | 'fields'>
}

const ofContacts = { does: 'contactsOnly', fields: [] } as const

const kinds: Readonly<Record<EnrichmentOption, KnownKind>> = {
  Firmographics: {
    name: 'firmographics',
    needs: 'contact-data',
    contact: {
      does: 'firmographicsDoes',
      fields: ['company_phone', 'website', 'industry', 'employee_count', 'company_city', 'company_country'],
    },
    account: {
      does: 'firmographicsDoes',
      fields: ['industry', 'annual_revenue', 'employee_count', 'company_address', 'technologies', 'total_funding'],
    },
  },
  LinkedIn: {
    name: 'linkedin',
    needs: undefined,
    contact: {
      does: 'linkedinDoes',
      fields: ['linkedin_url', 'linkedin_posts', 'title', 'seniority', 'departments', 'phone_number', 'email'],
    },
    account: { does: 'linkedinOfAccountsDoes', fields: ['company_linkedin'] },
  },
  Engagements: {
    name: 'engagements',
    needs: 'crm',
    contact: { does: 'engagementsDoes', fields: ['hubspot_email_engagements'] },
    account: ofContacts,
  },
  Events: {
    name: 'events',
    needs: 'crm',
    contact: { does: 'eventsDoes', fields: ['hubspot_web_activities'] },
    account: ofContacts,
  },
  Notes: {
    name: 'notes',
    needs: 'crm',
    contact: { does: 'notesDoes', fields: ['hubspot_notes'] },
    account: ofContacts,
  },
  Calls: {
    name: 'calls',
    needs: 'crm',
    contact: { does: 'callsDoes', fields: ['hubspot_activity_summary_url', 'last_call'] },
    account: ofContacts,
  },
  'CRM Validation': {
    name: 'crmValidation',
    needs: 'crm',
    contact: { does: 'crmValidationDoes', fields: ['crm_validation'] },
    account: ofContacts,
  },
}

/** All of them, in the order in which they are offered. */
export function enrichmentKinds(artifactType: ArtifactType): readonly EnrichmentKind[] {
  return enrichmentOptions.map((option) => {
    const { name, needs } = kinds[option]
    return { option, name, needs, ...kinds[option][artifactType] }
  })
}
