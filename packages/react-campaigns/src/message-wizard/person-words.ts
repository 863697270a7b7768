import type { Artifact } from '@inlay/sdk-core/contract/campaigns'

/** What somebody is called, or can be reached by. */
export function personName({ name, email }: Artifact): string {
  return name?.trim() || email?.trim() || ''
}

/** What tells people of the same name apart. */
export function personDetail({ title, organization_name: company, email }: Artifact): string | undefined {
  const position = [title, company].map((part) => part?.trim()).filter(Boolean)
  return position.length > 0 ? position.join(' · ') : email?.trim() || undefined
}
