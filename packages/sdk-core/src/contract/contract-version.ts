export const contractVersion = '1.3'
