import { operation } from '@inlay/sdk-core'
import { updateCampaign } from '@inlay/sdk-core/contract/campaigns'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { implement } from '../implement'
import { createTestServer } from '../testing/test-server'

const setOf = (values: unknown) => new Set(Array.isArray(values) ? values : [])
const mapOf = (values: object) => new Map(Object.entries(values))

const cases: Readonly<
  Record<z.core.$ZodIssue['code'], readonly (readonly [schema: z.ZodType, given: unknown, message: string])[]>
> = {
  invalid_type: [
    [z.string(), undefined, 'Is required'],
    [z.enum(['a', 'b']), undefined, 'Is required'],
    [z.union([z.string(), z.number()]), undefined, 'Is required'],
    [z.string(), 7, 'Must be text'],
    [z.string(), null, 'Must be text'],
    [z.number(), 'seven', 'Must be a number'],
    [z.number().int(), 1.5, 'Must be a whole number'],
    [z.int(), 1.5, 'Must be a whole number'],
    [z.boolean(), 'yes', 'Must be true or false'],
    [z.array(z.string()), 'a', 'Must be a list'],
    [z.tuple([z.string()]), 'a', 'Must be a list'],
    [z.object({}), [], 'Must be an object'],
    [z.record(z.string(), z.string()), 'a', 'Must be an object'],
    [z.null(), 1, 'Must be null'],
    [z.never(), 1, 'Must be left out'],
    [z.coerce.date(), 'soon', 'Must be a date'],
    [z.symbol(), 1, 'Is of the wrong kind'],
  ],
  invalid_value: [
    [z.enum(['Draft', 'Ready']), 'Lost', 'Must be one of: Draft, Ready'],
    [z.literal('v2'), 'v1', 'Must be v2'],
  ],
  too_big: [
    [z.string().max(3), 'abcd', 'Must be at most 3 characters'],
    [z.string().max(1), 'ab', 'Must be at most 1 character'],
    [z.string().length(3), 'abcd', 'Must be exactly 3 characters'],
    [z.array(z.string()).max(2), ['a', 'b', 'c'], 'Must have at most 2 items'],
    [z.number().max(5), 6, 'Must be at most 5'],
    [z.number().lt(5), 5, 'Must be less than 5'],
    [z.coerce.date().max(new Date('2026-03-09')), '2026-03-10', 'Must be a date of at most 2026-03-09T00:00:00.000Z'],
  ],
  too_small: [
    [z.string().min(1), '', 'Must not be empty'],
    [z.string().min(3), 'ab', 'Must be at least 3 characters'],
    [z.string().length(1), '', 'Must be exactly 1 character'],
    [z.array(z.string()).min(1), [], 'Must have at least 1 item'],
    [z.number().min(0), -1, 'Must be at least 0'],
    [z.number().positive(), 0, 'Must be more than 0'],
    [z.preprocess(mapOf, z.map(z.string(), z.string()).min(2)), { a: 'b' }, 'Must have at least 2 entries'],
  ],
  invalid_format: [
    [z.email(), 'nobody', 'Must be an e-mail address'],
    [z.url(), 'nowhere', 'Must be a web address'],
    [z.iso.datetime(), 'now', 'Must be a date with a time, such as 2026-03-09T14:30:00Z'],
    [z.iso.date(), 'today', 'Must be a date, such as 2026-03-09'],
    [z.string().startsWith('a'), 'b', 'Must begin with “a”'],
    [z.string().endsWith('a'), 'b', 'Must end with “a”'],
    [z.string().includes('a'), 'b', 'Must contain “a”'],
    [z.string().lowercase(), 'B', 'Must be in lower case'],
    [z.string().regex(/^a+$/), 'b', 'Is not in the expected form'],
  ],
  not_multiple_of: [[z.number().multipleOf(5), 7, 'Must be a multiple of 5']],
  unrecognized_keys: [[z.strictObject({}), { colour: 'red' }, 'Is not known here']],
  invalid_union: [
    [z.union([z.string(), z.number()]), true, 'Must be text, or a number'],
    [z.union([z.string(), z.symbol()]), true, 'Is in none of the forms that can be used here'],
    [z.discriminatedUnion('kind', [z.object({ kind: z.literal('a') })]), { kind: 'b' }, 'Must be a'],
    [z.xor([z.string(), z.string()]), 'a', 'Fits more than one of the forms that can be used here'],
  ],
  invalid_key: [[z.record(z.string().regex(/^a/), z.string()), { b: 'c' }, 'Is no name that can be used here']],
  invalid_element: [
    [z.preprocess(mapOf, z.map(z.string().brand<'at'>(), z.number()).brand<'b'>()), { a: 'b' }, 'Must be a number'],
    [
      z.preprocess(() => new Map([[{}, 'b']]), z.map(z.object({}), z.number())),
      { a: 'b' },
      'Holds a value that cannot be used here',
    ],
  ],
  custom: [
    [z.string().refine(() => false), 'a', 'Is not valid'],
    [z.string().refine(() => false, 'Is taken already'), 'a', 'Is taken already'],
    [
      z.preprocess(
        setOf,
        z.set(z.string()).refine(() => false),
      ),
      ['a'],
      'Is not valid',
    ],
  ],
}

const examples = Object.entries(cases).flatMap(([code, ofCode]) =>
  ofCode.map(([schema, given, message], index) => ({ name: `${code} ${index}`, schema, given, message })),
)

const operations = examples.map(({ schema }, index) =>
  operation({
    id: `test.takes${index}`,
    summary: 'Takes a value.',
    kind: 'json',
    method: 'POST',
    path: `/test-takes-${index}`,
    body: z.strictObject({ value: schema }),
    response: z.object({}),
  }),
)

describe('the words of a refusal', async () => {
  const implementations = operations.map((each) => implement(each, async () => ({})))
  const { call } = await createTestServer({ operations, implementations })

  it.each(examples.map((example, index) => ({ ...example, takes: operations[index] ?? updateCampaign })))(
    'are for people: $name',
    async ({ takes, given, message }) => {
      const response = await call(takes, { body: given === undefined ? {} : { value: given } })
      expect(response.status).toBe(422)
      const { errors } = await response.json()
      expect(errors[0].message).toBe(message)
      expect(errors[0].field).toMatch(/^value/)
    },
  )

  it('name each field of a form, and what nobody knows of it', async () => {
    const body = { objective: '', type: 'x'.repeat(201), status: 'Lost', colour: 'red', size: 3 }
    const server = await createTestServer()
    const response = await server.call(updateCampaign, { params: { campaignId: 'any' }, body })
    const { errors } = await response.json()
    const texts = Object.fromEntries(
      errors.map(({ field, message }: { field: string; message: string }) => [field, message]),
    )
    expect(texts).toMatchObject({
      objective: 'Must not be empty',
      type: 'Must be at most 200 characters',
      status: expect.stringMatching(/^Must be one of: Draft, /),
      colour: 'Is not known here',
      size: 'Is not known here',
    })
  })
})
