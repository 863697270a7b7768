/** What may stand before an order, and says nothing of it. */
export const polite = '(?:(?:please|pls|now|then|and|but|also|so|ok(?:ay)?|no|well|actually|can you|could you)[,\\s]+)*'
