import type { StrictArgTypes, SBType } from 'storybook/internal/types'
import type { ComponentDocs, PropDocs } from './component-docs.ts'

/** The rows of a component's table, from what `docgen` has noted on it. */
export function extractArgTypes(component: unknown): StrictArgTypes | null {
  const docs = (component as { readonly __docgenInfo?: { readonly inlay?: ComponentDocs } } | undefined)?.__docgenInfo
  if (!docs?.inlay) return null
  const rows = Object.entries(docs.inlay.props).map(([name, prop]) => [name, argType(name, prop)] as const)
  return Object.fromEntries(rows)
}

function argType(name: string, prop: PropDocs): StrictArgTypes[string] {
  return {
    name,
    description: prop.description,
    type: { required: prop.required, ...kindOf(prop) },
    table: {
      type: { summary: prop.type },
      ...(prop.fallback !== undefined && { defaultValue: { summary: prop.fallback } }),
    },
    // What is no plain value cannot be set by hand.
    ...(notByHand.test(`${name}: ${prop.type}`) && { control: { disable: true } }),
  }
}

const notByHand = /^className:|Ref<|React(Node|Element)|=>/

/** Decides by which control it is set in the table. */
function kindOf({ type, values }: PropDocs): SBType {
  if (values) return { name: 'enum', value: [...values].map(String) }
  if (type === 'boolean' || type === 'string' || type === 'number') return { name: type }
  if (/^\(.*\) => /.test(type)) return { name: 'function' }
  return { name: 'other', value: type }
}
