/** The event that lets a field forget what was typed into it and could not be read. */
export const forgetTyped = 'inlay-reset'
