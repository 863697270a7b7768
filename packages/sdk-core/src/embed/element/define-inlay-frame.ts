import { createEmbed } from '../outer/create-embed'
import type { Embed, EmbedChanges, EmbedOptions } from '../outer/embed-options'
import { EmbedError, isEmbedError } from '../protocol/embed-error'

type FrameProperties = Pick<
  EmbedOptions,
  'params' | 'auth' | 'client' | 'operations' | 'navigation' | 'appearance' | 'flags' | 'messages' | 'clock'
>

/**
 * `<inlay-frame src component title>`: a component in a frame, for pages without React. Data that is text are attributes
 * (`workspace-id`, `locale`, `direction`, `theme`, `density`, `min-height`, `max-height`, `params` as JSON), all else
 * properties; it is shown once it has `auth`. Tells by events: `inlay-ready`, `inlay-error`, `inlay-warning`,
 * `inlay-event` (`detail: { name, payload }`), `inlay-modal` (`detail`: open or not) and `inlay-escape`.
 */
export interface InlayFrameElement
  extends HTMLElement, Partial<{ -readonly [Name in keyof FrameProperties]: FrameProperties[Name] }> {
  /** What it shows, while it is on the page. */
  readonly embed: Embed | undefined
}

/** Makes `<inlay-frame>` known to a page. Once is enough; the first of several copies stays. */
export function defineInlayFrame(page: NonNullable<Document['defaultView']>): void {
  if (page.customElements.get('inlay-frame')) return

  const sheet = new page.CSSStyleSheet()
  sheet.replaceSync(':host{display:block}:host([hidden]){display:none}')

  class InlayFrame extends page.HTMLElement {
    static readonly observedAttributes = [...rebuilding, ...liveAttributes.keys()]

    readonly #given: { -readonly [Name in keyof FrameProperties]?: FrameProperties[Name] } = {}
    #embed: Embed | undefined
    #settling = false
    #rebuild = false
    readonly #changed = new Set<keyof EmbedChanges>()

    constructor() {
      super()
      this.attachShadow({ mode: 'open' }).adoptedStyleSheets = [sheet]
    }

    get embed() {
      return this.#embed
    }

    property(name: keyof FrameProperties) {
      return this.#given[name]
    }

    setProperty(name: keyof FrameProperties, value: unknown) {
      // Frameworks say null for what is not given.
      const next = value ?? undefined
      if (this.#given[name] === next) return
      Object.assign(this.#given, { [name]: next })
      this.#settle(liveProperties.find((each) => each === name))
    }

    connectedCallback() {
      // Set by a framework before the element was known to be one.
      for (const name of propertyNames) {
        if (!Object.hasOwn(this, name)) continue
        const value: unknown = Reflect.get(this, name)
        Reflect.deleteProperty(this, name)
        this.setProperty(name, value)
      }
      this.#settle()
    }

    disconnectedCallback() {
      this.#settle()
    }

    attributeChangedCallback(name: string, before: string | null, after: string | null) {
      if (before !== after) this.#settle(liveAttributes.get(name))
    }

    /** After all that is set together has been set. What cannot be changed in the frame that stands needs another one. */
    #settle(change?: keyof EmbedChanges) {
      if (change) this.#changed.add(change)
      else this.#rebuild = true
      if (this.#settling) return
      this.#settling = true
      page.queueMicrotask(() => {
        this.#settling = false
        const changed = [...this.#changed]
        const again = this.#rebuild || !this.#embed
        this.#changed.clear()
        this.#rebuild = false
        this.#tellFailure(() => (again ? this.#build() : this.#update(changed)))
      })
    }

    #build() {
      this.#embed?.destroy()
      this.#embed = undefined
      const { auth, client, operations, navigation, clock } = this.#given
      const [src, component, container] = [this.getAttribute('src'), this.getAttribute('component'), this.shadowRoot]
      if (!this.isConnected || !auth || !container || src === null || component === null) return
      this.#embed = createEmbed({
        ...this.#changes(changeNames),
        container,
        src,
        component,
        title: this.#title(),
        auth,
        client,
        operations,
        navigation,
        clock,
        onReady: () => this.#tell('ready'),
        onError: (error) => this.#tell('error', error),
        onWarning: (warning) => this.#tell('warning', warning),
        onEvent: (name, payload) => this.#tell('event', { name, payload }),
        onModal: (open) => this.#tell('modal', open),
        onEscape: () => this.#tell('escape'),
      })
    }

    #update(changed: readonly (keyof EmbedChanges)[]) {
      try {
        this.#embed?.update(this.#changes(changed))
      } catch (error) {
        if (changed.length === 1) throw error
        // One that cannot be holds none of the others up.
        for (const each of changed) this.#tellFailure(() => this.#update([each]))
      }
    }

    #changes(names: readonly (keyof EmbedChanges)[]): EmbedChanges {
      const { appearance, flags, messages, params } = this.#given
      const text = (name: string) => this.getAttribute(name) ?? undefined
      const values: { readonly [Name in keyof EmbedChanges]-?: () => EmbedChanges[Name] } = {
        params: () => params ?? paramsIn(this.getAttribute('params')),
        title: () => this.#title(),
        minHeight: () => numberIn(this, 'min-height'),
        maxHeight: () => numberIn(this, 'max-height'),
        flags: () => flags,
        messages: () => messages,
        workspaceId: () => text('workspace-id'),
        locale: () => text('locale'),
        direction: () => oneIn(this, 'direction', ['ltr', 'rtl']),
        appearance: () => ({
          ...appearance,
          theme: oneIn(this, 'theme', ['auto', 'light', 'dark']) ?? appearance?.theme,
          density: oneIn(this, 'density', ['regular', 'compact']) ?? appearance?.density,
        }),
      }
      return Object.fromEntries(names.map((name) => [name, values[name]()]))
    }

    #title() {
      return this.getAttribute('title') || (this.getAttribute('component') ?? '')
    }

    #tellFailure(run: () => void) {
      try {
        run()
      } catch (error) {
        if (!isEmbedError(error)) throw error
        this.#tell('error', error)
      }
    }

    #tell(name: string, detail?: unknown) {
      this.dispatchEvent(new page.CustomEvent(`inlay-${name}`, { detail }))
    }
  }

  for (const name of propertyNames) {
    Object.defineProperty(InlayFrame.prototype, name, {
      configurable: true,
      enumerable: true,
      get(this: InlayFrame) {
        return this.property(name)
      },
      set(this: InlayFrame, value: unknown) {
        this.setProperty(name, value)
      },
    })
  }
  page.customElements.define('inlay-frame', InlayFrame)
}

/** Another frame is needed for these. */
const rebuilding: readonly string[] = ['src', 'component']
const liveAttributes: ReadonlyMap<string, keyof EmbedChanges> = new Map([
  ['params', 'params'],
  ['title', 'title'],
  ['min-height', 'minHeight'],
  ['max-height', 'maxHeight'],
  ['workspace-id', 'workspaceId'],
  ['locale', 'locale'],
  ['direction', 'direction'],
  ['theme', 'appearance'],
  ['density', 'appearance'],
])
const liveProperties = ['params', 'appearance', 'flags', 'messages'] as const
const changeNames: readonly (keyof EmbedChanges)[] = [...new Set([...liveAttributes.values(), ...liveProperties])]
const propertyNames = [
  'params',
  'auth',
  'client',
  'operations',
  'navigation',
  'appearance',
  'flags',
  'messages',
  'clock',
] as const satisfies readonly (keyof FrameProperties)[]

function paramsIn(json: string | null): EmbedChanges['params'] {
  if (json === null) return {}
  try {
    const read: unknown = JSON.parse(json)
    if (typeof read === 'object' && read !== null && !Array.isArray(read))
      return Object.fromEntries(Object.entries(read))
  } catch {
    // Told below, as anything else that is no JSON object.
  }
  throw new EmbedError('params-refused', 'The attribute "params" is no object in JSON.')
}

function numberIn(element: Element, name: string): number | undefined {
  const text = element.getAttribute(name)?.trim()
  if (!text) return undefined
  const number = Number(text)
  if (Number.isFinite(number) && number >= 0) return number
  throw refused(name, 'a number of pixels from zero on, without a unit')
}

function oneIn<Choice extends string>(element: Element, name: string, choices: readonly Choice[]): Choice | undefined {
  const text = element.getAttribute(name)
  if (!text) return undefined
  const known = choices.find((choice) => choice === text)
  if (known) return known
  throw refused(name, `"${choices.join('" or "')}"`)
}

function refused(name: string, expected: string) {
  return new EmbedError('option-refused', `The attribute "${name}" is to be ${expected}.`, name)
}
