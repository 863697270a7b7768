/** Whether a trade is called by who is in it: “retailers”, “hospitals”, “software companies”. */
export function namesCompanies(trade: string): boolean {
  return nouns.test(trade)
}

const nouns =
  /(?:[^aeiou]ers|tors|companies|firms|businesses|agencies|start-?ups|hospitals|banks|brands|shops|stores|schools|universities|clinics|consultancies|airlines|hotels|restaurants|airports|practices|manufacturers|organi[sz]ations|hauliers|carriers|(?:brew|bak|win|distill|cream|roast|fish|nurs|eat)eries|(?:foundr|factor|dair|pharmac|laborator|galler|utilit)ies|vineyards|farms|supermarkets|marketplaces|dealerships|caf[eé]s|studios|unions|mills|salons|gyms|colleges|bookshops|neobanks|(?:dent|optometr|pharmac|therap|physiotherap|flor)ists|architects|accountants|notaries|opticians|physicians)$/i
