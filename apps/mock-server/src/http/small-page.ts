import { createHash } from 'node:crypto'
import { framedPages } from './framed-pages'

const style =
  'html{color-scheme:light dark;font:14px/22px system-ui,sans-serif}body{margin:48px 24px;text-align:center}h1{font-size:16px}ul{padding:0;list-style:none}a{display:inline-block;padding:4px 8px;color:inherit}'

const styleHash = createHash('sha256').update(style).digest('base64')

/** Lets a small page have its one style, and nothing else. */
export function smallPagePolicy(frameAncestors: readonly string[]): string {
  return `default-src 'none'; style-src 'sha256-${styleHash}'; frame-ancestors ${frameAncestors.join(' ')}`
}

/** Where no component is named: those that there are. */
export const framedPagesPage = smallPage({
  title: 'Embedded pages',
  text: 'Each component is shown by its name, in a frame of any page that may show it. One that is not built yet says so.',
  more: `<ul>${framedPages.map((name) => `<li><a href="/embed/${name}">${name}</a></li>`).join('')}</ul>`,
})

/** Where no component has the name. */
export const nothingHerePage = smallPage({
  title: 'There is nothing here',
  text: 'Only components are shown at this address, each below /embed/ by its name.',
})

/** Small, since it may stand in a frame of any size. */
function smallPage({
  title,
  text,
  more = '',
}: {
  readonly title: string
  readonly text: string
  readonly more?: string
}) {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${title} · Inlay</title>
    <style>${style}</style>
  </head>
  <body>
    <main>
      <h1>${title}</h1>
      <p>${text}</p>
      ${more}
    </main>
  </body>
</html>
`
}
