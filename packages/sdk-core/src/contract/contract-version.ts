export const contractVersion = '1.1'
