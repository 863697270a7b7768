import { mergeMessages } from '@inlay/sdk-core'
import { flagTexts } from './flags/flag-texts'
import { flagsMessages } from './flags/messages'
import { shellMessages } from './shell/messages'

/** Every string of this package: what a host translates, and what `checkMessages` holds its wording against. */
export const platformMessages = mergeMessages('platform', [flagTexts, flagsMessages, shellMessages])
