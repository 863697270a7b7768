import { useAuthState } from '@inlay/sdk-core/react'
import type { ReactNode } from 'react'
import { FramedSignedOut } from './FramedSignedOut'

/** Shows nothing of a workspace to somebody whom the page around does not know. */
export function WhileSignedIn({ children }: { readonly children: ReactNode }) {
  return useAuthState().status === 'signed-in' ? children : <FramedSignedOut />
}
