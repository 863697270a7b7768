import type { Navigation } from '@inlay/sdk-core'
import { createContext, useContext } from 'react'
import type { createBrowserRouter } from 'react-router'
import type { FirstShown } from './navigation/first-shown'
import type { LeaveQuestions } from './navigation/leave-questions'
import type { ChangesUnderWay } from './session/changes-under-way'
import type { HostAuth } from './session/host-auth'

/** What the app makes once and gives to the provider of every tree. */
export interface AppPortsValue {
  readonly auth: HostAuth
  readonly navigation: Navigation
  /** Knows where the person has gone on to before that is shown. */
  readonly router: Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>
  readonly changes: ChangesUnderWay
  readonly leaveQuestions: LeaveQuestions
  /** Tells where focus is the browser's business. */
  readonly firstShown: FirstShown
  /** How far each entry of the history was scrolled when it was left. */
  readonly scrollPositions: Map<string, number>
  /** The address of the link by which each entry of the history was left. */
  readonly leftLinks: Map<string, string>
}

export const AppPorts = createContext<AppPortsValue | undefined>(undefined)

export function useAppPorts(): AppPortsValue {
  const ports = useContext(AppPorts)
  if (!ports) throw new Error('This stands outside the app.')
  return ports
}
