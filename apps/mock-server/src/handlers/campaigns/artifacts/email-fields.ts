/** Fields of rows that hold an address. */
export const emailFields: ReadonlySet<string> = new Set(['email', 'primary_email'])
