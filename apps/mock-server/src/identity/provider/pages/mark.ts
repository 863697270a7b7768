/** The product's mark: a piece set flush into another. */
export const mark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
  <rect width="24" height="24" rx="6" fill="#5046c8"/>
  <path d="M6 6h5.500v12H6z" fill="#fff"/>
  <path d="M14 6h4v5.500h-4z" fill="#fff" fill-opacity=".55"/>
  <path d="M14 14h4v4h-4z" fill="#fff"/>
</svg>
`
