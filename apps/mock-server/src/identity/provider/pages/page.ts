import { assetAddress } from './assets'
import { html, type Html } from './html'

export interface PageContent {
  readonly title: string
  readonly body: Html
  /** A script of ours that the page loads. */
  readonly script?: 'submit.js'
}

/** A whole page in the look of the product: one card, in light or dark as the system says. */
export function page({ title, body, script }: PageContent): string {
  const { markup } = html`<html lang="en">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <title>${title} · Inlay</title>
      <link rel="icon" href="${assetAddress('mark.svg')}" type="image/svg+xml" />
      <link rel="stylesheet" href="${assetAddress('page.css')}" />
      ${script === undefined ? undefined : html`<script src="${assetAddress(script)}" defer></script>`}
    </head>
    <body>
      <main class="card">
        <p class="brand"><img src="${assetAddress('mark.svg')}" alt="" width="24" height="24" />Inlay</p>
        ${body}
      </main>
    </body>
  </html>`
  return `<!doctype html>\n${markup}\n`
}
