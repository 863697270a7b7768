/** Words that end with a full stop where no sentence ends, as a part of a pattern: “Dr. Okafor”, “St. Mary’s hall”. */
export const shortForms = String.raw`\b(?:Mr|Mrs|Ms|Dr|Prof|St|Nr|[Aa]pprox|[Ii]ncl|[Ee]xcl|vs|e\.g|i\.e)`
