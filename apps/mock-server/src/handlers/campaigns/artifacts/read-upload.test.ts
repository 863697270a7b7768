import { expect, it } from 'vitest'
import { readUpload } from './read-upload'

it.each([undefined, ','])('leaves titles above the header out, with the delimiter %o', async (delimiter) => {
  const file = new Blob(['Export of CRM contacts 2026\n\nName,Email\nAnn Lee,ann@acme.example\nBo,\nCy,nowhere\n'])
  const read = await readUpload(file, { artifactType: 'contact', delimiter })
  expect(read.headers).toEqual(['Name', 'Email'])
  expect(read.rows).toMatchObject([{ name: 'Ann Lee', email: 'ann@acme.example' }, { name: 'Bo' }])
  expect(read.failed).toMatchObject([{ line: 6 }])
})
