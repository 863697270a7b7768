import { describe, expect, it } from 'vitest'
import { previewCsv, readCsv, type CsvTable } from './read-csv'
import { readCsvRows } from './read-csv-rows'
import type { CsvReadOptions } from './read-options'

const rowsOf = (table: CsvTable) =>
  Array.from({ length: table.rowCount }, (_, row) => table.columns.map(({ values }) => values[row]))

async function rows(source: string, options?: CsvReadOptions) {
  return rowsOf(await readCsv(source, { delimiter: ',', hasHeader: false, ...options }))
}

/** The whole table, in pieces of every length: where a file is cut must not show. */
async function inAllPieces(text: string, options?: CsvReadOptions): Promise<CsvTable> {
  const whole = await readCsv(text, options)
  for (let length = 1; length <= text.length; length += 1) {
    const pieces: string[] = []
    for (let at = 0; at < text.length; at += length) pieces.push(text.slice(at, at + length))
    expect(await readCsv(pieces, options), `in pieces of ${length}`).toEqual(whole)
  }
  return whole
}

describe('records and cells', () => {
  it.each<[string, string, (string | undefined)[][]]>([
    ['one record', 'a,b,c', [['a', 'b', 'c']]],
    [
      'a line end at the end or none',
      'a,b\nc,d\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'CR, LF and CRLF mixed',
      'a,b\rc,d\ne,f\r\ng,h',
      [
        ['a', 'b'],
        ['c', 'd'],
        ['e', 'f'],
        ['g', 'h'],
      ],
    ],
    [
      'empty cells',
      ',,\n,x,',
      [
        ['', '', ''],
        ['', 'x', ''],
      ],
    ],
    ['a delimiter in quotes', 'a,"b,c",d', [['a', 'b,c', 'd']]],
    [
      'line ends in quotes, as they are',
      'a,"b\r\nc\rd\ne"\r\nf,g',
      [
        ['a', 'b\r\nc\rd\ne'],
        ['f', 'g'],
      ],
    ],
    ['doubled quotes', 'a,"say ""hi""",""""', [['a', 'say "hi"', '"']]],
    ['an empty cell in quotes', '"",b', [['', 'b']]],
    ['spaces of a cell', ' a , b ', [[' a ', ' b ']]],
    ['quotes inside plain text', 'a 5" pipe,b"c"', [['a 5" pipe', 'b"c"']]],
    [
      'spaces after a closing quote',
      '"a"  ,b\n"c" ,d',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['spaces before an opening quote', 'a, "b, c", "d"', [['a', 'b, c', 'd']]],
    ['spaces before a quote that only looks like one', 'a, "b" c', [['a', ' "b" c']]],
    [
      'blank lines, which are no rows',
      '\n\na,b\n\r\n\nc,d\n\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'rows of empty cells, which are rows',
      'a,b\n,\nc,d',
      [
        ['a', 'b'],
        ['', ''],
        ['c', 'd'],
      ],
    ],
    ['a quoted nothing alone on its line', 'a\n""\nb', [['a'], [''], ['b']]],
    ['nothing', '', []],
    ['line ends alone', '\r\n\r\n', []],
    ['one quote', '"', [['"']]],
    ['two quotes', '""', [['']]],
    ['three quotes', '"""', [['"""']]],
  ])('%s', async (_name, text, expected) => {
    expect(rowsOf(await inAllPieces(text, { delimiter: ',', hasHeader: false }))).toEqual(expected)
  })
})

describe('quotes that somebody forgot to double', () => {
  it('close at the end of the cell where that is on the same line', async () => {
    const table = await inAllPieces('n,t\n1,"he said "hi, you" to me",x\n2,ok', { delimiter: ',', hasHeader: false })
    expect(rowsOf(table)[1]).toEqual(['1', 'he said "hi, you" to me'])
    expect(table.problems[0]).toEqual({ code: 'stray-quote', row: 1, line: 2 })
    expect(rowsOf(table)[2]).toEqual(['2', 'ok'])
  })

  it('else where they stand, so that no other row is swallowed', async () => {
    const table = await inAllPieces('n,t\n1,"abc"def\n2,"ghi"\n3,x', { delimiter: ',' })
    expect(rowsOf(table)).toEqual([
      ['1', 'abcdef'],
      ['2', 'ghi'],
      ['3', 'x'],
    ])
    expect(table.problems).toEqual([{ code: 'stray-quote', row: 0, line: 2 }])
  })

  it('are characters where nothing closes them, and one row alone has that problem', async () => {
    const table = await inAllPieces('n,t\n1,"open\n2,b\n3,c\n', { delimiter: ',' })
    expect(rowsOf(table)).toEqual([
      ['1', '"open'],
      ['2', 'b'],
      ['3', 'c'],
    ])
    expect(table.problems).toEqual([{ code: 'unclosed-quote', row: 0, line: 2 }])
  })

  it('are characters where the cell would become longer than any is', async () => {
    const text = `n,t\n1,"open\n${'2,b\n'.repeat(50)}3,"c\n"`
    const table = await readCsv(text, { delimiter: ',', longestCell: 100 })
    expect(table.rowCount).toBe(52)
    expect(rowsOf(table).at(-1)).toEqual(['3', 'c\n'])
    expect(table.problems.map(({ code, line }) => [code, line])).toEqual([['unclosed-quote', 2]])
  })

  it.each<[string, string, string[][], object[]]>([
    [
      'before a quoted cell of the next line',
      'id,name,city\n1,"Anna,Lund\n2,"Bo",Malmö\n3,Cia,Ystad\n',
      [
        ['1', '"Anna', 'Lund'],
        ['2', 'Bo', 'Malmö'],
        ['3', 'Cia', 'Ystad'],
      ],
      [{ code: 'unclosed-quote', row: 0, line: 2 }],
    ],
    [
      'in the last column of a file of quoted cells',
      '"id","name","city"\r\n"1","Anna","Lund\r\n"2","Bo","Malmö"\r\n"3","","x, y"\r\n',
      [
        ['1', 'Anna', '"Lund'],
        ['2', 'Bo', 'Malmö'],
        ['3', '', 'x, y'],
      ],
      [{ code: 'unclosed-quote', row: 0, line: 2 }],
    ],
    [
      'again and again',
      'a,b\nx,"y\nx,"y\n\nx,"y\n',
      [
        ['x', '"y'],
        ['x', '"y'],
        ['x', '"y'],
      ],
      [2, 3, 5].map((line, row) => ({ code: 'unclosed-quote', row, line })),
    ],
    [
      'in a row that ends with it',
      'id,name,city\n1,"Anna\n2,Bo,Malmö\n3,"Cia",Ystad\n',
      [
        ['1', '"Anna', ''],
        ['2', 'Bo', 'Malmö'],
        ['3', 'Cia', 'Ystad'],
      ],
      [
        { code: 'unclosed-quote', row: 0, line: 2 },
        { code: 'too-few-cells', row: 0, line: 2, cells: 2 },
      ],
    ],
    [
      'before a row with a cell of several lines',
      'id,name,city\n1,"Anna,Lund\n2,"Bo\n\n""the second""",Malmö\n',
      [
        ['1', '"Anna', 'Lund'],
        ['2', 'Bo\n\n"the second"', 'Malmö'],
      ],
      [{ code: 'unclosed-quote', row: 0, line: 2 }],
    ],
    [
      'in the header',
      'id,"name,city\n1,"Anna",Lund\n',
      [['1', 'Anna', 'Lund']],
      [{ code: 'unclosed-quote', row: -1, line: 1 }],
    ],
  ])('that close nothing are given up at the end of their line: %s', async (_name, text, expected, problems) => {
    const table = await inAllPieces(text, { delimiter: ',' })
    expect(rowsOf(table)).toEqual(expected)
    expect(table.problems).toEqual(problems)
    const reading = await readCsvRows(text, { delimiter: ',' })
    const seen = [...reading.problems]
    for await (const row of reading.rows) seen.push(...row.problems)
    expect(seen).toEqual(problems)
  })

  it('never swallow thousands of rows', async () => {
    const plain = Array.from({ length: 4_998 }, (_, index) => `${index + 2},Bo ${index},Malmö\n`).join('')
    const table = await readCsv(`id,name,city\n1,"Anna,Lund\n${plain}5000,"Eve, Jr",X\n5001,z,y\n`)
    expect(table.rowCount).toBe(5_001)
    expect(table.problems).toEqual([{ code: 'unclosed-quote', row: 0, line: 2 }])
    expect((await readCsv('x,"y\n'.repeat(20_000), { hasHeader: false })).rowCount).toBe(20_000)
  })

  it.each<[string, string, string[][]]>([
    [
      'a speech inside',
      'id,note,x\n1,"Hello, Bo\nsaid, "hi" to, me",z\n',
      [['1', 'Hello, Bo\nsaid, "hi" to, me', 'z']],
    ],
    ['a word in the first column', 'a,b\n"1 or\n"2" or 3, 4",5\n', [['1 or\n"2" or 3, 4', '5']]],
  ])('inside a cell of several lines leave it whole, and its lines are told: %s', async (_name, text, expected) => {
    const table = await inAllPieces(text, { delimiter: ',' })
    expect(rowsOf(table)).toEqual(expected)
    expect(table.problems).toEqual([
      { code: 'stray-quote', row: 0, line: 2 },
      { code: 'lines-joined', row: 0, line: 2, lines: 2 },
    ])
  })

  it('tell of the lines of a cell that make a row too short or too long', async () => {
    const table = await inAllPieces('a,b,c\n1,"x\ny\nz"\n2,"x\ny",z,,w\n3,"x\ny",z\n', { delimiter: ',' })
    expect(table.problems.filter(({ code }) => code === 'lines-joined')).toEqual([
      { code: 'lines-joined', row: 0, line: 2, lines: 3 },
      { code: 'lines-joined', row: 1, line: 5, lines: 2 },
    ])
  })

  it.each([
    ['commas and blank lines', 'Dear Bo,\n\nyes, no, maybe\r\n\r\nAnna, Lund'],
    ['doubled quotes', '"a"\n"b","c"\n,"d",\n"'],
    ['what looks like rows', '2,Bo,Malmö\n3,Cia,Ystad\n4,"Dan",X'],
  ])('are legal in a cell of several lines, which is left as it is: %s', async (_name, note) => {
    for (const cells of [
      [note, 'x', 'y'],
      ['x', note, 'y'],
      ['x', 'y', note],
    ]) {
      const line = cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')
      const table = await inAllPieces(`a,b,c\n${line}\n1,2,3\n`, { delimiter: ',' })
      expect(rowsOf(table)).toEqual([cells, ['1', '2', '3']])
      expect(table.problems).toEqual([])
    }
  })

  it('are legal in a cell as long as a book', async () => {
    const long = 'x,\n'.repeat(500_000)
    const table = await readCsv(`a,b\n"${long}",2\n3,4\n`)
    expect(table.rowCount).toBe(2)
    expect(table.columns[0]?.values[0] === long).toBe(true)
    expect(table.problems).toEqual([])
  })

  it('do not hold the thread after a long wait for the one that closes', async () => {
    const text = `a,b\n"1,2\n${'3,4\n'.repeat(500_000)}`
    const seen: number[] = []
    const table = await readCsv(text, { onProgress: ({ rows: read }) => seen.push(read) })
    expect(table.rowCount).toBe(500_001)
    const steps = seen.map((read, index) => read - (seen[index - 1] ?? 0))
    expect(Math.max(...steps)).toBeLessThan(100_000)
  })

  it.each([
    ['never closed, again and again', '"a\n'.repeat(200_000)],
    ['forgotten in each row', `${'x,'.repeat(20)}"y\n`.repeat(50_000)],
    ['one line of stray quotes', '"a"b,'.repeat(200_000)],
    ['one line of stray quotes that close', '"a"b",'.repeat(200_000)],
    ['quotes alone', '"'.repeat(1_000_001)],
    ['one line without an end', 'x'.repeat(5_000_000)],
    ['doubled quotes and no end', `"${'""'.repeat(500_000)}`],
    ['spaces before quotes', '  "a"b,'.repeat(200_000)],
    ['spaces alone', ' '.repeat(2_000_000)],
    ['quotes and spaces', '" '.repeat(500_000)],
  ])('take no longer than others: %s', async (_name, text) => {
    const begin = performance.now()
    await readCsv(text, { hasHeader: false })
    // Read anew at each of them it would take minutes; seconds are the noise of the machine.
    expect(performance.now() - begin).toBeLessThan(8_000)
  })
})

describe('rows of other lengths', () => {
  it('are kept: short ones filled up, long ones with what is beyond', async () => {
    const table = await inAllPieces('a,b,c\n1,2\n1,2,3,4,5\n1,2,3\n', {})
    expect(rowsOf(table)).toEqual([
      ['1', '2', ''],
      ['1', '2', '3'],
      ['1', '2', '3'],
    ])
    expect(table.problems).toEqual([
      { code: 'too-few-cells', row: 0, line: 2, cells: 2 },
      { code: 'too-many-cells', row: 1, line: 3, cells: 5, extra: ['4', '5'] },
    ])
  })

  it('name the line that an editor shows, also after rows of several lines', async () => {
    const table = await inAllPieces('a,b\r\n"1\r\n2\n3",x\r\n\r\ny\r\n', {})
    expect([...table.lines]).toEqual([2, 6])
    expect(table.problems).toEqual([{ code: 'too-few-cells', row: 1, line: 6, cells: 1 }])
    expect(table.blankLines).toBe(1)
  })

  it('are no problem where it is only a delimiter at the end of the lines', async () => {
    for (const text of ['a,b,\n1,2,\n3,4,\n', 'a,b\n1,2,\n3,4,\n', 'a,b,\n1,2\n3,4\n']) {
      const table = await readCsv(text, { delimiter: ',' })
      expect(table.columns.map(({ name }) => name)).toEqual(['a', 'b'])
      expect(rowsOf(table)).toEqual([
        ['1', '2'],
        ['3', '4'],
      ])
      expect(table.problems).toEqual([])
    }
  })

  it('keep a last column without a name that has something', async () => {
    const table = await readCsv('a,b,\n1,2,\n3,4,5\n')
    expect(table.columns.map(({ name, values }) => [name, values])).toEqual([
      ['a', ['1', '3']],
      ['b', ['2', '4']],
      ['Column 3', ['', '5']],
    ])
  })
})

describe('the header', () => {
  it('gives every column a name of its own and remembers what it was', async () => {
    const { columns } = await readCsv('Name, Name,,name,Name,Name (2),Column 3\n1,2,3,4,5,6,7')
    expect(columns.map(({ name, original }) => [name, original])).toEqual([
      ['Name', 'Name'],
      ['Name (3)', ' Name'],
      ['Column 3 (2)', ''],
      ['name', 'name'],
      ['Name (4)', 'Name'],
      ['Name (2)', 'Name (2)'],
      ['Column 3', 'Column 3'],
    ])
  })

  it('takes no longer where it says the same again and again', async () => {
    const begin = performance.now()
    const { columns } = await readCsv('x,'.repeat(30_000))
    expect(new Set(columns.map(({ name }) => name)).size).toBe(columns.length)
    expect(performance.now() - begin).toBeLessThan(8_000)
  })

  it('may be missing, or come after other records', async () => {
    const bare = await readCsv('1,2\n3,4', { hasHeader: false })
    expect(bare.columns.map(({ name }) => name)).toEqual(['Column 1', 'Column 2'])
    expect(bare.rowCount).toBe(2)
    const titled = await readCsv('Report,2024\n\nname,city\nA,B', { skipRecords: 1 })
    expect(titled.columns.map(({ name }) => name)).toEqual(['name', 'city'])
    expect(rowsOf(titled)).toEqual([['A', 'B']])
    expect(titled.lines[0]).toBe(4)
  })

  it.each<[string, string, number]>([
    ['one', 'Report 2026\n\nname,mail,city\nA,a@b.se,Lund\nB,b@b.se,Ystad\n', 1],
    ['two, the second with a delimiter', 'Report\n"May, June",\nname,mail,city\nA,a@b.se,Lund\n', 2],
    ['one that a spreadsheet has filled up', 'Report 2026,,\n,,\nname,mail,city\nA,a@b.se,Lund\nB,,\n', 2],
    ['six, and an empty line', `${'Note\n'.repeat(6)}\nname,mail,city\nA,a@b.se,Lund\n`, 6],
    ['eight above addresses', `${'Note\n'.repeat(8)}name,mail,city\nA,a@b.se,Lund\n`, 8],
    ['twenty, and an empty line', `${'Note\n'.repeat(20)}\nname,mail,city\nA,a@b.se,Lund\n`, 20],
    ['notes in lines that end with a delimiter', '"Made by,",Bo,\n\nname,mail,city,\nA,a@b.se,Lund,\n', 1],
    ['a note with a name of the header', 'city,Bo\n\nname,mail,city\nA,a@b.se,Lund\n', 1],
    ['notes of its length, and an empty line', 'Made,by,Bo\n\nname,mail,city\nA,a@b.se,Lund\n', 1],
    ['notes and an empty line', '"CRM, 2026"\nMade by,Bo\n\nname,mail,city\nA,a@b.se,Lund\n', 2],
    ['notes that begin', 'Made by,Bo\nOn,2026-11-26\n\nname,mail,city\nA,a@b.se,Lund\n', 2],
    ['one that is filled up, right above the header', 'Report,,\nname,mail,city\nA,a@b.se,Lund\nB,b@b.se,Ystad\n', 1],
    ['one, and a sum at the end', 'Report\nname,mail,city\nA,a@b.se,Lund\nTotal: 1\n', 1],
    ['one, and notes at the end', 'Report\nname,mail,city\nA,a@b.se,Lund\n\nConfidential\nMade by Bo\n', 1],
    ['one, and a short row', 'Report\nname,mail,city\nA,a@b.se,Lund\nB,b@b.se\n', 1],
    ['one, and a long row', 'Report\nname,mail,city\nA,a@b.se,Lund\nB,b@b.se,Ystad,x\n', 1],
    ['notes that a spreadsheet has filled up', 'Made by,Bo,\n,,\nname,mail,city\nA,a@b.se,Lund\n', 2],
  ])('comes after titles of the file: %s', async (_name, text, titles) => {
    const table = await inAllPieces(text, {})
    expect(table.dialect).toMatchObject({ delimiter: ',', skipRecords: titles })
    expect(table.columns.map(({ name }) => name)).toEqual(['name', 'mail', 'city'])
    expect(rowsOf(table)[0]).toEqual(['A', 'a@b.se', 'Lund'])
    expect(table.problems.filter(({ line }) => line <= (table.lines[0] ?? 0))).toEqual([])
    const asGiven = await readCsv(text, { skipRecords: 0 })
    expect(asGiven.dialect.skipRecords).toBe(0)
    expect(asGiven.rowCount).toBe(table.rowCount + titles)
    expect((await readCsv(text, { hasHeader: false })).dialect.skipRecords).toBe(0)
  })

  it.each([
    ['once, below padded ones', 'Report,,\n\nName,Town,Land\nA,B,C\nD,E,F\n', ['Name', 'Town', 'Land']],
    ['twice', 'Report\nName,Phone,Phone\nA,070-1,070-2\n', ['Name', 'Phone', 'Phone (2)']],
    ['twice, with an empty line', 'Report,May\n\nName,Phone,Phone\nA,070-1,070-2\n', ['Name', 'Phone', 'Phone (2)']],
    [
      'twice, below a padded one',
      'Sales,,,\nName,Mail,Note,Note\nA,a@b.se,x,5\n',
      ['Name', 'Mail', 'Note', 'Note (2)'],
    ],
    ['nowhere', 'Report\n,Name,Mail\n1,A,a@b.se\n', ['Column 1', 'Name', 'Mail']],
  ])('comes after titles also where a name stands %s', async (_name, text, names) => {
    const table = await readCsv(text)
    expect(table.dialect.skipRecords).toBe(1)
    expect(table.columns.map(({ name }) => name)).toEqual(names)
  })

  it.each([
    ['one column', 'note\nA\nB\n'],
    ['texts with commas', 'note\nHello, you\nOne, two\n'],
    ['numbers', 'Sum\n1,2\n3,4\n'],
    ['rows of all lengths', 'name\nA,x\nB\nC,y,z\nD,x\n'],
    ['one other line', 'Report\nname,city\n'],
    ['no name but one', 'id,,\nA,b,c\nD,e,f\n'],
    ['notes without an empty line', 'Author,Bo\nname,mail,city\nA,b,c\nD,e,f\n'],
    ['notes of nearly its length', 'Author,Bo\nname,mail,city\nA,a@b.se,Lund\n'],
    ['no name but one, and numbers', 'id,,""\nA,b,c\n1,2,3\n'],
    ['a table with sums below it', 'Day,Text,Sum\n1.1.24,A,-5\n2.1.24,B,-6\n\nFrom,In,Out,To\n1,2,3,4\n'],
    ['a list with a table below it', 'Item,Price\nA,1\nB,2\nC,3\n\nPart,Note,Price,Count\nx,y,1,2\n'],
    ['rows with signs in them', 'Address\n12 Main St,Boston,MA\n5 Oak Ave,Austin,TX\n7 Elm St,Miami,FL\n'],
    ['ways of names', 'Kind\nMen,Shoes,Boots\nMen,Shoes,Sandals\nWomen,Shoes,Boots\n'],
    ['texts as programs have them', 'data\n{"a":0,"b":2}\n{"a":1,"b":2}\n'],
    ['a name and none', 'Setting,\nMode,auto\nPort,80\nRetries,3\n'],
    ['notes that may be rows', 'Item,Sizes\nHat,M\nShirt,S,M,L,XL\nShoe,36,37,38,39\n'],
    ['an empty line below it', 'name,mail,city\n\nA,b,c\nD,e,f\n'],
    ['another table below it', 'name,mail\nA,b\n\nname,mail,city\nA,b,c\nD,e,f\n'],
  ])('is the first record where that may be one: %s', async (_name, text) => {
    const table = await readCsv(text, { delimiter: ',' })
    expect(table.dialect.skipRecords).toBe(0)
    expect(table.columns[0]?.name).toBe(/^\w+/.exec(text)?.[0])
  })

  it('alone is a table without rows', async () => {
    const table = await readCsv('a,b\n')
    expect(table.columns.map(({ name, values }) => [name, values])).toEqual([
      ['a', []],
      ['b', []],
    ])
    expect((await readCsv('')).columns).toEqual([])
  })
})

describe('the delimiter', () => {
  it.each<[string, string, string]>([
    ['commas', 'a,b\n1,2', ','],
    ['semicolons beside decimal commas', 'namn;pris;antal\nA;1,5;2,5\nB;2,5;3,5\n', ';'],
    ['semicolons beside commas in every cell', 'x, y;z, w\na, b;c, d\n', ';'],
    ['tabs beside commas', 'a\tb\n1,2\t3,4\n1,5\t2,2', '\t'],
    ['pipes', 'a|b|c\n1|2|3', '|'],
    ['commas beside semicolons in a quoted cell', 'a,b\n1,"x;y;z"\n2,"x;y;z"\n', ','],
    ['commas in ragged rows', 'a,b,c\n1,2,3\n1,2\n1,2,3\n', ','],
    ['commas beside one list of semicolons', 'name,tags\nA,x;y\nB,x;y\n', ','],
    ['none at all', 'name\nA\nB', ','],
    ['quoted cells', '"a;x","b;x"\n"1;x","2;x"\n', ','],
    ['a header longer than the rows', 'a;b;c\n1;2\n3;4\n', ';'],
    ['a header alone with another in quotes', 'name,"a|b",city\n', ','],
    ['a header alone with many others in quotes', 'name;"a,b,c,d\n,e ""f"", g"; "h|i"\n', ';'],
    ['a header alone that most divide', 'name|first, last|city\n', '|'],
    ['a header alone that two divide', 'a|b,c', ','],
    ['quoted others in the header and each row', 'name,"a|b",city\n1,"c|d",2\n', ','],
  ])('is found out: %s', async (_name, text, expected) => {
    expect((await readCsv(text)).dialect.delimiter).toBe(expected)
  })

  it('is what the first line of Excel says, which is no record', async () => {
    const table = await inAllPieces('sep=|\r\na|b\r\n1,5|2\r\n', {})
    expect(table.dialect.delimiter).toBe('|')
    expect(rowsOf(table)).toEqual([['1,5', '2']])
    expect(table.lines[0]).toBe(3)
    expect((await readCsv('sep=;\na,b\n', { delimiter: ',' })).columns).toHaveLength(2)
  })

  it('can be any character, and none that could not be one', async () => {
    expect(await rows('a^b\n"c^d"^e', { delimiter: '^' })).toEqual([
      ['a', 'b'],
      ['c^d', 'e'],
    ])
    expect(await rows('a b\n"c d"  e', { delimiter: ' ' })).toEqual([
      ['a', 'b'],
      ['c d', ''],
    ])
    for (const delimiter of ['', '"', '\n', ', ']) {
      await expect(readCsv('a', { delimiter })).rejects.toThrow(TypeError)
    }
  })

  it('stands beside another quote, or none', async () => {
    expect(await rows(`'a,b',"c`, { quote: "'" })).toEqual([['a,b', '"c']])
    expect(await rows('"a,b"', { quote: 'none' })).toEqual([['"a', 'b"']])
  })
})

describe('limits', () => {
  const long = `n\n${Array.from({ length: 1_000 }, (_, index) => `row ${index}`).join('\n')}\n`

  it('end the reading, and say so', async () => {
    const few = await readCsv(long, { mostRows: 10 })
    expect([few.rowCount, few.endedBy]).toEqual([10, 'rows'])
    const all = await readCsv(long, { mostRows: 1_000 })
    expect([all.rowCount, all.endedBy]).toEqual([1_000, undefined])
  })

  it('by bytes never show half a row', async () => {
    const cut = await readCsv(new TextEncoder().encode(long), { mostBytes: 25 })
    expect(cut.endedBy).toBe('bytes')
    expect(cut.columns[0]?.values).toEqual(['row 0', 'row 1', 'row 2'])
    expect((await readCsv(long, { mostBytes: long.length })).endedBy).toBeUndefined()
  })

  it('of a preview leave the rest of the source unread, and let go of it', async () => {
    let given = 0
    let isCancelled = false
    const stream = new ReadableStream<Uint8Array>({
      pull(controller) {
        given += 1
        controller.enqueue(new TextEncoder().encode('a,b\n'.repeat(20_000)))
      },
      cancel() {
        isCancelled = true
      },
    })
    const preview = await previewCsv(stream)
    expect(preview.rowCount).toBe(50)
    expect(preview.endedBy).toBe('rows')
    expect(given).toBeLessThan(5)
    expect(isCancelled).toBe(true)
  })
})

describe('a long reading', () => {
  const text = `a,b\n${'1,2\n'.repeat(100_000)}`

  it('pauses, tells how far it is, and stops with the signal', async () => {
    const stop = new AbortController()
    const seen: number[] = []
    let pauses = 0
    const slices = {
      isOver: () => true,
      next(signal: AbortSignal | undefined) {
        pauses += 1
        if (pauses === 3) stop.abort()
        signal?.throwIfAborted()
        return Promise.resolve()
      },
    }
    const bytes = new TextEncoder().encode(text)
    const reading = readCsv(new Blob([bytes]), {
      slices,
      signal: stop.signal,
      onProgress: ({ bytes, totalBytes, rows }) => {
        expect(totalBytes).toBe(text.length)
        expect(rows).toBeGreaterThan(seen.length * 1_000)
        seen.push(bytes)
      },
    })
    await expect(reading).rejects.toMatchObject({ name: 'AbortError' })
    expect(pauses).toBe(3)
    expect(seen).toHaveLength(3)
    expect(seen.toSorted((a, b) => a - b)).toEqual(seen)
  })

  it('passes on what the source throws', async () => {
    async function* source() {
      yield 'a,b\n1,2\n'
      await Promise.resolve()
      throw new Error('The disk is gone.')
    }
    await expect(readCsv(source())).rejects.toThrow('The disk is gone.')
  })
})
