import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react'
import { generateAudienceCall } from '@inlay/sdk-core/contract/campaigns'
import { useInlay, useMessages, useNotify, useSupports } from '@inlay/sdk-core/react'
import { campaignListMessages } from '../campaign-list/messages'
import type { TargetList } from './target-list'

/** The ways to fill a list. By a Smart Query it is always a new one. */
export type AudienceWay = 'csv' | 'crm' | 'campaign' | 'smart-query'

export interface AudienceWaysSettings {
  /** The list to fill. @default a new one, which is then opened */
  readonly target?: TargetList | undefined
  /** Rows have come into the list that was given. */
  readonly onFilled?: (() => void) | undefined
}

export interface AudienceWays {
  /** A Smart Query is no way where the backend answers none. */
  readonly begin: Readonly<Record<Exclude<AudienceWay, 'smart-query'>, () => void>> & {
    readonly 'smart-query'?: () => void
  }
  /** What was chosen is not there yet. */
  readonly loading: boolean
  /** The panel or dialog of what was begun, to be rendered. */
  readonly shown: ReactNode
}

interface WayProps {
  readonly open: boolean
  readonly onOpenChange: (open: false) => void
  readonly target?: TargetList | undefined
  readonly onFilled?: (() => void) | undefined
}

type Way = ComponentType<WayProps>

/** Loaded by who begins one, and no part of what loads before. */
const parts: Readonly<Record<AudienceWay, () => Promise<Way>>> = {
  csv: () => import('./csv-upload/AudienceUploadPanel').then((part) => part.AudienceUploadPanel),
  crm: () => import('./crm-import/CrmImportDialog').then((part) => part.CrmImportDialog),
  campaign: () => import('./campaign-import/CampaignImportDialog').then((part) => part.CampaignImportDialog),
  'smart-query': () => import('../smart-query/SmartQueryWizard').then((part) => part.SmartQueryWizard),
}

/** The ways to fill a list, each with what it shows. */
export function useAudienceWays({ target, onFilled }: AudienceWaysSettings = {}): AudienceWays {
  const t = useMessages(campaignListMessages)
  const notify = useNotify()
  const { onError } = useInlay()
  const canQuery = useSupports(generateAudienceCall) !== false
  const [shown, setShown] = useState<{ readonly Way: Way }>()
  const [loading, setLoading] = useState<AudienceWay>()
  const wanted = useRef<AudienceWay>(undefined)
  useEffect(
    () => () => {
      wanted.current = undefined
    },
    [],
  )

  const begin = async (way: AudienceWay) => {
    wanted.current = way
    setLoading(way)
    try {
      const Part = await parts[way]()
      if (wanted.current === way) setShown({ Way: Part })
    } catch (error) {
      onError(error)
      notify({
        tone: 'danger',
        text: t('wayFailed'),
        id: 'audience way',
        action: { label: t('tryAgain'), run: () => void begin(way) },
      })
    }
    setLoading(undefined)
  }

  return {
    begin: {
      csv: () => void begin('csv'),
      crm: () => void begin('crm'),
      campaign: () => void begin('campaign'),
      ...(canQuery && { 'smart-query': () => void begin('smart-query') }),
    },
    loading: loading !== undefined,
    shown: shown && <shown.Way open target={target} onFilled={onFilled} onOpenChange={() => setShown(undefined)} />,
  }
}
