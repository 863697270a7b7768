import type { LaunchChannel, MessageType } from '@inlay/sdk-core/contract/campaigns'

/** Where messages of a kind are launched. */
export function launchChannel(type: MessageType): LaunchChannel {
  return type === 'email' ? 'smartlead' : 'heyreach'
}
