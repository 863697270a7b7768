/** What texts may stand for: numbers, by the sign before their decimals; dates, by their order. */
export const textTypes = ['number', 'number,', 'boolean', 'ymd', 'dmy', 'mdy'] as const

export type TextType = (typeof textTypes)[number]
