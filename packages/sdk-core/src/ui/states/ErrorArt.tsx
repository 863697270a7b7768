/** Two things with a broken line between them. */
export function ErrorArt() {
  return (
    <svg className="inlay-State-art" viewBox="0 0 72 48" fill="none" aria-hidden>
      <rect x="2" y="8" width="30" height="30" rx="6" stroke="var(--inlay-border-control)" />
      <rect x="40" y="8" width="30" height="30" rx="6" stroke="var(--inlay-border-control)" strokeDasharray="4 4" />
      <path d="M28 23h16" stroke="var(--inlay-danger)" strokeWidth="2" strokeDasharray="3 4" />
      <circle cx="36" cy="23" r="7" fill="var(--inlay-danger-surface)" stroke="var(--inlay-danger-border)" />
      <path d="m33.5 20.5 5 5m0-5-5 5" stroke="var(--inlay-danger-text)" strokeWidth="1.5" strokeLinecap="round" />
    </svg>
  )
}
