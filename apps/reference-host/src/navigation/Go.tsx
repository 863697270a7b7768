import { useEffect } from 'react'
import { useNavigate } from 'react-router'

/** Leads on to another address, in place of this entry of the history. */
export function Go({ to }: { readonly to: string }) {
  const navigate = useNavigate()
  useEffect(() => {
    void navigate(to, { replace: true })
  }, [navigate, to])
  return null
}
