import { describe, expect, it } from 'vitest'
import { coverage, idsInTitle } from './coverage.mjs'
import { groupOf, idsOf, readLedger } from './ledger.mjs'

const ledger = ['CAM-LIST-01', 'CAM-LIST-02', 'PLT-CALL-01']
const test = (title, state = 'passed') => ({ title, state })

describe('the ledger', () => {
  it('reads the ids of its lines and nothing else', () => {
    const text = '## LIST\n- **CAM-LIST-01** (call) As CAM-LIST-02 says.\n- **bold** text\n  **CAM-LIST-09**\n'
    expect(idsOf(text)).toEqual(['CAM-LIST-01'])
  })

  it('knows the group of an id', () => {
    expect(groupOf('CAM-LIST-01')).toBe('CAM-LIST')
  })

  it('has the ids of all three areas', async () => {
    const ids = await readLedger()
    for (const area of ['CAM', 'CPY', 'PLT']) {
      expect(ids.filter((id) => id.startsWith(`${area}-`)).length).toBeGreaterThan(100)
    }
  })
})

describe('ids in titles', () => {
  it('finds them in square brackets, one or several', () => {
    expect(idsInTitle('lists campaigns [CAM-LIST-01, CAM-LIST-02]')).toEqual(['CAM-LIST-01', 'CAM-LIST-02'])
    expect(idsInTitle('a [CAM-LIST-01] and b [PLT-CALL-01]')).toEqual(['CAM-LIST-01', 'PLT-CALL-01'])
  })

  it('passes over other brackets and ids outside of them', () => {
    expect(idsInTitle('takes a[0], [UTF-8] and CAM-LIST-01')).toEqual([])
  })
})

describe('coverage', () => {
  it('counts an id as proven when a passed test names it', () => {
    const found = coverage(ledger, [test('lists [CAM-LIST-01]')])
    expect(found).toMatchObject({ total: 3, proven: 1 })
    expect(found.groups['CAM-LIST']).toEqual({ total: 2, proven: 1, missing: ['CAM-LIST-02'] })
  })

  it('counts it no longer when a failed test names it too', () => {
    const found = coverage(ledger, [test('lists [CAM-LIST-01]'), test('sorts [CAM-LIST-01]', 'failed')])
    expect(found.proven).toBe(0)
  })

  it('does not count a skipped test', () => {
    expect(coverage(ledger, [test('lists [CAM-LIST-01]', 'skipped')]).proven).toBe(0)
  })

  it('names ids that no requirement has', () => {
    const found = coverage(ledger, [test('lists [CAM-LIST-99]')])
    expect(found.unknown).toEqual([{ id: 'CAM-LIST-99', title: 'lists [CAM-LIST-99]' }])
  })
})
