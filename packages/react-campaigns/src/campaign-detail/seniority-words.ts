import { seniorityCodes } from '@inlay/sdk-core/contract/campaigns'
import type { Translate } from '@inlay/sdk-core/react'
import type { fieldMessages } from './field-messages'
import { valueText } from './row-values'

type Label = Translate<typeof fieldMessages.strings>

/** How far up somebody is, in a word; what is no code of ours is as it was written. */
export function seniorityWord(value: unknown, label: Label): string | undefined {
  if (typeof value !== 'string' || value === '') return undefined
  const code = seniorityCodes.find((each) => each === value)
  return code === undefined ? value : label(`seniority.${code}`)
}

/** What stands in a field, in words. */
export function fieldText(field: string, value: unknown, label: Label): string {
  return (field === 'seniority' ? seniorityWord(value, label) : undefined) ?? valueText(value)
}

/** What somebody means by a word for it: the code that we know it by, or what they typed. */
export function readSeniority(typed: string, label: Label): string {
  const word = typed.trim().replaceAll(/\s+/g, ' ')
  const isMeant = (text: string) => text.localeCompare(word, undefined, { sensitivity: 'base' }) === 0
  return seniorityCodes.find((code) => isMeant(label(`seniority.${code}`))) ?? word
}
