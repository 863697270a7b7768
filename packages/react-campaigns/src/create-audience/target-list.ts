import { characterCount } from '@inlay/sdk-core'
import { longestCampaignName, type Campaign } from '@inlay/sdk-core/contract/campaigns'

/** The list that rows go into. */
export type TargetList = Pick<Campaign, 'campaignId' | 'name'>

/** The name that a new list gets: what was typed, or that of a list without one. */
export function newListName(typed: string, untitled: string): string {
  return typed.trim() === '' ? untitled : typed.trim()
}

export function isNameTooLong(typed: string): boolean {
  return characterCount(typed.trim()) > longestCampaignName
}
