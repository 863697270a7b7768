import type { Destination } from '../ports/navigation'

/** A place: what must be known to get there, and which part of its state belongs in an address. */
export interface DestinationDefinition {
  readonly params?: readonly string[] | undefined
  readonly view?: readonly string[] | undefined
}

/**
 * Declares the places that a package can lead to. Each becomes a function that makes its typed destinations; hosts read
 * `name`, `params` and `view` of these to map every place to an address.
 * @example
 * const campaigns = defineDestinations('campaigns', { list: { view: ['search'] }, detail: { params: ['campaignId'] } })
 * navigation.push(campaigns.detail({ campaignId }))
 */
export function defineDestinations<
  const Namespace extends string,
  const Definitions extends Readonly<Record<string, DestinationDefinition>>,
>(namespace: Namespace, definitions: Definitions): DestinationsOf<Namespace, Definitions> {
  const makers = Object.entries(definitions).map(([place, { params = [], view = [] }]) => {
    const name = `${namespace}.${place}`
    const make = (...given: readonly Readonly<Record<string, string | undefined>>[]) => {
      const [paramValues = {}, viewValues] = params.length > 0 ? given : [{}, given[0]]
      return viewValues ? { name, params: paramValues, view: viewValues } : { name, params: paramValues }
    }
    // A function's own `name` cannot be assigned, only defined.
    Object.defineProperty(make, 'name', { value: name })
    return [place, Object.freeze(Object.assign(make, { params, view }))]
  })
  return Object.freeze(Object.fromEntries(makers)) as DestinationsOf<Namespace, Definitions>
}

export type DestinationsOf<
  Namespace extends string,
  Definitions extends Readonly<Record<string, DestinationDefinition>>,
> = {
  readonly [Place in keyof Definitions & string]: DestinationMaker<
    `${Namespace}.${Place}`,
    Member<Definitions[Place]['params']>,
    Member<Definitions[Place]['view']>
  >
}

/** Makes the destinations of one place. */
export type DestinationMaker<
  Name extends string = string,
  Param extends string = string,
  ViewKey extends string = string,
> = DestinationCall<Name, Param, ViewKey> & {
  readonly name: Name
  readonly params: readonly Param[]
  readonly view: readonly ViewKey[]
}

/** True for a destination of this place. */
export function isDestination<Name extends string, Param extends string, ViewKey extends string>(
  destination: Destination | undefined,
  place: DestinationMaker<Name, Param, ViewKey>,
): destination is DestinationOf<Name, Param, ViewKey> {
  return (
    destination?.name === place.name && place.params.every((param) => typeof destination.params[param] === 'string')
  )
}

export type DestinationOf<Name extends string, Param extends string, ViewKey extends string> = Destination<
  Name,
  { readonly [Key in Param]: string },
  { readonly [Key in ViewKey]?: string | undefined }
>

type DestinationCall<Name extends string, Param extends string, ViewKey extends string> = [Param] extends [never]
  ? (view?: ViewOf<ViewKey>) => DestinationOf<Name, Param, ViewKey>
  : (params: { readonly [Key in Param]: string }, view?: ViewOf<ViewKey>) => DestinationOf<Name, Param, ViewKey>

type ViewOf<ViewKey extends string> = { readonly [Key in ViewKey]?: string | undefined }

type Member<List> = List extends readonly (infer Each extends string)[] ? Each : never
