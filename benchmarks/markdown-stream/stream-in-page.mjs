import { Markdown } from '@inlay/sdk-core/ui'
import { marked } from 'marked'
import { createElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { reply } from '../../packages/sdk-core/src/markdown/fixtures/reply'

const count = 331
const deltas = Array.from({ length: count }, (_, index) =>
  reply.slice(Math.round((index * reply.length) / count), Math.round(((index + 1) * reply.length) / count)),
)

const ways = {
  inlay(place) {
    const root = createRoot(place)
    return (text, streaming) => flushSync(() => root.render(createElement(Markdown, { text, streaming })))
  },
  // What is written by hand: all of it read and drawn anew with each delta, unsafe HTML and all.
  marked: (place) => (text) => {
    place.innerHTML = marked.parse(text)
  },
}

/** Milliseconds until all deltas have been read and drawn, one straight after the other. */
globalThis.streamReply = (way) => {
  const place = document.body.appendChild(document.createElement('main'))
  const show = ways[way](place)
  let text = ''
  const started = performance.now()
  for (const delta of deltas) show((text += delta), true)
  show(text, false)
  const took = performance.now() - started
  const [end] = reply.match(/\w+(?=\W*$)/) ?? []
  if (!end || !place.textContent.includes(end)) throw new Error('The end of the reply is not in the page')
  return took
}
