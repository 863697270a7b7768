import { campaignsDestinations } from '@inlay/react-campaigns'
import { NotBuiltPage } from '@inlay/react-platform/shell'
import { useMessages } from '@inlay/sdk-core/react'
import { LinkButton } from '@inlay/sdk-core/ui'
import { hostMessages } from '../messages'
import type { ScreenProps } from './area-screens'
import { fillAddress } from './fill-address'
import { screenTitles } from './screen-titles'
import { workspaceRoot } from './workspace-root'

/** Names the screen that is not here yet, and inside a workspace leads to what is. */
export function HonestPage({ match }: ScreenProps) {
  const t = useMessages(hostMessages)
  const { frame, screen } = match.address
  // One address is of many components, which its own rest tells apart.
  const title = screen === 'public.embed' ? `${screenTitles[screen]} ${match.rest}` : screenTitles[screen]
  return (
    <NotBuiltPage
      screen={title}
      alone={frame === 'public'}
      actions={
        screen === 'public.embed' ? undefined : frame === 'public' ? (
          <LinkButton href="/" size="large">
            {t('goHome')}
          </LinkButton>
        ) : (
          <>
            <LinkButton
              href={fillAddress('/v2/{workspaceId}/campaigns', match.params) ?? workspaceRoot}
              variant="primary"
              size="large"
            >
              {t('goToCampaigns')}
            </LinkButton>
            {!isHome(screen) && (
              <LinkButton to={campaignsDestinations.home()} size="large">
                {t('goHome')}
              </LinkButton>
            )}
          </>
        )
      }
    />
  )
}

function isHome(screen: string): boolean {
  return screen === 'platform.home' || screen === 'campaigns.home'
}
