import type { AnyEmbeddable } from '@inlay/sdk-core/react'

const names = [
  'Maren Lindqvist',
  'Theo Okafor',
  'Priya Raghunathan',
  'Jonas Weidemann',
  'Sofía Aldana',
  'Ewan Pritchard',
]
const companies = ['Halden Logistics', 'Brightwater Foods', 'Castellan Retail Group', 'Kupferberg Maschinen']
const states = ['created', 'enriched', 'launched']

/** Something to show for the components that show nothing by themselves. */
const samples: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'data-table': {
    label: 'Contacts',
    selectable: true,
    height: 400,
    columns: [
      { id: 'name', header: 'Name', pin: 'start', width: 180 },
      {
        id: 'status',
        header: 'Status',
        kind: 'badge',
        width: 120,
        badges: {
          created: { label: 'Created', tone: 'neutral' },
          enriched: { label: 'Enriched', tone: 'accent' },
          launched: { label: 'Launched', tone: 'success' },
        },
      },
      { id: 'company', header: 'Company', width: 200 },
      { id: 'score', header: 'Score', kind: 'number', width: 96 },
      { id: 'added', header: 'Added', kind: 'date', width: 120 },
    ],
    rows: Array.from({ length: 200 }, (_, index) => ({
      id: `c${index}`,
      name: names[(index * 5 + (index >> 3)) % names.length],
      status: states[(index * 7 + (index >> 2)) % states.length],
      company: companies[(index * 3 + (index >> 2)) % companies.length],
      score: 94 - ((index * 17) % 83),
      added: `2026-${String((index % 12) + 1).padStart(2, '0')}-${String((index % 28) + 1).padStart(2, '0')}`,
    })),
  },
  'agent-chat': {
    threadId: 'component-modes',
    height: 480,
    agents: [
      {
        id: 'marketing-expert',
        name: 'Marketing Expert',
        description: 'Researches accounts and contacts, then writes to them',
      },
    ],
    suggestions: [{ title: 'Find leads', text: 'Find accounts and contacts, quick' }],
  },
}

export function sampleParams({ name }: Pick<AnyEmbeddable, 'name'>): Readonly<Record<string, unknown>> {
  return samples[name] ?? none
}

const none = {}
