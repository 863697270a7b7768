import { useAuthState, useInlay, type InlayContextValue, type Session } from '@inlay/sdk-core/react'
import { useSyncExternalStore } from 'react'
import { keptPlace } from '../kept-place'
import { emptyOnboarding, readOnboarding, writeOnboarding, type OnboardingState } from './onboarding-state'

export interface Onboarding {
  readonly state: OnboardingState
  readonly change: (changes: Partial<OnboardingState>) => void
}

/**
 * What has been said in the onboarding so far: the same in each of its steps, and after a reload but for the access
 * token, which is kept in memory alone.
 */
export function useOnboarding(): Onboarding {
  const inlay = useInlay()
  const auth = useAuthState()
  const { subscribe, get, change } = storeOf(inlay, auth.status === 'signed-in' ? (auth.user.name ?? '') : '')
  return { state: useSyncExternalStore(subscribe, get, get), change }
}

interface OnboardingStore {
  readonly get: () => OnboardingState
  readonly subscribe: (listener: () => void) => () => void
  readonly change: (changes: Partial<OnboardingState>) => void
}

const stores = new WeakMap<Session, OnboardingStore>()

function storeOf(inlay: InlayContextValue, name: string): OnboardingStore {
  const store = stores.get(inlay.session) ?? createStore(inlay, name)
  stores.set(inlay.session, store)
  return store
}

function createStore(inlay: InlayContextValue, name: string): OnboardingStore {
  const { storage } = inlay.host
  const place = keptPlace('onboarding', inlay)
  const listeners = new Set<() => void>()
  let state: OnboardingState = { ...emptyOnboarding, name, ...readOnboarding(storage.get(place)) }
  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    change(changes) {
      state = { ...state, ...changes }
      storage.set(place, writeOnboarding(state))
      for (const listener of listeners) listener()
    },
  }
}
