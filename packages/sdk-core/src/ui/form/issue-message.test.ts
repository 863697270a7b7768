import * as z from 'zod'
import { describe, expect, it } from 'vitest'
import { formatMessage } from '../../react/messages/format-message'
import type { Translate } from '../../react/messages/use-messages'
import { formMessages } from './form-messages'
import { issueMessage } from './issue-message'

const t = ((key: keyof (typeof formMessages)['strings'], values?: Readonly<Record<string, string>>) =>
  formatMessage(formMessages.strings[key], 'en', values)) as Translate<(typeof formMessages)['strings']>

const messageOf = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value, { error: (issue) => issueMessage(issue, t, 'en') }).error?.issues[0]?.message

describe('issueMessage', () => {
  it.each([
    [z.string(), undefined, 'Enter a value'],
    [z.string().min(1), '', 'Enter a value'],
    [z.string().min(3), 'ab', 'Enter at least 3 characters'],
    [z.string().max(1), 'ab', 'Enter at most 1 character'],
    [z.email(), '', 'Enter a value'],
    [z.email(), 'theo@brightwater', 'Enter a full email address, like name@example.com'],
    [z.url(), 'brightwater', 'Enter a full web address, like https://example.com'],
    [z.string().regex(/^[A-Z]+$/), 'ab', 'Enter this in another form'],
    [z.object({ start: z.iso.date(), end: z.iso.date() }), null, 'Choose a period'],
    [z.object({ companyId: z.string() }), null, 'Choose an option'],
    [z.number(), undefined, 'Enter a number'],
    [z.number(), null, 'Enter a number'],
    [z.number(), Number.NaN, 'Enter a number'],
    [z.number().min(1000), 1, 'Enter 1,000 or more'],
    [z.number().gt(0.5), 0, 'Enter a number above 0.5'],
    [z.number().max(5), 6, 'Enter 5 or less'],
    [z.number().lt(5), 5, 'Enter a number below 5'],
    [z.int(), 2.5, 'Enter a whole number'],
    [z.number().multipleOf(5), 7, 'Enter a multiple of 5'],
    [z.enum(['a', 'b']), null, 'Choose an option'],
    [z.literal(true), false, 'Tick this box to go on'],
    [z.array(z.string()).min(1), [], 'Choose at least one'],
    [z.array(z.string()).min(2), [], 'Choose at least 2'],
    [z.array(z.string()).max(1), ['a', 'b'], 'Choose at most 1'],
    [z.date(), undefined, 'Choose a date'],
    [z.date().min(new Date(Date.UTC(2026, 10, 9, 12))), new Date(0), 'Choose Nov 9, 2026 or later'],
    [z.union([z.string(), z.number()]), undefined, 'Choose an option'],
    [z.string().refine(() => false), 'x', 'Enter this in another form'],
    [z.string().min(1, 'Enter a name'), '', 'Enter a name'],
  ])('%# says it to people', (schema, value, message) => {
    expect(messageOf(schema, value)).toBe(message)
  })
})
