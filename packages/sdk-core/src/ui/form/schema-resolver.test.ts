import { expect, it } from 'vitest'
import type { ResolverOptions } from 'react-hook-form'
import * as z from 'zod'
import { schemaResolver } from './schema-resolver'

const List = z.object({
  name: z.string().min(1).max(0),
  contacts: z.array(z.object({ email: z.email() })).min(2),
})
const resolve = schemaResolver(List, ({ code }) => `${code}!`)
const element = { name: 'name', focus: () => undefined }

function check(values: z.input<typeof List>, names: readonly string[]) {
  const options = { fields: { name: { ref: element } }, names, shouldUseNativeValidation: false }
  return resolve(values, undefined, options as unknown as ResolverOptions<z.input<typeof List>>)
}

it('gives what the schema has made of the values, where nothing is wrong', async () => {
  const trimmed = schemaResolver(z.object({ name: z.string().trim() }), () => '')
  const options = { fields: {}, shouldUseNativeValidation: false }
  expect(await trimmed({ name: ' Reefers ' }, undefined, options)).toEqual({ values: { name: 'Reefers' }, errors: {} })
})

it('gives the first error of each field with its element, as nested as the values are', async () => {
  const { errors } = await check({ name: '', contacts: [{ email: 'theo@brightwater.example' }, { email: 'theo' }] }, [
    'name',
  ])
  expect(errors.name).toEqual({ type: 'too_small', message: 'too_small!', types: {}, ref: element })
  expect(errors.contacts?.[0]).toBeUndefined()
  expect(errors.contacts?.[1]?.email?.message).toBe('invalid_format!')
})

it('keeps the error of a list apart from those in it', async () => {
  const { errors } = await check({ name: '', contacts: [{ email: 'theo' }] }, ['name', 'contacts.0.email'])
  expect(errors.contacts?.root?.message).toBe('too_small!')
  expect(errors.contacts?.[0]?.email?.message).toBe('invalid_format!')
  const { errors: empty } = await check({ name: '', contacts: [] }, ['name'])
  expect(empty.contacts?.message).toBe('too_small!')
})
