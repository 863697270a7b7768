import { devices, isPeople } from './people-words'

/** Whether words name somebody whom a message can go to: “them”, “our customers”, “everybody who answered our survey”. */
export function isAddressee(text: string): boolean {
  const plain = text.trim().replace(/\s+\p{L}+ly$/u, '')
  return (
    anybody.test(plain) ||
    known.test(plain) ||
    (!devices.test(plain) &&
      !namesNobody.test(plain) &&
      !isCutOff.test(plain) &&
      (isPeople(plain) || byWork.test(plain)))
  )
}

const anybody =
  /^(?:you|them|him|her|(?:everyone|everybody|all|those|anyone|anybody|people|each)(?:\s+(?:of (?:them|you|those|these)|(?:who|whose|that|in|at|from|here|on)\s[^,;:!?]+))?)$/i
/** “the heads of”, where marketing or purchasing follows */
const isCutOff = /(?:^|\s)(?:of|for|in|at|and|or|the|our|an?)$/i
/** “People I met at the fair”, “the companies we spoke to” */
const known =
  /^(?:(?:all|the|those|these|our|my)\s+)*(?:everyone|everybody|people|persons|contacts|companies|firms|customers|clients|visitors|leads|prospects|ones)\s+(?:(?:that|who|whom)\s+)?(?:i|we|you)\s+(?!want|would|sell|offer|are|am|will|can)[^,;:!?]+$/i
const namesNobody = /^(?:me|us)\b/i

/** Whom a word for their work or their part names: “our tenants”, “senior architects”; things that end so are none. */
const byWork =
  /^(?:(?:all|our|the|my|your|their|these|those|some|new|former|existing|local|senior|junior|young|small|city|independent|freelance|happy|loyal|registered)\s+)*(?!\p{L}*(?:ments|vents|ounts|tters|papers|covers|centers|chapters|counters|numbers|answers|corners|borders|orders|offers|errors|doors|floors|colors|colours|motors|mirrors|sensors|patents|plants|grants|variants|talents|tents|contents|discounts)\b)(?:(?:\p{Ll}{3,}(?:eers|ners|gers|kers|mers|sers|chers|ters|bers|ders|yers|lers|pers|vers|thers|hers|tors|sors|lors|nors|ists|ants|dents|rents|cients|tients|gents|ients|cians|rians|ians|itects|ectors|iers|izens|bours|bors)|alumni|press|media|nurses|pupils|guests|hosts|donors|vets|chefs|coaches|parents|mums|dads|kids|families|households|citizens|notaries|surgeons|pharmacists|musicians|journalists|volunteers|friends|colleagues|neighbou?rs))$/u
