import * as z from 'zod'
import { ApiError } from '../../errors/api-error'
import type { PageOperation } from '../../operation/operation'
import { pageSchema, type Page } from '../../operation/page'
import { readAs } from './read-json'

const envelope = pageSchema(z.unknown())

/** A page without the items that cannot be read; none that can is an error, since an empty list would be a lie. */
export async function readPage(
  response: Response,
  operation: PageOperation,
  warn: (message: string) => void,
): Promise<Page<unknown>> {
  const page = await readAs(response, envelope, operation.id)
  const results = page.items.map((item) => operation.item.safeParse(item))
  const items = results.flatMap((result) => (result.success ? [result.data] : []))
  const fault = results.find((result) => !result.success)?.error
  if (fault && items.length === 0) {
    throw new ApiError({
      code: 'malformed',
      status: response.status,
      title: 'No item of the page is as the contract says',
      operationId: operation.id,
      cause: fault,
    })
  }
  if (fault) warn(`${results.length - items.length} items were left out: ${fault.message}`)
  return { ...page, items }
}
