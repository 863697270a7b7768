import { OfflinePage } from '@inlay/react-platform/shell'
import { useEffect } from 'react'
import { serverAnswers } from '../chunks/server-answers'
import type { ScreenAddress } from '../routes/address'
import { forgetScreen } from '../routes/screen-of'

interface OfflineScreenProps {
  readonly address: ScreenAddress
  readonly onRetry: () => void
}

/** In place of a screen that could not be loaded while the server is out of reach. Whoever comes back finds it anew. */
export function OfflineScreen({ address, onRetry }: OfflineScreenProps) {
  useEffect(() => forgetScreen(address), [address])
  const retry = async () => {
    if (await serverAnswers()) onRetry()
  }
  return <OfflinePage onRetry={retry} />
}
