export const contractVersion = '1.2'
