import { expect, it } from 'vitest'
import { readUpload } from './read-upload'

it.each([undefined, ','])('leaves titles above the header out, with the delimiter %o', async (delimiter) => {
  const file = new Blob(['Export of CRM contacts 2026\n\nName,Email\nAnn Lee,ann@acme.example\nBo,\nCy,nowhere\n'])
  const read = await readUpload(file, { artifactType: 'contact', delimiter })
  expect(read.headers).toEqual(['Name', 'Email'])
  expect(read.rows).toMatchObject([{ name: 'Ann Lee', email: 'ann@acme.example' }, { name: 'Bo' }])
  expect(read.failed).toMatchObject([{ line: 6 }])
})

it('takes the line that somebody says for the header, and gives longer rows back with the reason', async () => {
  const file = new Blob([
    'Team,Region,Year\nSales,North,2026\nName,Email,Title\nAnn Lee,ann@acme.example,CTO,x\nBo,,CEO\n',
  ])
  const read = (skipRecords?: number) => readUpload(file, { artifactType: 'contact', skipRecords })
  expect((await read()).headers).toEqual(['Team', 'Region', 'Year'])
  const { headers, rows, failed } = await read(2)
  expect(headers).toEqual(['Name', 'Email', 'Title'])
  expect(rows).toMatchObject([{ name: 'Bo', title: 'CEO' }])
  const reason = 'There are 4 cells, which is 1 more than the header names'
  expect(failed).toEqual([{ line: 4, reason, cells: ['Ann Lee', 'ann@acme.example', 'CTO', 'x'] }])
})

it('takes the first line for a row where somebody says that there is no header', async () => {
  const file = new Blob(['Ann Lee,ann@acme.example\nBo Ray,bo@acme.example\nCy,cy@acme.example,x\n'])
  const columns = [
    { index: 0, field: 'name' },
    { index: 1, field: 'email' },
  ]
  const { headers, rows, failed } = await readUpload(file, { artifactType: 'contact', columns, hasHeader: false })
  expect(headers).toEqual(['Column 1', 'Column 2'])
  expect(rows).toMatchObject([{ name: 'Ann Lee', email: 'ann@acme.example' }, { name: 'Bo Ray' }])
  expect(failed).toMatchObject([{ line: 3, reason: 'There are 3 cells, which is 1 more than the first row has' }])
})

it('takes the first line for the header where somebody says so, though it looks like a title', async () => {
  const file = new Blob(['Name\n\nMail,City\nann@acme.example,Oslo\n'])
  const { headers, failed } = await readUpload(file, { artifactType: 'contact', skipRecords: 0 })
  expect(headers).toEqual(['Name'])
  expect(failed.map(({ line, cells }) => [line, cells])).toEqual([
    [3, ['Mail', 'City']],
    [4, ['ann@acme.example', 'Oslo']],
  ])
})

it.each([
  [
    'notes of several cells above a wide header',
    'Sales Export 2026;;;\nPrinted by;Me;;;\n\nName;Vorname;Nachname;E-Mail;Annual Revenue;id;constructor\n' +
      'Jörg Maier;Jörg;Maier;jm@ex.example;1.200.000,50;77;x\n;;;;;;\nShort;Row\nLong;L;Row;l@r.example;1;79;z;more\n',
    ['Name', 'Vorname', 'Nachname', 'E-Mail', 'Annual Revenue', 'id', 'constructor'],
    ['Jörg Maier', 'Short'],
    [6, 8],
  ],
  [
    'a line of empty cells above the header',
    'Kontakte Export;;;;\nStand: 01.02.2026;;Seite 1;;\n;;;;\nVorname;Nachname;E-Mail;Firma;Notizen\n' +
      'Jörg;Maier;jm@ex.example;Maier & Söhne;a\nZoë;Orr;zoe@ex.example;=SUM(A1);+49\n',
    ['Vorname', 'Nachname', 'E-Mail', 'Firma', 'Notizen'],
    ['Jörg Maier', 'Zoë Orr'],
    [],
  ],
  [
    'a title that is filled up to the width of the table',
    'Sales Export,,,,\nFirst Name,Last Name,Email,Company,Title\nAnna,Berg,a@b.example,Acme,CEO\n',
    ['First Name', 'Last Name', 'Email', 'Company', 'Title'],
    ['Anna Berg'],
    [],
  ],
])('finds the header below %s', async (_, text, headers, names, failedLines) => {
  const read = await readUpload(new Blob([text]), { artifactType: 'contact' })
  expect(read.headers).toEqual(headers)
  expect(read.rows.map(({ name }) => name)).toEqual(names)
  expect(read.failed.map(({ line }) => line)).toEqual(failedLines)
})
