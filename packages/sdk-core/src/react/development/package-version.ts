/** The version in package.json; a test holds the two together. */
export const packageVersion = '0.1.0'
