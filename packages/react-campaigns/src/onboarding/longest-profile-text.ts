/** More than any name of a person or a company, or address of a website. */
export const longestProfileText = 200
