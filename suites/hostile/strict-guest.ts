import './zod-without-code'
import { registry } from '../registry'
import { mount } from '../stage/mount'

/** What the page around the strict one calls: everything here was loaded under its policy. */
export interface StrictGuest {
  readonly registry: typeof registry
  readonly mount: typeof mount
}

const guest: StrictGuest = { registry, mount }
Object.assign(window, { guest })
