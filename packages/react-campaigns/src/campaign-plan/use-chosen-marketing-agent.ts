import { useState } from 'react'
import { useInlay } from '@inlay/sdk-core/react'
import { keptPlace } from '../kept-place'
import { isMarketingAgent, marketingAgents, type MarketingAgentId } from './marketing-agents'

/** Who is talked to, in every campaign: as the device remembers. */
export function useChosenMarketingAgent(): readonly [MarketingAgentId, (id: string) => void] {
  const inlay = useInlay()
  const { storage } = inlay.host
  const place = keptPlace('campaigns.agent', inlay)
  const [chosen, setChosen] = useState(() => ({ place, id: storage.get(place) }))
  const current = chosen.place === place ? chosen : { place, id: storage.get(place) }
  if (current !== chosen) setChosen(current)
  const choose = (id: string) => {
    setChosen({ place, id })
    storage.set(place, id)
  }
  return [isMarketingAgent(current.id) ? current.id : marketingAgents[0].id, choose]
}
