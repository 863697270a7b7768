/** A stack of sheets, the lowest one with a place for a name. */
export function EmptyArt() {
  return (
    <svg className="inlay-State-art" viewBox="0 0 72 48" fill="none" aria-hidden>
      <rect x="14" y="5" width="44" height="12" rx="3" stroke="var(--inlay-border-strong)" />
      <rect
        x="8"
        y="14"
        width="56"
        height="14"
        rx="4"
        fill="var(--inlay-surface)"
        stroke="var(--inlay-border-strong)"
      />
      <rect
        x="2"
        y="25"
        width="68"
        height="18"
        rx="5"
        fill="var(--inlay-surface)"
        stroke="var(--inlay-border-control)"
      />
      <circle cx="14" cy="34" r="4" fill="var(--inlay-accent-surface)" stroke="var(--inlay-accent-border)" />
      <path d="M24 34h22" stroke="var(--inlay-border-strong)" strokeWidth="3" strokeLinecap="round" />
    </svg>
  )
}
