import type { ReactNode } from 'react'
import type * as z from 'zod'

type EventSchemas = Readonly<Record<string, z.ZodType>>

/** A component that a page can also show in a frame: what it takes and tells there is data, and described as such. */
export interface Embeddable<
  Name extends string = string,
  Props extends z.ZodObject = z.ZodObject,
  Events extends EventSchemas = EventSchemas,
  ComponentProps extends object = object,
> {
  /** Its place below `/embed/`. */
  readonly name: Name
  readonly props: Props
  /** Those of its props that it shows as text and nothing else, so that any text may be in them. */
  readonly texts: readonly string[]
  /** What it tells its host: `openCampaign` reaches the component as the prop `onOpenCampaign`. */
  readonly events: Events
  readonly component: () => FunctionComponent<ComponentProps> | Promise<FunctionComponent<ComponentProps>>
}

/** Its props alone, so that an embeddable of any props is an `AnyEmbeddable`. */
type FunctionComponent<Props> = (props: Props) => ReactNode

/** An embeddable of which nothing is known but that it is one. */
export type AnyEmbeddable = Embeddable<string, z.ZodObject, EventSchemas, never>

/** What a host composes of the packages that it frames. Names are unique in it. */
export type Embeddables = readonly AnyEmbeddable[]

export interface EmbeddableDefinition<
  Name extends string,
  Props extends z.ZodObject,
  Events extends EventSchemas,
  ComponentProps extends object,
> {
  readonly name: Name
  readonly props: Props
  /**
   * Props in which text may be that browsers would run, were it an address: "JavaScript: The Good Parts". Only where the
   * component makes no address of it, or checks each that it makes. @default none
   */
  readonly texts?: readonly (keyof z.output<Props> & string)[]
  readonly events?: Events
  /** Loads the component: `() => import('./CampaignsList').then((module) => module.CampaignsList)`. */
  readonly component: () => FunctionComponent<ComponentProps> | Promise<FunctionComponent<ComponentProps>>
}

/** Makes a component embeddable in a frame. Kept beside the component, so that the two agree. */
export function defineEmbeddable<
  const Name extends string,
  Props extends z.ZodObject,
  ComponentProps extends object,
  Events extends EventSchemas = Readonly<Record<never, never>>,
>(
  definition: EmbeddableDefinition<Name, Props, Events, ComponentProps> &
    Takes<ComponentProps, z.output<Props> & EventHandlers<Events>>,
): Embeddable<Name, Props, Events, ComponentProps> {
  return { ...definition, texts: definition.texts ?? [], events: definition.events ?? ({} as Events) }
}

/** The handlers that a component gets for its events. */
export type EventHandlers<Events extends EventSchemas> = {
  readonly [Event in keyof Events & string as `on${Capitalize<Event>}`]?: (payload: z.output<Events[Event]>) => void
}

/**
 * The props that may be given to a component in a frame. Its other props (functions, elements) exist inline and isolated;
 * given to a frame they are an error that names them.
 */
export type FramedProps<E extends AnyEmbeddable> = z.input<E['props']> & {
  readonly [
    Prop in Exclude<keyof ComponentPropsOf<E>, keyof z.input<E['props']> | keyof EventHandlers<E['events']>>
  ]?: NotInFrames<Prop & string>
}

/** No value has this type; its name is the message. */
export interface NotInFrames<Prop extends string> {
  readonly 'cannot be given to a frame, since it is no data; render the component inline or isolated': Prop
  readonly [noValue]: never
}

declare const noValue: unique symbol

type ComponentPropsOf<E> =
  E extends Embeddable<string, z.ZodObject, EventSchemas, infer ComponentProps> ? ComponentProps : never

type Takes<ComponentProps, Given> = Given extends ComponentProps ? unknown : { readonly component: ComponentNeedsMore }

interface ComponentNeedsMore {
  readonly 'the component needs props that its schema does not give': never
}
