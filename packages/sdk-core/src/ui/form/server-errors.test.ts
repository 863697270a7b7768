import { expect, it } from 'vitest'
import { sortErrors } from './server-errors'

const names = new Set(['name', 'contacts.0.email', 'limits.perDay'])
const has = (name: string) => names.has(name)
const messagesOf = (fields: ReturnType<typeof sortErrors>['fields']) =>
  [...fields].map(([name, errors]) => [name, ...errors.map(({ message }) => message)])

it('brings each error to its field, however the server writes the path', () => {
  const { fields, others } = sortErrors(
    [
      { field: 'updates.name', message: 'Taken' },
      { field: '/contacts/0/email', message: 'Unknown' },
      { field: 'body[limits][perDay]', message: 'Too many' },
    ],
    has,
  )
  expect(messagesOf(fields)).toEqual([
    ['name', 'Taken'],
    ['contacts.0.email', 'Unknown'],
    ['limits.perDay', 'Too many'],
  ])
  expect(others).toEqual([])
})

it('brings what is wrong within a list to its field rather than to another one of that name', () => {
  const names = new Set(['name', 'files'])
  const { fields } = sortErrors([{ field: 'files.0.name', message: 'Too long' }], (name) => names.has(name))
  expect(messagesOf(fields)).toEqual([['files', 'Too long']])
})

it('keeps what no field is there for, and both of two about one', () => {
  const { fields, others } = sortErrors(
    [
      { field: 'name', message: 'Taken' },
      { field: 'name', message: 'Too long' },
      { field: '', message: 'The workspace is full' },
      { field: 'owner', message: 'Gone' },
    ],
    has,
  )
  expect(messagesOf(fields)).toEqual([['name', 'Taken', 'Too long']])
  expect(others).toEqual(['The workspace is full', 'Gone'])
})

it('asks first what the form itself says about a path', () => {
  const { fields } = sortErrors([{ field: 'title', message: 'Taken' }], has, (path) =>
    path === 'title' ? 'name' : undefined,
  )
  expect(messagesOf(fields)).toEqual([['name', 'Taken']])
})
