import { useAuthState, useMessages, useNotify } from '@inlay/sdk-core/react'
import { useEffect } from 'react'
import { hostMessages } from '../messages'
import { personChanged } from './person-changed'

/** Says, after the app has begun anew for somebody else, who is here and that what waited is gone. */
export function TellOfAnotherPerson() {
  const t = useMessages(hostMessages)
  const notify = useNotify()
  const auth = useAuthState()
  const name = auth.status === 'signed-in' ? (auth.user.name ?? auth.user.email) : undefined
  useEffect(() => {
    if (name !== undefined && personChanged.take()) {
      notify({ tone: 'info', text: t('personChanged', { name }) })
    }
  }, [name, notify, t])
  return null
}
