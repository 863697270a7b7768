import { readKeptObject } from '../kept-place'
import { onboardingRoles, type OnboardingRole } from './onboarding-roles'

export type CrmType = 'hubspot'

export interface OnboardingState {
  readonly name: string
  readonly company: string
  /** Which company the workspace's records were last written for from here; blank for none. */
  readonly described: string
  readonly role: OnboardingRole | null
  readonly crmType: CrmType | null
  /** The access token of the CRM. */
  readonly crmCredentials: string
  /** Of the CRM, once it is connected, with the token that it was connected by. */
  readonly connection: { readonly connectionId: string; readonly token: string } | null
}

export const emptyOnboarding: OnboardingState = {
  name: '',
  company: '',
  described: '',
  role: null,
  crmType: null,
  crmCredentials: '',
  connection: null,
}

/** What the device keeps of it: all but the access token, which is nobody's business but the server's. */
export function writeOnboarding({ name, company, described, role, crmType, connection }: OnboardingState): string {
  return JSON.stringify({ name, company, described, role, crmType, connectionId: connection?.connectionId ?? null })
}

/** Nothing of what is not as it should be. */
export function readOnboarding(entry: string | undefined): Partial<OnboardingState> {
  const kept = readKeptObject(entry)
  const text = (field: string) => (typeof kept[field] === 'string' ? kept[field] : undefined)
  const role = onboardingRoles.find((each) => each === kept['role'])
  const connectionId = text('connectionId')
  return {
    ...(text('name') !== undefined && { name: text('name') ?? '' }),
    ...(text('company') !== undefined && { company: text('company') ?? '' }),
    ...(text('described') !== undefined && { described: text('described') ?? '' }),
    ...(role !== undefined && { role }),
    ...(kept['crmType'] === 'hubspot' && { crmType: 'hubspot' as const }),
    ...(connectionId !== undefined && { connection: { connectionId, token: '' } }),
  }
}

export type ProfileField = 'name' | 'company' | 'role'

/** What must still be said before the profile is complete, in its order. */
export function missingFrom({ name, company, role }: OnboardingState): readonly ProfileField[] {
  const missing: ProfileField[] = []
  if (name.trim() === '') missing.push('name')
  if (company.trim() === '') missing.push('company')
  if (role === null) missing.push('role')
  return missing
}

export function canConnect({ crmType, crmCredentials }: OnboardingState): boolean {
  return crmType !== null && crmCredentials.trim() !== ''
}
