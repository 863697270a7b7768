import { useMemo } from 'react'
import { listValuePropositions } from '@inlay/sdk-core/contract/campaigns'
import { getCurrentUser } from '@inlay/sdk-core/contract/workspace'
import { useOperation } from '@inlay/sdk-core/react'
import type { Sender } from './sender-meant'

/** Who is signed in, and the company of the workspace; nothing of both as long as they are not known. */
export function useSender(): Sender {
  const person = useOperation(getCurrentUser, {})
  const companies = useOperation(listValuePropositions, {})
  const name = person.status === 'ready' ? person.data.name : undefined
  const company = companies.status === 'ready' ? companies.data[0]?.name : undefined
  return useMemo(() => ({ name, company }), [name, company])
}
