/* The same contacts in every page and every run. */

const list = (text) => text.split(',')
const firstNames = list(
  'Adele,Aki,Amos,Anouk,Bas,Bea,Caro,Cem,Dario,Dina,Edda,Enzo,Fay,Finn,Gina,Gus,Hedi,Hans,Ida,Ilja,Jade,Joel,Kaja,Kurt,Lara,Leif,Mara,Mats,Nele,Nino,Ole,Oona,Paco,Pia,Rafa,Ronja,Said,Selma,Taro,Thea,Udo,Ulla,Vito,Viola,Wim,Wilma,Yann,Yuki,Zeno,Zita',
)
const lastNames = list(
  'Ahlberg,Amato,Bauer,Bianchi,Carlsen,Conti,Dahl,Duarte,Eklund,Engel,Faber,Ferri,Gallo,Graf,Haas,Holm,Ibsen,Iyer,Jansen,Jung,Kahn,Kruse,Lange,Lund,Marino,Moser,Neri,Noll,Oduya,Orsini,Pohl,Prado,Quiroga,Ritter,Roth,Santos,Stein,Takeda,Tonini,Ulrich,Urban,Varga,Visser,Walter,Wolf,Ximenes,Yilmaz,Young,Zeller,Zimmer',
)
const titles = list(
  'Buyer,Chief of Staff,Data Analyst,Director of Procurement,Fleet Planner,Head of Logistics,IT Lead,Operations Manager,Plant Manager,Sales Engineer,Supply Planner,VP Transport',
)
const companyNames = list(
  'Alder,Birch,Cedar,Dune,Eagle,Fjord,Gable,Heron,Iris,Jetty,Kiln,Larch,Maple,Northgate,Oak,Pine,Quartz,Reed,Slate,Thorn,Umber,Vale,Wren,Yarrow',
)
const companyKinds = list(
  'Cargo,Chemicals,Cold Chain,Distribution,Electronics,Fashion,Freight,Glass,Harbour,Mills,Motors,Optics,Paper,Retail,Shipping,Steel,Textiles,Tools',
)
const cities = list(
  'Aarhus,Bergen,Bilbao,Bordeaux,Bremen,Brno,Cork,Gdansk,Genoa,Ghent,Graz,Leeds,Leipzig,Linz,Malmo,Nantes,Porto,Riga,Rotterdam,Split,Tampere,Turin,Utrecht,Varna',
)
const countries = list(
  'Austria,Belgium,Bulgaria,Croatia,Czechia,Denmark,Finland,France,Germany,Ireland,Italy,Latvia,Norway,Poland,Portugal,Sweden',
)
const industries = list('Automotive,Chemistry,Energy,Fashion,Food,Health,Logistics,Machinery,Retail,Steel')
const stages = list('Added,Contacted,Replied,Meeting,Won,Lost')

const text = (key, label) => ({ key, label, type: 'text', width: 160 })
const number = (key, label) => ({ key, label, type: 'number', width: 160 })

export const tableColumns = [
  text('name', 'Name'),
  text('title', 'Title'),
  text('email', 'Email'),
  text('company', 'Company'),
  text('domain', 'Domain'),
  text('city', 'City'),
  text('country', 'Country'),
  text('industry', 'Industry'),
  number('employees', 'Employees'),
  number('revenue', 'Revenue'),
  number('score', 'Score'),
  text('stage', 'Stage'),
  text('owner', 'Owner'),
  text('updated', 'Updated'),
]

/** Chance that is the same every time, from 0 to 1: a linear congruence of 32 bits, its upper ones. */
function sameChance(seed) {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return (state >>> 8) / 2 ** 24
  }
}

export function tableRows(count) {
  const chance = sameChance(11)
  const below = (limit) => Math.floor(chance() * limit)
  const pick = (items) => items[below(items.length)]
  const twoDigits = (value) => String(value).padStart(2, '0')
  return Array.from({ length: count }, (_, index) => {
    const [first, last] = [pick(firstNames), pick(lastNames)]
    const company = `${pick(companyNames)} ${pick(companyKinds)}`
    const domain = `${company.toLowerCase().replaceAll(' ', '-')}.example`
    return {
      id: `r${index}`,
      name: `${first} ${last}`,
      title: pick(titles),
      email: `${first}.${last}.${index}@${domain}`.toLowerCase(),
      company,
      domain,
      city: pick(cities),
      country: pick(countries),
      industry: pick(industries),
      employees: 1 + below(25_000),
      revenue: below(400_000_000),
      score: below(1_000) / 10,
      stage: pick(stages),
      owner: `${pick(firstNames)} ${pick(lastNames)}`,
      updated: `2026-${twoDigits(1 + below(12))}-${twoDigits(1 + below(28))}`,
    }
  })
}

/** As a poll answers: another array, in which so many rows are other objects, the first ten and others all over it. */
export function changedRows(rows, count = 100, round = 1) {
  const next = rows.slice()
  const changed = []
  const inView = Math.min(10, count)
  const stride = Math.max(1, Math.floor((rows.length - inView) / Math.max(1, count - inView)))
  for (let turn = 0; turn < count; turn++) {
    const place = turn < inView ? turn : inView + (turn - inView) * stride
    const row = next[place]
    if (!row) break
    next[place] = { ...row, title: `Changed ${round}`, score: (row.score + round) % 100 }
    changed.push(row.id)
  }
  return { rows: next, changed }
}
