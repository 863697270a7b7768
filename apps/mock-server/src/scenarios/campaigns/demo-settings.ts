import { countWords } from '../../engines/documents/count-words'
import { readDocument } from '../../engines/documents/read-document'
import {
  knowledgeCollection,
  knowledgeFile,
  knowledgeText,
} from '../../handlers/campaigns/settings/knowledge-collection'
import {
  brandVoicesCollection,
  icpsCollection,
  valuePropositionsCollection,
} from '../../handlers/campaigns/settings/settings-collections'
import type { DemoWorkspace } from '../../identity/people'
import type { WorkspaceStore } from '../../store/store'
import { demoDocuments } from './demo-documents'
import { wordDocument } from './word-document'

/** What the first workspace says about itself; the others have not said anything yet. */
export async function seedSettings(store: WorkspaceStore, { workspaceId, members }: DemoWorkspace, now: number) {
  if (workspaceId !== 'northwind') return
  const createDate = new Date(now - 160 * day).toISOString()
  const updateDate = new Date(now - 12 * day).toISOString()
  const shared = { createDate, updateDate, userId: members[0]?.userId ?? '' }
  await store.collection(valuePropositionsCollection).put('value_northwind', { ...company, ...shared })
  await store.collection(brandVoicesCollection).put('voice_northwind', { ...voice, ...shared })
  await store.collection(icpsCollection).put('icp_northwind', { ...icp, ...shared })
  await Promise.all(
    demoDocuments.map(async ({ filename, paragraphs, pages, daysAgo, isSizeKnown }, index) => {
      const documentId = `document_northwind_${index + 1}`
      const file = wordDocument(paragraphs, pages)
      const read = await readDocument(filename, file)
      await store.blobs.put(knowledgeFile(documentId), file)
      await store.blobs.put(knowledgeText(documentId), new TextEncoder().encode(read.text))
      await store.collection(knowledgeCollection).put(documentId, {
        documentId,
        filename,
        size: isSizeKnown ? String(file.length) : 'Unknown',
        date: new Date(now - daysAgo * day).toISOString(),
        pages: read.pages ?? null,
        words: countWords(read.text),
        userId: members[index % members.length]?.userId ?? '',
      })
    }),
  )
}

const day = 86_400_000

const company = {
  valuePropositionId: 'value_northwind',
  name: 'Northwind Freight',
  description:
    'Northwind Freight moves pallets and full loads across the North Sea overnight. Shippers see each load on a map, and pay one price that holds for the quarter.',
  websiteUrl: 'https://www.northwind-freight.example',
  industry: 'Other',
  companySize: '201-500',
}

const voice = {
  brandVoiceId: 'voice_northwind',
  name: 'Northwind, in writing',
  description: 'How we write to people who run warehouses and have no time for slogans.',
  brandTone: 'Plain-spoken, dependable, a little dry',
  communicationStyle: 'Facts and figures first, then one question',
  personalityTraits: 'practical, calm, exact',
  sampleMessages:
    'Your pallets leave Rotterdam at 18:00 and are in Bergen by breakfast. Shall I send you the price for a week of them?\n\nOne of your suppliers already ships with us. I can show you what that lane costs.',
}

const icp = {
  icpId: 'icp_northwind',
  name: 'Food producers around the North Sea',
  description:
    'Companies that send chilled goods between the Benelux, Scandinavia and Scotland each week, and have outgrown their local haulier.',
  companySize: '51-200',
  industry: 'Manufacturing',
  keyPainPoints: '- Deliveries that come late without a warning\n- Freight costs that change from week to week',
  jobTitles: ['Head of Logistics', 'Supply Chain Manager', 'Chief Operating Officer'],
}
