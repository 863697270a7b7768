import { smartAssist, type SuggestionType } from '@inlay/sdk-core/contract/campaigns'
import { useOperation } from '@inlay/sdk-core/react'

export interface Suggestions {
  readonly isLoading: boolean
  /** There are some that are written for the campaign, or may yet be. */
  readonly hasOwn: boolean
  /** What the server suggests, by what it is about. */
  readonly textOf: (type: SuggestionType) => string | undefined
  readonly refresh: () => Promise<void>
}

/** What a person could ask the agent next. Where nothing comes there are prompts for it, so a failure is nobody's trouble. */
export function useSuggestions(campaignId: string): Suggestions {
  const suggestions = useOperation(smartAssist, { params: { campaignId } })
  const list = suggestions.status === 'ready' ? suggestions.data : []
  const isLoading = suggestions.status === 'loading' || suggestions.status === 'idle'
  return {
    isLoading,
    hasOwn: isLoading || list.length > 0,
    textOf: (type) => list.find((each) => each.type === type && each.text.trim() !== '')?.text,
    async refresh() {
      if (suggestions.status === 'ready') await suggestions.refresh()
      else if (suggestions.status === 'failed') suggestions.retry()
    },
  }
}
