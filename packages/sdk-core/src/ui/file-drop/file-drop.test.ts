import { describe, expect, it } from 'vitest'
import { acceptWords } from './accept-words'
import { checkFiles, isAccepted } from './check-files'
import type { FileEntry, FileStatus } from './file-entry'
import { changeQueue, nextToStart } from './file-queue'
import { readDrop, walkFolders } from './read-drop'
import { sizeWords } from './size-words'

const file = (name: string, { type = '', size = 4 } = {}) =>
  new File([new Uint8Array(size)], name, { type, lastModified: 1 })
const entry = (id: string, status: FileStatus): FileEntry => ({ id, file: file(id), status })
const all = { accept: [], maxSize: 1_000, room: 10 }

describe('what is accepted', () => {
  it('is known by the end of a name, by a type, or by a kind of types', () => {
    expect(isAccepted(file('LIST.CSV'), ['.csv'])).toBe(true)
    expect(isAccepted(file('list', { type: 'text/csv' }), ['text/csv'])).toBe(true)
    expect(isAccepted(file('a.png', { type: 'image/png' }), ['.csv', 'image/*'])).toBe(true)
    expect(isAccepted(file('a.csv.exe'), ['.csv', 'image/*'])).toBe(false)
    expect(isAccepted(file('anything'), [])).toBe(true)
  })

  it('is said as people say it', () => {
    expect(acceptWords(['.csv', 'text/csv', '.xlsx'], 'en')).toBe('CSV or XLSX')
    expect(acceptWords(['image/*', 'application/pdf'], 'en')).toBe('image or PDF')
    expect(acceptWords(['text/plain', 'image/svg+xml', 'image/jpeg'], 'en')).toBe('TXT, SVG, or JPEG')
    expect(acceptWords(['.csv', '.xlsx'], 'de')).toBe('CSV oder XLSX')
  })
})

it('says sizes as people read them', () => {
  expect(
    [0, 1_023, 1_024, 12_340, 1_048_575, 4_900_000, 250_000_000, 2e9].map((size) => sizeWords(size, 'en')),
  ).toEqual(['0 B', '1023 B', '1.0 KB', '12.1 KB', '1.0 MB', '4.7 MB', '238.4 MB', '1.9 GB'])
  expect(sizeWords(4_900_000, 'de')).toBe('4,7 MB')
  expect([20 * 1_024 * 1_024, 1_536, 10].map((limit) => sizeWords(limit, 'en', 0))).toEqual(['20 MB', '1.5 KB', '10 B'])
})

describe('the check', () => {
  it('names the first reason against each file, and takes the others', () => {
    const [big, wrong, fine] = [file('big.csv', { size: 1_001 }), file('photo.heic'), file('fine.csv')]
    const empty = file('empty.csv', { size: 0 })
    const { taken, refused } = checkFiles([big, wrong, empty, fine], [], { ...all, accept: ['.csv'] })
    expect(taken).toEqual([fine])
    expect(refused.map(({ reason }) => reason)).toEqual(['size', 'type', 'empty'])
  })

  it('takes nothing twice, neither what is there nor what comes twice at once', () => {
    const { taken, refused } = checkFiles([file('a'), file('b'), file('b')], [file('a')], all)
    expect(taken.map(({ name }) => name)).toEqual(['b'])
    expect(refused.map(({ reason }) => reason)).toEqual(['known', 'known'])
  })

  it('takes as many as there is room for, and asks the caller too', () => {
    const check = ({ name }: File) => (name === 'b' ? 'Not this one' : undefined)
    const { taken, refused } = checkFiles(
      ['a', 'b', 'c'].map((name) => file(name)),
      [],
      { ...all, room: 1, check },
    )
    expect(taken.map(({ name }) => name)).toEqual(['a'])
    expect(refused).toMatchObject([{ reason: 'check', text: 'Not this one' }, { reason: 'count' }])
  })
})

describe('the queue', () => {
  const queue = [entry('a', 'queued'), entry('b', 'errored')]

  it('leads a file from waiting to having arrived', () => {
    const started = changeQueue(queue, { type: 'start', id: 'a' })
    expect(started[0]).toMatchObject({ status: 'started' })
    const half = changeQueue(started, { type: 'progress', id: 'a', progress: 0.5 })
    expect(half[0]).toMatchObject({ status: 'started', progress: 0.5 })
    const done = changeQueue(half, { type: 'succeed', id: 'a' })
    expect(done[0]).toEqual({ id: 'a', file: queue[0]?.file, status: 'success' })
    expect(changeQueue(done, { type: 'progress', id: 'a', progress: 0.9 })).toEqual(done)
  })

  it('forgets the error when it is tried again', () => {
    const failed = changeQueue(queue, { type: 'fail', id: 'b', error: 'Lost' })
    expect(failed[1]).toMatchObject({ status: 'errored', error: 'Lost' })
    expect(changeQueue(failed, { type: 'retry', id: 'b' })[1]).toEqual({ ...queue[1], status: 'queued' })
  })

  it('knows nothing of what is gone', () => {
    const left = changeQueue(queue, { type: 'remove', id: 'a' })
    expect(left.map(({ id }) => id)).toEqual(['b'])
    expect(changeQueue(left, { type: 'succeed', id: 'a' })).toEqual(left)
  })

  it('begins as many as may run at a time, in their order', () => {
    const waiting = ['a', 'b', 'c', 'd'].map((id) => entry(id, 'queued'))
    const ids = (running: readonly string[], concurrency: number) =>
      nextToStart(waiting, new Set(running), concurrency).map(({ id }) => id)
    expect(ids([], 2)).toEqual(['a', 'b'])
    expect(ids(['a'], 2)).toEqual(['b'])
    expect(ids(['a', 'b'], 2)).toEqual([])
    expect(ids([], 0)).toEqual(['a'])
  })
})

describe('what was dropped', () => {
  const fileEntry = (name: string, broken = false) =>
    ({
      isDirectory: false,
      name,
      file: (done: (one: File) => void, failed: () => void) => (broken ? failed() : done(file(name))),
    }) as unknown as FileSystemFileEntry
  /** Answers two at a time, as browsers answer a hundred. */
  const folder = (name: string, entries: readonly FileSystemEntry[]) =>
    ({
      isDirectory: true,
      name,
      createReader() {
        const left = [...entries]
        return { readEntries: (done: (some: FileSystemEntry[]) => void) => done(left.splice(0, 2)) }
      },
    }) as unknown as FileSystemDirectoryEntry

  it('is told apart into files and folders', () => {
    const inside = folder('lists', [])
    const items = [
      { kind: 'string', getAsFile: () => null },
      { kind: 'file', getAsFile: () => file('a.csv'), webkitGetAsEntry: () => fileEntry('a.csv') },
      { kind: 'file', getAsFile: () => file('lists'), webkitGetAsEntry: () => inside },
    ]
    const dropped = readDrop({ items, files: [] } as unknown as DataTransfer)
    expect(dropped.files.map(({ name }) => name)).toEqual(['a.csv'])
    expect(dropped.folders).toEqual([inside])
  })

  it('is walked through to the last file, without what systems leave behind', async () => {
    const deep = folder('deep', [fileEntry('d.csv'), fileEntry('broken.csv', true)])
    const walked = await walkFolders([
      folder('lists', [fileEntry('a.csv'), fileEntry('.DS_Store'), deep, fileEntry('b.csv'), fileEntry('c.csv')]),
    ])
    expect(walked.map(({ name }) => name)).toEqual(['a.csv', 'd.csv', 'b.csv', 'c.csv'])
  })
})
