import type { WriteScene } from '../write-script'

export const useTools: WriteScene = (writer, { reasons }) => {
  if (reasons) writer.think('First the accounts that fit, then the people in them.')
  writer.say('I look for companies that fit your campaign.')
  writer.callTool({
    name: 'search_accounts',
    args: {
      query: 'logistics',
      countries: ['DE', 'AT', 'CH'],
      employees: { min: 50, max: 500 },
      page: 1,
      per_page: 25,
    },
    result: {
      total: 3,
      accounts: [
        { name: 'Nordkai Logistik', domain: 'nordkai.example', employees: 320 },
        { name: 'Alpenfracht', domain: 'alpenfracht.example', employees: 140 },
        { name: 'Helvetia Cargo', domain: 'helvetia-cargo.example', employees: 95 },
      ],
    },
  })
  writer.callTool({
    name: 'search_contacts',
    args: {
      domains: ['nordkai.example', 'alpenfracht.example'],
      titles: ['Head of Operations'],
      include_similar_titles: true,
      limit: 10,
    },
    result: {
      contacts: [
        { name: 'Jana Petersen', title: 'Head of Operations', account: 'Nordkai Logistik' },
        { name: 'Lukas Moser', title: 'Leiter Betrieb', account: 'Alpenfracht' },
      ],
    },
    takes: 12,
  })
  writer.say(
    'I found **3 companies** and **2 people** to write to: Jana Petersen at Nordkai Logistik and Lukas Moser at Alpenfracht.',
  )
}
