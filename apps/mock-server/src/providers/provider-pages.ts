import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Clock } from '../clock'
import { answerPage } from '../identity/provider/answer'
import { messagePage } from '../identity/provider/pages/message-page'
import type { Store } from '../store/store'
import { emailCampaignFigures, leadListFigures } from './provider-figures'
import type { ProviderLinks } from './provider-links'
import { emailCampaignPage, leadListPage } from './provider-page'

export interface ProviderPagesOptions {
  readonly store: Store
  readonly clock: Clock
  readonly publicUrl: string
}

export interface ProviderPages {
  readonly links: ProviderLinks
  /** Answers requests for these pages; others are left alone, and answered with false. */
  handle(request: IncomingMessage, response: ServerResponse): Promise<boolean>
}

const prefix = '/providers'

/**
 * Pages in place of the providers' own. Nobody is signed in to a provider here, so each link carries its own permission,
 * which is good until the next start.
 */
export function createProviderPages({ store, clock, publicUrl }: ProviderPagesOptions): ProviderPages {
  const secret = randomBytes(32)
  const sealOf = (path: string) => createHmac('sha256', secret).update(path).digest('base64url').slice(0, sealLength)
  const linkTo = (kind: Kind, workspaceId: string, id: string) => {
    const path = [prefix, kind, ...[workspaceId, id].map(encodeURIComponent)].join('/')
    return new URL(`${path}/${sealOf(path)}`, publicUrl).href
  }

  async function pageAt(pathname: string): Promise<string | undefined> {
    const [, path = '', seal = ''] = /^(.+)\/([\w-]+)$/.exec(pathname) ?? []
    if (seal.length !== sealLength || !timingSafeEqual(Buffer.from(seal), Buffer.from(sealOf(path)))) return undefined
    const [kind, workspaceId = '', id = ''] = path
      .slice(prefix.length + 1)
      .split('/')
      .map(decodeURIComponent)
    const workspace = store.workspace(workspaceId)
    if (kind === 'email-campaigns') {
      const figures = await emailCampaignFigures(workspace, id, clock.now())
      return figures && emailCampaignPage(figures)
    }
    const figures = await leadListFigures(workspace, id, clock.now())
    return figures && leadListPage(figures)
  }

  return {
    links: {
      emailCampaign: (workspaceId, id) => linkTo('email-campaigns', workspaceId, id),
      leadList: (workspaceId, id) => linkTo('lead-lists', workspaceId, id),
    },
    async handle(request, response) {
      const [pathname = ''] = (request.url ?? '').split('?')
      if (!pathname.startsWith(`${prefix}/`)) return false
      response.setHeader('content-security-policy', policy)
      response.setHeader('x-content-type-options', 'nosniff')
      response.setHeader('referrer-policy', 'no-referrer')
      const found = await pageAt(pathname)
      if (found === undefined) answerPage(response, 404, gonePage(publicUrl))
      else answerPage(response, 200, found)
      return true
    },
  }
}

type Kind = 'email-campaigns' | 'lead-lists'

const sealLength = 24
const policy = "default-src 'none'; style-src 'self'; img-src 'self'; frame-ancestors 'none'; base-uri 'none'"

function gonePage(publicUrl: string): string {
  return messagePage({
    title: 'This link leads nowhere any more',
    text: 'Open it again from the campaign, under “Outreach”.',
    homeAddress: publicUrl,
  })
}
