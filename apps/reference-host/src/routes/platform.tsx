import type { AreaScreens } from './area-screens'

export const screens: AreaScreens = {}
