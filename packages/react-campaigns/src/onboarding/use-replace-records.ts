import {
  BrandVoiceValues,
  IcpValues,
  updateBrandVoice,
  updateIcp,
  type BrandVoice,
  type Icp,
  type MarketingScience,
} from '@inlay/sdk-core/contract/campaigns'
import { useAction, useMessages } from '@inlay/sdk-core/react'
import { onboardingMessages } from './messages'

/** Writes a description over the records that a workspace has. */
export function useReplaceRecords() {
  const t = useMessages(onboardingMessages)
  const failure = t('replaceFailed')
  const changeIcp = useAction(updateIcp, { failure })
  const changeVoice = useAction(updateBrandVoice, { failure })
  return async (
    { icp, brandVoice }: MarketingScience,
    to: { readonly icp: Icp | undefined; readonly brandVoice: BrandVoice | undefined },
  ): Promise<void> => {
    const customer = IcpValues.partial().strip().safeParse(icp)
    if (to.icp && customer.success) {
      await changeIcp.run({ params: { icpId: to.icp.icpId }, body: customer.data }, { ifMatch: to.icp.revision })
    }
    const voice = BrandVoiceValues.partial().strip().safeParse(brandVoice)
    if (to.brandVoice && voice.success) {
      const params = { brandVoiceId: to.brandVoice.brandVoiceId }
      await changeVoice.run({ params, body: voice.data }, { ifMatch: to.brandVoice.revision })
    }
  }
}
