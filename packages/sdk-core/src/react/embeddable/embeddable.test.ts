import { createElement, type ReactNode } from 'react'
import { describe, expect, expectTypeOf, it, vi } from 'vitest'
import * as z from 'zod'
import { defineEmbeddable, type Embeddables, type FramedProps } from './define-embeddable'
import { loadEmbeddable } from './load-embeddable'
import { parseEmbeddableProps } from './parse-embeddable-props'

interface TableProps {
  readonly campaignId: string
  readonly filters?: Readonly<Record<string, unknown>> | undefined
  readonly renderCell?: ((row: string) => ReactNode) | undefined
  readonly onOpenRow?: ((payload: { readonly rowId: string }) => void) | undefined
}

function Table({ campaignId }: TableProps) {
  return campaignId
}

const table = defineEmbeddable({
  name: 'audience-table',
  props: z.object({ campaignId: z.string().min(1), filters: z.record(z.string(), z.unknown()).optional() }),
  events: { openRow: z.object({ rowId: z.string() }) },
  component: () => Table,
})

describe('defineEmbeddable', () => {
  it('composes into an array of the host', () => {
    const registry: Embeddables = [table]
    expect(registry.map((each) => each.name)).toEqual(['audience-table'])
  })

  it('refuses a component that its schema does not serve', () => {
    defineEmbeddable({
      name: 'short',
      props: z.object({}),
      // @ts-expect-error campaignId is nowhere to be had
      component: () => Table,
    })
  })

  it('names the props that no frame can be given', () => {
    type Framed = FramedProps<typeof table>
    expectTypeOf<{ campaignId: string }>().toExtend<Framed>()
    expectTypeOf<Framed['renderCell']>().not.toBeAny()
    // @ts-expect-error a function is no data
    const framed: Framed = { campaignId: 'c1', renderCell: () => null }
    expect(framed.campaignId).toBe('c1')
  })
})

describe('loadEmbeddable', () => {
  it('gives the component with a handler for each event', async () => {
    const emit = vi.fn()
    const { Component, handlers } = await loadEmbeddable(table, emit)
    expect(Component).toBe(Table)
    handlers['onOpenRow']?.({ rowId: 'r1' })
    expect(emit).toHaveBeenCalledWith('openRow', { rowId: 'r1' })
  })
})

describe('parseEmbeddableProps', () => {
  it('takes data', () => {
    const given = { campaignId: 'c1', filters: { a: [1, null, { b: true }] } }
    expect(parseEmbeddableProps(table, given)).toEqual({ ok: true, props: given })
  })

  it.each([
    ['a function', () => null],
    ['an element', createElement('i')],
    ['a symbol', Symbol('s')],
    ['an instance', new Map()],
    ['a bigint', 1n],
  ])('names %s as no data, wherever it is', (_, value) => {
    expect(parseEmbeddableProps(table, { campaignId: 'c1', filters: { deep: [value] } })).toMatchObject({
      ok: false,
      issues: [{ prop: 'filters.deep.0', code: 'not-data' }],
    })
  })

  it('says where events of a frame are heard', () => {
    const parsed = parseEmbeddableProps(table, { campaignId: 'c1', onOpenRow: () => {} })
    expect(parsed).toMatchObject({ ok: false, issues: [{ prop: 'onOpenRow', message: /listened to on the frame/ }] })
  })

  it('names props that are unknown or wrong', () => {
    expect(parseEmbeddableProps(table, { campaignId: '', colour: 'red' })).toMatchObject({
      ok: false,
      issues: expect.arrayContaining([
        expect.objectContaining({ prop: 'campaignId', code: 'invalid' }),
        expect.objectContaining({ prop: 'colour', code: 'unknown' }),
      ]),
    })
  })

  it('is not deceived by what is no object at all', () => {
    expect(parseEmbeddableProps(table, undefined)).toMatchObject({ ok: false, issues: [{ code: 'invalid' }] })
  })
})
