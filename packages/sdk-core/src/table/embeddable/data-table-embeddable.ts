import * as z from 'zod'
import { defineEmbeddable } from '../../react/embeddable/define-embeddable'
import { columnData } from './table-data'

// Functions, so that the schemas are left out of the bundle of who has no table in a frame.
const props = () =>
  z.object({
    label: z.string().min(1),
    columns: z.array(columnData()).min(1),
    rows: z.array(z.record(z.string(), z.unknown())),
    /** The field by which a row is known. @default 'id' */
    rowId: z.string().min(1).optional(),
    /** In pixels. @default 480 */
    height: z.number().min(160).max(4_000).optional(),
    selectable: z.boolean().optional(),
    density: z.enum(['compact', 'regular', 'spacious']).optional(),
    status: z.enum(['loading', 'ready', 'failed']).optional(),
    failure: z.string().optional(),
  })

const events = () => ({
  openRow: z.object({ rowId: z.string() }),
  /** Of `some` the rows that are selected, of `all` those that are not. */
  selectRows: z.object({ kind: z.enum(['some', 'all']), rowIds: z.array(z.string()).readonly() }),
  retry: z.object({}),
})

/** A table in a frame: the page gives its rows as data, and new ones by `update`. */
export const dataTableEmbeddable = defineEmbeddable({
  name: 'data-table',
  props: /* @__PURE__ */ props(),
  // Cells make links of addresses of pages and mail alone.
  texts: ['label', 'columns', 'rows', 'failure'],
  events: /* @__PURE__ */ events(),
  component: () => import('./EmbeddedTable').then((module) => module.EmbeddedTable),
})
