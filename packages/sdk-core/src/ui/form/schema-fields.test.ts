import * as z from 'zod'
import { describe, expect, it } from 'vitest'
import { isRequired, isWhole, schemaAt, withoutEmpty } from './schema-fields'

const Campaign = z
  .strictObject({
    name: z.string().trim().min(1).max(80),
    email: z.email().optional(),
    contacts: z.array(z.object({ email: z.email() })),
    limits: z.object({ perDay: z.number().min(1).nullable(), perHour: z.number().optional() }).optional(),
    tags: z.record(z.string(), z.string()),
  })
  .refine(() => true)

describe('schemaAt', () => {
  it('finds fields in objects, lists and records, whatever is wrapped around them', () => {
    const { shape } = Campaign
    expect(schemaAt(Campaign, 'name')).toBe(shape.name)
    expect(schemaAt(Campaign, 'contacts.3.email')).toBe(shape.contacts.element.shape.email)
    expect(schemaAt(Campaign, 'limits.perDay')).toBe(shape.limits.unwrap().shape.perDay)
    expect(schemaAt(Campaign, 'tags.anything')).toBe(shape.tags.valueType)
    expect(
      schemaAt(
        z.lazy(() => Campaign),
        'name',
      ),
    ).toBe(shape.name)
    expect(
      schemaAt(
        Campaign.transform((all) => all),
        'name',
      ),
    ).toBe(shape.name)
  })

  it('finds nothing where there is no such field', () => {
    expect(schemaAt(Campaign, 'nmae')).toBeUndefined()
    expect(schemaAt(Campaign, 'name.first')).toBeUndefined()
  })
})

describe('isRequired', () => {
  it.each([
    ['a text that may not be empty', z.string().min(1), true],
    ['a text', z.string(), false],
    ['an address', z.email(), true],
    ['an address that may be left out', z.email().optional(), false],
    ['a number', z.number(), true],
    ['a number or nothing', z.number().nullable(), false],
    ['one of several', z.enum(['a', 'b']), true],
    ['one of several, with a default', z.enum(['a', 'b']).default('a'), false],
    ['a box', z.boolean(), false],
    ['a box that must be ticked', z.literal(true), true],
    ['a list', z.array(z.string()), false],
    ['a list of at least one', z.array(z.string()).min(1), true],
    ['what a server has to be asked', z.string().refine(() => Promise.resolve(true)), false],
  ])('%s', (_, schema, required) => {
    expect(isRequired(schema)).toBe(required)
  })
})

describe('withoutEmpty', () => {
  it('leaves out what is empty and need not be there', () => {
    const values = { name: '', email: '', contacts: [{ email: '' }], limits: { perDay: null, perHour: null }, tags: {} }
    expect(withoutEmpty(Campaign, values)).toEqual({
      name: '',
      contacts: [{ email: '' }],
      limits: { perDay: null },
      tags: {},
    })
  })

  it('gives nothing as null where that is what is expected', () => {
    expect(withoutEmpty(z.object({ email: z.email().nullable() }), { email: '' })).toEqual({ email: null })
  })

  it('leaves dates, files and what it does not know as they are', () => {
    const at = new Date(0)
    const schema = z.object({ at: z.date(), both: z.union([z.object({ a: z.email() }), z.string()]) })
    expect(withoutEmpty(schema, { at, both: { a: '' } })).toEqual({ at, both: { a: '' } })
  })
})

describe('isWhole', () => {
  it.each([
    z.int(),
    z.number().int().min(5),
    z.int().nullable().optional(),
    z.number().multipleOf(5),
    z.int().default(3),
  ])('knows a whole number: %#', (schema) => expect(isWhole(schema)).toBe(true))

  it.each([z.number(), z.number().min(5), z.number().multipleOf(0.01), z.string()])(
    'takes no other for one: %#',
    (schema) => expect(isWhole(schema)).toBe(false),
  )
})
