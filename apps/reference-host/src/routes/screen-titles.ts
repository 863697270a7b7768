import { campaignsTitles } from './titles/campaigns-titles'
import { copyeditTitles } from './titles/copyedit-titles'
import { platformTitles } from './titles/platform-titles'
import { publicTitles } from './titles/public-titles'
import { shellTitles } from './titles/shell-titles'

/** What each screen is called: in the title of the window, and where it is not there yet. */
export const screenTitles = {
  ...campaignsTitles,
  ...copyeditTitles,
  ...platformTitles,
  ...publicTitles,
  ...shellTitles,
} as const

export type ScreenKey = keyof typeof screenTitles
