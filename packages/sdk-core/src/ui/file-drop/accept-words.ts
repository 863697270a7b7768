/** What is accepted, in words for people: “CSV or XLSX”. */
export function acceptWords(accept: readonly string[], locale: string): string {
  const names = [...new Set(accept.map((one) => shortName(one.trim())))]
  return new Intl.ListFormat(locale, { type: 'disjunction' }).format(names)
}

/** `.csv` and `text/csv` are CSV to people, `image/*` is image. */
function shortName(wanted: string): string {
  if (wanted.startsWith('.')) return wanted.slice(1).toUpperCase()
  const [kind = '', form = ''] = wanted.split('/')
  return form === '*' ? kind : (knownAs[form] ?? form.replace(/^x-/, '').toUpperCase())
}

/** Types whose own name tells people nothing. */
const knownAs: Readonly<Record<string, string>> = {
  plain: 'TXT',
  'svg+xml': 'SVG',
  'vnd.ms-excel': 'XLS',
  'vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'XLSX',
  'vnd.openxmlformats-officedocument.wordprocessingml.document': 'DOCX',
}
