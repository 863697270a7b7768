/** The namespace of drawings. */
export const svg = 'http://www.w3.org/2000/svg'
