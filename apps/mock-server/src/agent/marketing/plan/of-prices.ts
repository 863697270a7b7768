import { money } from './values-righted'

/** What is named as the price, and which sentences name one. */
export const namesPrices = /^(?:prices?|pricing|costs?)$/i
export const ofMoney = new RegExp(money, 'iu')
