import { createContext, useContext } from 'react'

/** Whether the person had to ask again for what every screen needs: the button that they pressed is gone with its page. */
export const StartRetried = createContext(false)

export function useStartRetried(): boolean {
  return useContext(StartRetried)
}
