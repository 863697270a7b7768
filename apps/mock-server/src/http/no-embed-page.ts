import { createHash } from 'node:crypto'

const style =
  'html{color-scheme:light dark;font:14px/22px system-ui,sans-serif}body{margin:48px 24px;text-align:center}h1{font-size:16px}'

/** Lets the page have its one style, and nothing else. */
export const noEmbedPagePolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`

/** Where no component is named: small, since it may stand in a frame of any size. */
export const noEmbedPage = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Nothing here · Inlay</title>
    <style>${style}</style>
  </head>
  <body>
    <main>
      <h1>There is nothing here</h1>
      <p>Only components are shown at this address, each below /embed/ by its name.</p>
    </main>
  </body>
</html>
`
