import { Component, CUSTOM_ELEMENTS_SCHEMA, signal } from '@angular/core'
import { staticTokenAuth } from '@inlay/sdk-core'
import type { EmbedOptions } from '@inlay/sdk-core/embed'

const { VITE_INLAY_FRAMES_URL, VITE_INLAY_TOKEN, VITE_INLAY_WORKSPACE_ID } = import.meta.env

@Component({
  selector: 'partner-page',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <p>{{ state() }}</p>
    <button (click)="appearance.set({ theme: 'dark' })">Use dark</button>
    <inlay-frame
      component="campaign-list"
      title="Campaigns"
      [attr.src]="src"
      [attr.workspace-id]="workspaceId"
      [auth]="auth"
      [params]="params"
      [appearance]="appearance()"
      (inlay-ready)="state.set('The campaigns are here')"
      (inlay-error)="state.set($event.detail.message)"
    />
  `,
})
export class PartnerPage {
  readonly src: string = VITE_INLAY_FRAMES_URL
  readonly workspaceId: string = VITE_INLAY_WORKSPACE_ID
  readonly auth = staticTokenAuth({
    token: VITE_INLAY_TOKEN,
    user: { userId: 'user_maren', name: 'Maren Lindqvist' },
  })
  readonly params: EmbedOptions['params'] = { view: { search: '' } }
  readonly appearance = signal<NonNullable<EmbedOptions['appearance']>>({ theme: 'light' })
  readonly state = signal('Waiting for the campaigns')
}
