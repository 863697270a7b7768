/** How often the providers are asked while their figures are shown. */
export const figuresPollEvery = 30_000
