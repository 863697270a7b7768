/** Of the lines of series, by pattern: strokes and gaps in pixels. */
export const dashes: readonly (string | undefined)[] = [undefined, '5 4', '2 3', '9 3 2 3', '12 4', '1 4']
