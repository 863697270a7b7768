import { expect, it } from 'vitest'
import { firstValues, previewFile } from './preview-file'

const preview = (text: string | Uint8Array<ArrayBuffer>, chosen = {}) =>
  previewFile(new Blob([text]), chosen, new AbortController().signal)

it('shows ugly files rightly: a mark, semicolons, line ends in cells, ragged rows, names that come twice', async () => {
  const shown = await preview('\ufeffName;Email;Email;Note\r\nAnn;a@b.example;;"two\r\nlines"\r\nBo;b@b.example\r\n')
  expect(shown).toMatchObject({ encoding: 'utf-8', delimiter: ';', headers: ['Name', 'Email', 'Email (2)', 'Note'] })
  expect(shown.rows).toEqual([
    { line: 2, cells: ['Ann', 'a@b.example', '', 'two\r\nlines'] },
    { line: 4, cells: ['Bo', 'b@b.example', '', ''] },
  ])
  expect(shown.problems).toMatchObject([{ code: 'too-few-cells', line: 4 }])
})

it('reads Latin-1, and what somebody else says that it is', async () => {
  const latin = Uint8Array.from('Name\nJ\u00f6rg\n', (letter) => letter.charCodeAt(0))
  expect(await preview(latin)).toMatchObject({ encoding: 'windows-1252', rows: [{ cells: ['Jörg'] }] })
  expect(await preview('Name\tTown\nAnn\tOslo\n')).toMatchObject({ delimiter: '\t', headers: ['Name', 'Town'] })
  expect(await preview('Name\tTown\nAnn\tOslo\n', { delimiter: ',' })).toMatchObject({ headers: ['Name\tTown'] })
})

it('leaves titles above the header out, and says how many', async () => {
  const shown = await preview('Export of CRM contacts 2026\n\nName,Email\nAnn,a@b.example\n')
  expect(shown).toMatchObject({ titles: 1, headers: ['Name', 'Email'], rows: [{ line: 4 }] })
  expect(await preview('Name,Email\nAnn,a@b.example\n')).toMatchObject({ titles: 0 })
})

it('shows how the first records begin, and takes the one for the header that somebody says', async () => {
  const text = 'Team,Region\n\n"Sales,\nNorth"\n,\nName,Email,Town\nAnn,a@b.example,Oslo\n'
  const shown = await preview(text, { skipRecords: 3 })
  expect(shown).toMatchObject({ titles: 3, headers: ['Name', 'Email', 'Town'], rows: [{ line: 7 }] })
  expect(shown.beginnings).toEqual([
    { line: 1, text: 'Team, Region' },
    { line: 3, text: 'Sales, North' },
    { line: 5, text: '' },
    { line: 6, text: 'Name, Email, Town' },
    { line: 7, text: 'Ann, a@b.example, Oslo' },
  ])
  expect(await preview(text, { skipRecords: 0 })).toMatchObject({ titles: 0, headers: ['Team', 'Region'] })
})

it('takes the first line for a row where there is no header', async () => {
  const shown = await preview('Ann Lee,ann@a.example\nBo,bo@b.example\n', { hasHeader: false })
  expect(shown).toMatchObject({ titles: 0, hasHeader: false, headers: ['Column 1', 'Column 2'] })
  expect(shown.rows.map(({ cells }) => cells[0])).toEqual(['Ann Lee', 'Bo'])
})

it('looks at the beginning of a large file alone', async () => {
  let read = 0
  const line = new TextEncoder().encode(`Ann,${'x'.repeat(60)}\n`)
  const source = {
    size: 25_000_000,
    stream: () =>
      new ReadableStream<Uint8Array>({
        pull(controller) {
          read += line.length
          controller.enqueue(line)
        },
      }),
  }
  const shown = await previewFile(source as unknown as Blob, {}, new AbortController().signal)
  expect(shown.rows).toHaveLength(20)
  expect(read).toBeLessThan(500_000)
})

it('has the first values of a column, each once', async () => {
  const shown = await preview('Name,Town\nAnn,Oslo\nBo,\nCy,Oslo\nDi,Bergen\n')
  expect(firstValues(shown, 1)).toBe('Oslo · Bergen')
})
