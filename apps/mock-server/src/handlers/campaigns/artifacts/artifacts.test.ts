import {
  createCampaign,
  createCampaignFilter,
  deleteRows,
  downloadArtifacts,
  downloadFailedRows,
  getCampaign,
  importArtifacts,
  listArtifacts,
  restoreRows,
  updateRow,
  uploadArtifacts,
  withdrawUpload,
  type Campaign,
  type UploadResult,
} from '@inlay/sdk-core/contract/campaigns'
import type { AnyOperation, RowsEnvelope } from '@inlay/sdk-core'
import { readCsv } from '@inlay/sdk-core/csv'
import { describe, expect, it } from 'vitest'
import { createMemoryStore, type Store } from '../../../store/index'
import { createTestServer, type TestServer } from '../../../testing/test-server'

type Artifact = Readonly<Record<string, unknown>> & { readonly id: string; readonly version_id: number }

async function newCampaign({ call }: TestServer): Promise<string> {
  const body = { name: 'Ugly files', objective: 'Lead Gen', type: 'Email', status: 'Active' }
  const made: Campaign = await (await call(createCampaign, { body })).json()
  return made.campaignId
}

let uploads = 0

async function upload(
  { call }: TestServer,
  campaignId: string,
  content: string | Uint8Array<ArrayBuffer>,
  fields: Readonly<Record<string, unknown>> = {},
): Promise<UploadResult> {
  const form = new FormData()
  form.set('file', new File([content], 'people.csv'))
  form.set('fields', JSON.stringify({ artifactType: 'contact', ...fields }))
  uploads += 1
  const headers = { 'idempotency-key': `upload-${uploads}` }
  const response = await call(uploadArtifacts, { params: { campaignId }, body: form, headers })
  if (response.status !== 200) throw new Error(await response.text())
  return response.json()
}

async function read(
  { call }: TestServer,
  campaignId: string,
  query: Readonly<Record<string, string>> = {},
): Promise<RowsEnvelope & { readonly rows: readonly Artifact[] }> {
  const response = await call(listArtifacts, { params: { campaignId }, query: { artifactType: 'contact', ...query } })
  expect(response.status).toBe(200)
  const envelope: RowsEnvelope = await response.json()
  const rows = envelope.ids.map((id, index) => ({
    ...Object.fromEntries(Object.entries(envelope.columns).map(([field, values]) => [field, values[index]])),
    id,
  }))
  return { ...envelope, rows: rows as unknown as readonly Artifact[] }
}

async function file(test: TestServer, operation: AnyOperation, params: Record<string, string>, query = {}) {
  const response = await test.call(operation, { params, query })
  expect(response.status).toBe(200)
  return new Uint8Array(await response.arrayBuffer())
}

async function change(test: TestServer, operation: AnyOperation, campaignId: string, body: object) {
  const response = await test.call(operation, { params: { campaignId }, body })
  return response.json()
}

/** A store that tells when rows have been written, and not yet kept. */
function storeThatTells(collection: string, onWritten: () => void): Store {
  const store = createMemoryStore()
  return {
    ...store,
    workspace(id) {
      const { transaction, ...rest } = store.workspace(id)
      return {
        ...rest,
        transaction: (run) =>
          transaction((open) =>
            run({
              ...open,
              collection(name) {
                const kept = open.collection(name)
                if (!name.name.startsWith(collection)) return kept
                return {
                  ...kept,
                  async putAll(entries) {
                    await kept.putAll(entries)
                    onWritten()
                  },
                }
              },
            }),
          ),
      }
    },
  }
}

describe('an uploaded file', () => {
  it('becomes rows, counted, in the fields that its columns are most like [CAM-UPLOAD-04]', async () => {
    const test = await createTestServer()
    const campaignId = await newCampaign(test)
    const csv = 'First Name;Last Name;E-Mail;Company;Favourite Tea\r\nÅsa;Sjöberg;asa@lund.example;Lund AB;Sencha\r\n'
    expect(await upload(test, campaignId, csv)).toEqual({ uploadedRowsCount: 1, failedRowsCount: 0 })
    expect((await read(test, campaignId)).rows).toEqual([
      expect.objectContaining({
        name: 'Åsa Sjöberg',
        first_name: 'Åsa',
        last_name: 'Sjöberg',
        email: 'asa@lund.example',
        organization_name: 'Lund AB',
        favourite_tea: 'Sencha',
        contact_status: 'created',
      }),
    ])
    expect(await (await test.call(getCampaign, { params: { campaignId } })).json()).toMatchObject({ contactsCount: 1 })
  })

  it('is read with quoted line breaks, a byte order mark, ragged rows, columns of one name, and in Latin-1', async () => {
    const test = await createTestServer()
    const campaignId = await newCampaign(test)
    const csv = '\ufeffName,Note,Note,Email\r\n"Ann ""A"" Lee","two\r\nlines",b,ann@a.example\r\nBo,only\r\n'
    expect(await upload(test, campaignId, csv)).toMatchObject({ uploadedRowsCount: 2 })
    const latin = Uint8Array.from('Name\tEmail\r\nJ\xfcrgen Wei\xdf\tj@a.example\r\n', (letter) => letter.charCodeAt(0))
    await upload(test, campaignId, latin)
    const { rows } = await read(test, campaignId)
    expect(rows.map(({ name, note, note_2, email }) => [name, note, note_2, email])).toEqual([
      ['Ann "A" Lee', 'two\r\nlines', 'b', 'ann@a.example'],
      ['Bo', 'only', null, null],
      ['Jürgen Weiß', null, null, 'j@a.example'],
    ])
  })

  it('loses no row: those that cannot be taken are counted, and given back with the reason beside each', async () => {
    const test = await createTestServer()
    const campaignId = await newCampaign(test)
    const csv = 'Name,Email\nAnn,ann@a.example\nBo,not an address\n,\nCy,cy@a.example,shifted\n'
    const { uploadId, ...counts } = await upload(test, campaignId, csv)
    expect(counts).toEqual({ uploadedRowsCount: 1, failedRowsCount: 3 })
    const failed = await readCsv(await file(test, downloadFailedRows, { uploadId: uploadId ?? '' }))
    expect(failed.columns.map(({ name, values }) => [name, ...values])).toEqual([
      ['Name', 'Bo', '', 'Cy'],
      ['Email', 'not an address', '', 'cy@a.example'],
      ['Column 3', '', '', 'shifted'],
      ['Line', '3', '4', '5'],
      [
        'Reason',
        'email is not an email address: not an address',
        'There is no name, email address or LinkedIn profile',
        'There are 3 cells, which is 1 more than the header names',
      ],
    ])
  })

  it('takes rows that end in empty cells, and none that a missing quote has put together', async () => {
    const test = await createTestServer()
    const campaignId = await newCampaign(test)
    const { uploadId: _, ...counts } = await upload(test, campaignId, 'Name,Email\nAnn,ann@a.example,,,\n')
    expect(counts).toEqual({ uploadedRowsCount: 1, failedRowsCount: 0 })
    const joined = 'Name,Email\nBo,bo@a.example\n"Cy\nDi" x,di@a.example\n'
    const answer = await upload(test, campaignId, joined)
    expect(answer).toMatchObject({ uploadedRowsCount: 1, failedRowsCount: 1 })
    const failed = await readCsv(await file(test, downloadFailedRows, { uploadId: answer.uploadId ?? '' }))
    expect(failed.columns.at(-1)?.values).toEqual(['2 lines were read as one row, since a quote is not closed'])
  })

  it('puts each column where the person says, and leaves out what they leave out', async () => {
    const test = await createTestServer()
    const campaignId = await newCampaign(test)
    const columns = [
      { index: 0, field: 'name' },
      { index: 1, field: null },
      { index: 2, field: 'shoe_size' },
    ]
    await upload(test, campaignId, 'a,b,c\nAnn,secret,39\n', { columns })
    const [row] = (await read(test, campaignId)).rows
    expect(row).toMatchObject({ name: 'Ann', shoe_size: '39' })
    expect(JSON.stringify(row)).not.toContain('secret')
  })

  it('has its header where the person says, and is refused where that can be no line', async () => {
    const test = await createTestServer()
    const campaignId = await newCampaign(test)
    const csv = 'Team,Region\nNorth,2026\nName,Email\nAnn,ann@a.example\n'
    expect(await upload(test, campaignId, csv, { skipRecords: 2 })).toEqual({
      uploadedRowsCount: 1,
      failedRowsCount: 0,
    })
    expect((await read(test, campaignId)).rows).toMatchObject([{ name: 'Ann', email: 'ann@a.example' }])
    for (const skipRecords of [-1, 1.5, 100_000, '2']) {
      await expect(upload(test, campaignId, csv, { skipRecords })).rejects.toThrow('skipRecords')
    }
  })

  it('of accounts has numbers, however they are written', async () => {
    const test = await createTestServer()
    const campaignId = await newCampaign(test)
    const csv = 'Company,Website,Employees,Revenue\nLund AB,lund.example,"1,200",$3.5M\nBad,bad.example,many,1\n'
    expect(await upload(test, campaignId, csv, { artifactType: 'account' })).toMatchObject({
      uploadedRowsCount: 1,
      failedRowsCount: 1,
    })
    const { rows } = await read(test, campaignId, { artifactType: 'account' })
    expect(rows[0]).toMatchObject({ name: 'Lund AB', employee_count: 1_200, annual_revenue: 3_500_000 })
    expect(rows[0]).not.toHaveProperty('contact_status')
  })
})

describe('an upload that somebody stops', () => {
  it('adds nothing, though it was at the last row', async () => {
    const stop = new AbortController()
    const test = await createTestServer({ store: storeThatTells('artifacts ', () => stop.abort()) })
    const campaignId = await newCampaign(test)
    const form = new FormData()
    form.set('file', new File(['Name\nAnn Lee\n'], 'people.csv'))
    form.set('fields', JSON.stringify({ artifactType: 'contact' }))
    const sent = test.call(uploadArtifacts, { params: { campaignId }, body: form, signal: stop.signal })
    await sent.catch(() => undefined)
    expect(stop.signal.aborted).toBe(true)
    expect(await read(test, campaignId)).toMatchObject({ total: 0 })
  })

  it('is taken back where it had come to its end, and no other row with it', async () => {
    const test = await createTestServer()
    const campaignId = await newCampaign(test)
    await upload(test, campaignId, 'Name\nBefore\n')
    await upload(test, campaignId, 'Name\nAnn\nBo\n', { uploadKey: 'mine' })
    await upload(test, campaignId, 'Name\nAfter\n', { uploadKey: 'other' })
    const had = await read(test, campaignId)
    const body = { uploadKey: 'mine' }
    expect(await change(test, withdrawUpload, campaignId, body)).toEqual({ withdrawnRowsCount: 2 })
    expect((await read(test, campaignId)).rows.map(({ name }) => name)).toEqual(['Before', 'After'])
    expect((await read(test, campaignId, { since: had.revision })).deleted).toHaveLength(2)
    expect(await change(test, withdrawUpload, campaignId, body)).toEqual({ withdrawnRowsCount: 0 })
  })

  it('is replaced by another try with other columns', async () => {
    const test = await createTestServer()
    const campaignId = await newCampaign(test)
    await upload(test, campaignId, 'Name,Note\nAnn,x\nBo,y\n', { uploadKey: 'mine' })
    const columns = [
      { index: 0, field: 'name' },
      { index: 1, field: null },
    ]
    await upload(test, campaignId, 'Name,Note\nAnn,x\nBo,y\n', { uploadKey: 'mine', columns })
    const { rows, total } = await read(test, campaignId)
    expect([total, rows.map(({ name, note }) => [name, note])]).toEqual([
      2,
      [
        ['Ann', undefined],
        ['Bo', undefined],
      ],
    ])
  })
})

describe('the rows of a campaign', () => {
  it('travel whole at first, and then only what has changed', async () => {
    const test = await createTestServer()
    const campaignId = await newCampaign(test)
    await upload(test, campaignId, 'Name\nAnn\nBo\nCy\n')
    const first = await read(test, campaignId)
    expect([first.ids.length, first.total]).toEqual([3, 3])
    const same = await read(test, campaignId, { since: first.revision })
    expect([same.ids, same.deleted, same.revision]).toEqual([[], [], first.revision])

    const [ann, bo] = first.ids
    const params = { campaignId, rowId: ann ?? '' }
    await test.call(updateRow, { params, query: { artifactType: 'contact' }, body: { data: { title: 'CFO' } } })
    await change(test, deleteRows, campaignId, { artifactType: 'contact', rowIds: [bo] })
    const later = await read(test, campaignId, { since: first.revision })
    expect([later.rows.map(({ id, title }) => [id, title]), later.deleted, later.total]).toEqual([
      [[ann, 'CFO']],
      [bo],
      2,
    ])
  })

  it('are all there, each once, over many pages', async () => {
    const test = await createTestServer()
    const campaignId = await newCampaign(test)
    const names = Array.from({ length: 5_003 }, (_, index) => `Person ${index}`)
    await upload(test, campaignId, `Name\n${names.join('\n')}\n`)
    const first = await read(test, campaignId)
    const second = await read(test, campaignId, { cursor: first.cursor ?? '' })
    expect([first.ids.length, second.ids.length, second.cursor]).toEqual([5_000, 3, undefined])
    expect([...first.rows, ...second.rows].map(({ name }) => name)).toEqual(names)
  })

  it('are found by all that they show, and by nothing that is hidden', async () => {
    const test = await createTestServer()
    const campaignId = await newCampaign(test)
    await upload(test, campaignId, 'Name,City\nAnn,Zürich\nBo,Lund\n')
    const found = async (search: string) => (await read(test, campaignId, { search })).rows.map(({ name }) => name)
    expect(await found('zurich')).toEqual(['Ann'])
    expect(await found('created')).toEqual([])
    expect(await found('')).toEqual(['Ann', 'Bo'])
  })

  it('that a filter leaves out are not shown, and gone for who has them', async () => {
    const test = await createTestServer()
    const campaignId = await newCampaign(test)
    await upload(test, campaignId, 'Name,City\nAnn,Lund\nBo,Malmö\n')
    const { revision } = await read(test, campaignId)
    const condition = { field_name: 'city', conditions: [{ operator: 'equals', value: 'Lund' }] }
    const criteria = { root_filter: { combine: 'and', filters: [condition] } }
    const body = { filter_name: 'PRE_ENRICH_FILTER', artifact_type: 'contact', filter_criteria: criteria }
    expect(await change(test, createCampaignFilter, campaignId, body)).toMatchObject(body)
    const after = await read(test, campaignId, { since: revision })
    expect([after.reset, after.rows.map(({ name }) => name), after.total]).toEqual([true, ['Ann'], 2])
    expect((await test.call(createCampaignFilter, { params: { campaignId }, body })).status).toBe(409)
  })

  it('that are only enriched later are not judged by the filter for what is enriched', async () => {
    const test = await createTestServer()
    const campaignId = await newCampaign(test)
    await upload(test, campaignId, 'Name\nAnn\n')
    const condition = { field_name: 'email', conditions: [{ operator: 'exists', value: true }] }
    const criteria = { root_filter: { combine: 'and', filters: [condition] } }
    const body = { filter_name: 'POST_ENRICH_FILTER', artifact_type: 'contact', filter_criteria: criteria }
    await change(test, createCampaignFilter, campaignId, body)
    expect((await read(test, campaignId)).ids).toHaveLength(1)
  })

  it('have their fields told with the campaign, also where all that fill one are hidden or gone [CAM-COLS-01]', async () => {
    const test = await createTestServer()
    const campaignId = await newCampaign(test)
    await upload(test, campaignId, 'Name,Shoe size,Nothing,Dash\nAnn,38,null,-\nBo,,null,\n')
    const fields = async () => {
      const campaign: Campaign = await (await test.call(getCampaign, { params: { campaignId } })).json()
      return [campaign.contactFields, campaign.accountFields]
    }
    expect(await fields()).toEqual([['name', 'shoe_size'], []])
    await change(test, deleteRows, campaignId, { artifactType: 'contact', rowIds: ['contact_000000001'] })
    expect(await fields()).toEqual([['name', 'shoe_size'], []])
  })

  it('are changed by field, unless somebody else was first', async () => {
    const test = await createTestServer()
    const campaignId = await newCampaign(test)
    await upload(test, campaignId, 'Name,Score\nAnn,1\n')
    const [row] = (await read(test, campaignId)).rows
    const update = (data: object, version = row?.version_id) =>
      test.call(updateRow, {
        params: { campaignId, rowId: row?.id ?? '' },
        query: { artifactType: 'contact' },
        headers: { 'if-match': `"${version}"` },
        body: { data },
      })
    const changed = await (await update({ score: 2, name: 'Anna' })).json()
    expect(changed).toMatchObject({ score: '2', name: 'Anna', version_id: 2 })
    expect((await update({ score: 3 })).status).toBe(409)
    const refused = await (await update({ name: 7, id: 'mine' }, 2)).json()
    expect(refused.errors.map(({ field }: { field: string }) => field)).toEqual(['data.name', 'data.id'])
    expect((await read(test, campaignId)).rows[0]).toMatchObject({ score: '2', name: 'Anna' })
  })

  it('have a name that follows its parts where it was no more than these, in the same change', async () => {
    const test = await createTestServer()
    const campaignId = await newCampaign(test)
    const csv = 'Name,First name,Last name,Email\nAnn Lee,Ann,Lee,\n"Ray, Bob",Bob,Ray,\n,,,cy@a.example\n'
    await upload(test, campaignId, csv)
    const update = async (place: number, version: number, data: object) => {
      const response = await test.call(updateRow, {
        params: { campaignId, rowId: `contact_00000000${place}` },
        query: { artifactType: 'contact' },
        headers: { 'if-match': `"${version}"` },
        body: { data },
      })
      expect(response.status).toBe(200)
      return (await response.json()).name
    }
    expect(await update(1, 1, { last_name: 'Orr' })).toBe('Ann Orr')
    expect(await update(1, 2, { first_name: null })).toBe('Orr')
    expect(await update(1, 3, { last_name: null })).toBe('Orr')
    expect(await update(1, 4, { first_name: 'Ann', name: 'Annie' })).toBe('Annie')
    expect(await update(1, 5, { first_name: 'Anna' })).toBe('Annie')
    expect(await update(2, 1, { first_name: 'Rob' })).toBe('Ray, Bob')
    expect(await update(3, 1, { first_name: 'Cy', last_name: 'Ray' })).toBe('Cy Ray')
    expect(await update(3, 2, { email: 'cy@b.example' })).toBe('Cy Ray')
  })

  it('say of their campaign that it has changed [PLT-SHELL-07]', async () => {
    const test = await createTestServer()
    const campaignId = await newCampaign(test)
    await upload(test, campaignId, 'Name\nAnn\nBo\n')
    const rowIds = ['contact_000000001']
    const isTouchedBy = async (work: () => Promise<unknown>) => {
      const { updateDate: before }: Campaign = await (await test.call(getCampaign, { params: { campaignId } })).json()
      test.server.clock.advance(60_000)
      await work()
      const { updateDate: after }: Campaign = await (await test.call(getCampaign, { params: { campaignId } })).json()
      return Date.parse(after) - Date.parse(before) >= 60_000
    }
    const update = () =>
      test.call(updateRow, {
        params: { campaignId, rowId: 'contact_000000002' },
        query: { artifactType: 'contact' },
        body: { data: { title: 'Chair' } },
      })
    let deletionId = ''
    expect(await isTouchedBy(update)).toBe(true)
    const remove = async () => {
      const gone = await change(test, deleteRows, campaignId, { artifactType: 'contact', rowIds })
      deletionId ||= gone.deletionId
    }
    expect(await isTouchedBy(remove)).toBe(true)
    expect(await isTouchedBy(remove), 'nothing is left to be deleted').toBe(false)
    expect(await isTouchedBy(() => change(test, restoreRows, campaignId, { deletionId }))).toBe(true)
  })

  it('come back when a deletion is undone, in their places', async () => {
    const test = await createTestServer()
    const campaignId = await newCampaign(test)
    await upload(test, campaignId, 'Name\nAnn\nBo\nCy\n')
    const before = await read(test, campaignId)
    const rowIds = before.ids.slice(0, 2)
    const gone = await change(test, deleteRows, campaignId, { artifactType: 'contact', rowIds })
    expect(gone.deletedRowsCount).toBe(2)
    const between = await read(test, campaignId)
    expect(between.rows.map(({ name }) => name)).toEqual(['Cy'])
    const { deletionId } = gone
    expect(await change(test, restoreRows, campaignId, { deletionId })).toEqual({ restoredRowsCount: 2 })
    expect((await read(test, campaignId)).rows.map(({ name }) => name)).toEqual(['Ann', 'Bo', 'Cy'])
    // Rows that changed are put at the end by whoever has the others; so all are told.
    const since = await read(test, campaignId, { since: between.revision })
    expect([since.reset, since.ids]).toEqual([true, before.ids])
    expect(await change(test, restoreRows, campaignId, { deletionId })).toEqual({ restoredRowsCount: 0 })
  })
})

describe('a deletion in several parts', () => {
  it('is undone as one', async () => {
    const test = await createTestServer()
    const campaignId = await newCampaign(test)
    await upload(test, campaignId, 'Name\nAnn\nBo\nCy\n')
    const [ann, bo] = (await read(test, campaignId)).ids
    const { deletionId } = await change(test, deleteRows, campaignId, { artifactType: 'contact', rowIds: [ann] })
    const next = await change(test, deleteRows, campaignId, { artifactType: 'contact', rowIds: [bo], deletionId })
    expect(next).toEqual({ deletedRowsCount: 1, deletionId })
    expect(await change(test, restoreRows, campaignId, { deletionId })).toEqual({ restoredRowsCount: 2 })
  })
})

describe('the file of the rows', () => {
  it('runs nothing in a spreadsheet, hides what is hidden, and comes back as it was [CAM-TABLE-04]', async () => {
    const test = await createTestServer()
    const campaignId = await newCampaign(test)
    await upload(
      test,
      campaignId,
      'Name,Phone,Sum,Departments\n=HYPERLINK(),+46 70 123,-5,Sales; Finance\n@home,1,2,\n',
    )
    const bytes = await file(test, downloadArtifacts, { campaignId }, { artifactType: 'contact' })
    const text = new TextDecoder().decode(bytes)
    expect(text).toContain("'=HYPERLINK()")
    expect(text).toContain("'@home")
    expect(text).not.toMatch(/contact_status|version_id|create_date|process_history/)
    const again = await newCampaign(test)
    await upload(test, again, bytes)
    const shown = async (id: string) =>
      (await read(test, id)).rows.map(({ name, phone_number, sum, departments }) => [
        name,
        phone_number,
        sum,
        departments,
      ])
    expect(await shown(again)).toEqual(await shown(campaignId))
    expect((await shown(again))[0]).toEqual(['=HYPERLINK()', '+46 70 123', '-5', ['Sales', 'Finance']])
  })
})

describe('notes', () => {
  it('are taken from a file as they stand, and come back from our own as they were', async () => {
    const test = await createTestServer()
    const campaignId = await newCampaign(test)
    const notes = 'line one\nline two; with, signs | and ""quotes""'
    await upload(test, campaignId, `Name,Notes\nAnn,"${notes}"\nBob,[draft]\n`)
    const rowId = (await read(test, campaignId)).ids[1]
    const body = { data: { hubspot_notes: ['one, two', 'three\nfour'] } }
    const query = { artifactType: 'contact' } as const
    await test.call(updateRow, { params: { campaignId, rowId: rowId ?? '' }, query, body })
    const kept = [['line one\nline two; with, signs | and "quotes"'], ['one, two', 'three\nfour']]
    const shown = async (id: string) => (await read(test, id)).rows.map(({ hubspot_notes: each }) => each)
    expect(await shown(campaignId)).toEqual(kept)
    let from = campaignId
    for (let round = 0; round < 3; round += 1) {
      const bytes = await file(test, downloadArtifacts, { campaignId: from }, { artifactType: 'contact' })
      from = await newCampaign(test)
      await upload(test, from, bytes)
    }
    expect(await shown(from)).toEqual(kept)
  })
})

describe('an import from another campaign', () => {
  it('copies its people and companies, who start anew', async () => {
    const test = await createTestServer()
    const target = await newCampaign(test)
    const sourceCampaignId = 'campaign_northwind_2'
    const source = await read(test, sourceCampaignId)
    const answer = await test.call(importArtifacts, { body: { sourceCampaignId, targetCampaignId: target } })
    const accounts = await read(test, sourceCampaignId, { artifactType: 'account' })
    expect(await answer.json()).toEqual({ importedRowsCount: source.ids.length + accounts.ids.length })
    const { rows } = await read(test, target)
    expect(rows.map(({ name, contact_status }) => [name, contact_status])).toEqual(
      source.rows.map(({ name }) => [name, 'created']),
    )
    const same = { sourceCampaignId: target, targetCampaignId: target }
    expect((await test.call(importArtifacts, { body: same })).status).toBe(422)
  })
})
