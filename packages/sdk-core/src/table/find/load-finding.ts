/** Only who looks for something loads what finds it. */
export const loadFinding = () => import('./finding')
