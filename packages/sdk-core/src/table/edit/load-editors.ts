/** Only who edits loads what reads texts and shows editors; it is there by the time somebody does. */
export const loadEditors = () => import('./editors')
