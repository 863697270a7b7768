import { later } from '../../react/later/later'

/** Only who edits loads what reads texts and shows editors; it is there by the time somebody does. */
export const editorsLater = later(() => import('./editors'))
