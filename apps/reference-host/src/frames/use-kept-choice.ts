import { useHost } from '@inlay/sdk-core/react'
import { useState } from 'react'

/** Something that a person has chosen for all screens, remembered for them across reloads. */
export function useKeptChoice(
  name: 'narrow-notice-closed' | 'sidebar-collapsed',
  userId: string,
): readonly [boolean, (chosen: boolean) => void] {
  const { storage } = useHost()
  const key = `inlay.host.${name}.${userId}`
  const [chosen, setChosen] = useState(() => storage.get(key) === 'true')
  const choose = (next: boolean) => {
    storage.set(key, String(next))
    setChosen(next)
  }
  return [chosen, choose]
}
