/** As long as a reader takes for a sentence or two, so that what comes does not pile up. */
export const spokenPause = 4_000
