import type { LaunchChannel } from '@inlay/sdk-core/contract/campaigns'
import type { StoredArtifact } from '../artifacts/stored-artifact'

/** Why a provider takes nobody of a launch, in the words that stand at each contact. */
export const launchRefusals = {
  sender: 'The email provider refused the sender address.',
  noSender: 'The email provider has no address to send from.',
  emailCampaign: 'The email provider does not have the chosen campaign any more.',
  notConnected: 'The LinkedIn provider is not connected.',
  leadList: 'The LinkedIn provider does not have the chosen list any more.',
} as const

/** What begins so is there because a launch failed. */
const beginnings: Readonly<Record<LaunchChannel, readonly string[]>> = {
  smartlead: ['No email was sent', 'The email provider '],
  heyreach: ['No LinkedIn message was sent', 'The LinkedIn provider '],
}

/** The errors of a row without what launches on a channel have left there. */
export function withoutLaunchProblems(
  row: StoredArtifact,
  channel: LaunchChannel,
): Pick<StoredArtifact, 'errors_list'> {
  return { errors_list: row.errors_list.filter((each) => !beginnings[channel].some((words) => each.startsWith(words))) }
}
