import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { DetourReason } from '../routes/detour'

export interface GoProps {
  readonly to: string
  /** Kept with the entry, also where that leads on once more. */
  readonly reason?: DetourReason | undefined
}

/** Leads on to another address, in place of this entry of the history. */
export function Go({ to, reason }: GoProps) {
  const navigate = useNavigate()
  const { pathname: from, state } = useLocation() as { readonly pathname: string; readonly state: unknown }
  useEffect(() => {
    void navigate(to, { replace: true, state: reason === undefined ? state : { detour: { reason, from } } })
  }, [from, navigate, reason, state, to])
  return null
}
