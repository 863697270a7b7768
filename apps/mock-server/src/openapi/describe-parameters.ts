import { operationPath, pathParamNames, type AnyOperation } from '@inlay/sdk-core'
import { longestIdentifier } from '../frame/router'
import { headerParameters } from './describe-headers'
import type { OperationSchemas } from './operation-schemas'
import type { SchemaComponents } from './schema-components'

/** Everything that a caller puts into the address and the headers. */
export function describeParameters(
  operation: AnyOperation,
  { query }: OperationSchemas,
  components: SchemaComponents,
): readonly object[] {
  return [
    ...pathParamNames(operationPath(operation)).map((name) => ({
      name,
      in: 'path',
      required: true,
      schema: { type: 'string', minLength: 1, maxLength: longestIdentifier },
    })),
    ...Object.entries(query).map(([name, schema]) => ({
      name,
      in: 'query',
      required: !schema.safeParse(undefined).success,
      ...inAddress(operation, name, components.schemaFor(schema)),
    })),
    ...headerParameters(operation),
  ]
}

/** A filter is an object, and travels as JSON. */
function inAddress(operation: AnyOperation, name: string, schema: object): object {
  if (operation.kind !== 'page' || name !== 'filters') return { schema }
  return {
    description: `Conditions on the fields of an item: ${Object.keys(operation.item.shape).join(', ')}.`,
    content: { 'application/json': { schema } },
  }
}
