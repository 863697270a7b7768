import { contractVersion } from '../../contract/contract-version'
import { operationAddress, operationPath } from '../../operation/address'
import { pathParamNames } from '../../operation/path'
import type { AnyOperation } from '../../operation/operation'
import type { Random } from '../../ports/host'
import type { CallOptions } from '../api-client'
import type { ApiAddresses } from './api-addresses'
import type { CallInput } from './call-input'
import { checkInput, invalidInput } from './check-input'
import type { PreparedRequest } from './prepared-request'
import { serializeQuery } from './serialize-query'

const accepts: Readonly<Record<AnyOperation['kind'], string>> = {
  json: 'application/json',
  page: 'application/json',
  rows: 'application/json',
  upload: 'application/json',
  stream: 'text/event-stream',
  download: '*/*',
}

/** Makes the request of a call, or throws an `ApiError` that names what is wrong with the input. */
export function prepareRequest(
  operation: AnyOperation,
  input: CallInput,
  options: CallOptions,
  { addresses, random }: { readonly addresses: ApiAddresses; readonly random: Random },
): PreparedRequest {
  checkInput(operation, input)
  if ('revision' in operation && operation.revision === 'required' && options.ifMatch === undefined) {
    throw invalidInput(operation, [{ field: 'ifMatch', message: 'Expected the revision that the change is based on' }])
  }
  const url = addresses.url(operation, address(operation, input, options.workspaceId))
  url.search = serializeQuery(operation, input.query).toString()
  const body = bodyOf(operation, input)
  return { operation, url, headers: headersOf(operation, options, random, typeof body === 'string'), body }
}

function address(operation: AnyOperation, input: CallInput, workspaceId: string | undefined): string {
  const given: Readonly<Record<string, string | undefined>> = { ...input.params, workspaceId }
  const faulty = pathParamNames(operationPath(operation)).filter((name) => !isSegment(given[name]))
  if (faulty.length > 0) {
    throw invalidInput(
      operation,
      faulty.map((field) => ({ field, message: 'Expected an id' })),
    )
  }
  return operationAddress(operation, input.params ?? {}, workspaceId)
}

/** Dots alone would climb to another address. */
function isSegment(value: string | undefined): boolean {
  return value !== undefined && !['', '.', '..'].includes(value)
}

function headersOf(
  operation: AnyOperation,
  options: CallOptions,
  random: Random,
  hasJson: boolean,
): Readonly<Record<string, string>> {
  const wantsKey = 'idempotencyKey' in operation && operation.idempotencyKey
  const key = options.idempotencyKey ?? (wantsKey ? random.id() : undefined)
  return {
    accept: accepts[operation.kind],
    'inlay-contract': contractVersion,
    ...(hasJson && { 'content-type': 'application/json' }),
    ...(key !== undefined && { 'idempotency-key': key }),
    ...(options.ifMatch !== undefined && { 'if-match': `"${options.ifMatch}"` }),
  }
}

function bodyOf(operation: AnyOperation, input: CallInput): string | FormData | undefined {
  if (operation.kind === 'upload') return formOf(input)
  return 'body' in operation && operation.body ? JSON.stringify(input.body) : undefined
}

/** The fields go first, so that a server can judge them before the file has arrived. */
function formOf({ file, fields }: CallInput): FormData {
  const form = new FormData()
  if (fields !== undefined) form.append('fields', JSON.stringify(fields))
  if (file) form.append('file', file, file.name)
  return form
}
