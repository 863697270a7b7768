import { html } from './html'
import { page } from './page'

export interface MessagePageContent {
  readonly title: string
  readonly text: string
  readonly homeAddress: string
}

/** Says one thing and leads back to the product. */
export function messagePage({ title, text, homeAddress }: MessagePageContent): string {
  return page({
    title,
    body: html`
      <h1>${title}</h1>
      <p class="text">${text}</p>
      <div class="actions"><a class="button" href="${homeAddress}">Go to Inlay</a></div>
    `,
  })
}
