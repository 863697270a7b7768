import { createHash } from 'node:crypto'
import { mark } from './mark'
import { pageStyles } from './page-styles'

/** What the pages load: text in the code, so that it is there however the server is bundled. */
const assets = {
  'page.css': { mediaType: 'text/css; charset=utf-8', text: pageStyles },
  'mark.svg': { mediaType: 'image/svg+xml', text: mark },
  'submit.js': {
    mediaType: 'text/javascript; charset=utf-8',
    text: "document.getElementById('op.logoutForm').requestSubmit()\n",
  },
} as const

export type AssetName = keyof typeof assets

const prefix = '/oidc/assets/'
const version = createHash('sha256').update(JSON.stringify(assets)).digest('base64url').slice(0, 10)

/** Changes with the content, so that it can be kept for ever. */
export function assetAddress(name: AssetName): string {
  return `${prefix}${version}/${name}`
}

export function assetAt(path: string): { readonly mediaType: string; readonly text: string } | undefined {
  for (const name of ['page.css', 'mark.svg', 'submit.js'] as const) {
    if (path === assetAddress(name)) return assets[name]
  }
  return undefined
}
