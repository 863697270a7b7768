import { inPieces } from '../script'
import type { WriteScene } from '../write-script'

const firms = ['Nordkai', 'Alpenfracht', 'Helvetia Cargo', 'Weserlog', 'Donau Express', 'Rheinspedition', 'Balticway']

export const showTable: WriteScene = (writer) => {
  const rows = Array.from({ length: 28 }, (_, index) => {
    const firm = `${firms[index % firms.length]} ${Math.floor(index / firms.length) + 1}`
    return `| ${index + 1} | ${firm} | ${40 + ((index * 37) % 460)} | ${['DE', 'AT', 'CH'][index % 3]} | ${(index * 7) % 100} % |`
  })
  const text = [
    'Here they are, the best fit first:',
    '',
    '| # | Company | Employees | Country | Fit |',
    '| ---: | --- | ---: | --- | ---: |',
    ...rows,
    '',
    'Shall I add them to the audience?',
  ].join('\n')
  writer.say(text, inPieces(text, 24))
}
