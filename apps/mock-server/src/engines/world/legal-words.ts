function words(line: string): ReadonlySet<string> {
  return new Set(line.split(' '))
}

/** What stands behind the name of a company and is none of it, folded and without dots. */
export const legalBehind = words(
  'ab ag as asa aps bv co company corp corporation doo eg eireli gbr gmbh group gruppe gruppen groupe holding holdings inc incorporated kft kg kk limited llc llp lp ltd ltda mbh nv oy oyj plc pty pvt private sa sarl sas se sl sla sociedad spa spzoo srl sro ug und and &',
)

/** What stands before it. */
export const legalAhead = words('the pt grupo groupe gruppo grupa')

/** The same in Japanese, on either side. */
export const japaneseForms = /株式会社|有限会社|合同会社|ホールディングス/g
