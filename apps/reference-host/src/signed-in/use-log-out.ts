import { useMessages, useNotify } from '@inlay/sdk-core/react'
import { useNavigate } from 'react-router'
import { useAppPorts } from '../app-ports'
import { hostMessages } from '../messages'

/** Logs out, after the changes that are still being saved: nobody who has seen them done is to lose them by it. */
export function useLogOut(): () => void {
  const t = useMessages(hostMessages)
  const notify = useNotify()
  const navigate = useNavigate()
  const { changes } = useAppPorts()
  const go = () => void navigate('/logout')
  return () => {
    if (!changes.any()) return go()
    const id = 'host.logout'
    let isGone = false
    const takeAway = notify({
      id,
      tone: 'info',
      lasting: true,
      text: t('logoutWaits'),
      action: {
        label: t('logoutNow'),
        run() {
          isGone = true
          go()
        },
      },
    })
    void changes.settled().then((isSaved) => {
      takeAway()
      if (isGone) return
      if (isSaved) go()
      else notify({ id, tone: 'danger', text: t('logoutStopped') })
    })
  }
}
