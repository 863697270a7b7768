import type { LeadRequest } from '../request/lead-request'

/** What was said, and all else as whom the workspace sells to. */
export function likeIdeal(leads: LeadRequest, ideal: LeadRequest): LeadRequest {
  return { ...leads, companies: { ...ideal.companies, ...leads.companies } }
}
