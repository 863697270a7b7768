import { connectorTypes, type ConnectorType } from '@inlay/sdk-core/contract/campaigns'

/** What of the connections is shown; part of an address. */
export interface IntegrationsView {
  /** One of `connectorTypes`; anything else shows all. @default all */
  readonly kind?: string | undefined
}

/** What changed a view. `connected`: what was just connected is of another kind; worth no step in the history. */
export type IntegrationsReason = 'kind' | 'connected'

export interface IntegrationsViewProps {
  /** What is shown at first; with `onViewChange` what is shown. */
  readonly view?: IntegrationsView | undefined
  readonly onViewChange?:
    | ((view: IntegrationsView, details: { readonly reason: IntegrationsReason }) => void)
    | undefined
}

/** Reads a view, of which an address may say anything. */
export function kindOf({ kind }: IntegrationsView): ConnectorType | undefined {
  return connectorTypes.find((each) => each === kind)
}
