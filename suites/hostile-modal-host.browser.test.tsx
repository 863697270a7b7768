import { describe, expect, it } from 'vitest'
import { badNeighbours as bad } from './bad/bad-neighbours'
import { behavingHosts } from './hostile/behaving-hosts'
import { checkInHost } from './hostile/check-in-host'
import { everythingWorksIn, withOurSheet } from './hostile/works-in-host'

const { modal, swallowing, cutting } = behavingHosts

everythingWorksIn(modal)

describe('the suite itself, in a page that behaves', () => {
  withOurSheet()

  it.each([
    ['keys that a page swallows', bad['hears keys at the document'], swallowing, 'the key has arrived'],
    ['a call of the fetch of the page', bad['calls the fetch of the page'], swallowing, 'fetch of the page was called'],
    ['what is cut off', bad['opens what its ancestors cut off'], cutting, 'not in the top layer'],
    [
      'an Escape that closes the dialog of the page too',
      bad['lets Escape go on'],
      modal,
      'dialog of the host has been',
    ],
  ])('finds %s', async (_, specimen, host, message) => {
    await expect(checkInHost(specimen, host, 'inline')).rejects.toThrow(message)
  })
})
