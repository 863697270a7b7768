import { Link } from '@inlay/sdk-core/ui'
import { useId, type ReactNode } from 'react'

export interface OutreachChannelProps {
  readonly name: string
  /** Where the provider shows it itself. */
  readonly link?: { readonly href: string; readonly text: string } | undefined
  /** What there is to say about the figures. */
  readonly note?: string | undefined
  readonly children: ReactNode
}

/** One channel with its figures. */
export function OutreachChannel({ name, link, note, children }: OutreachChannelProps) {
  const id = useId()
  return (
    <section className="inlay-Outreach-channel" aria-labelledby={id}>
      <div className="inlay-Outreach-head">
        <h2 id={id} className="inlay-Outreach-name">
          {name}
        </h2>
        {link && (
          <Link href={link.href} external>
            {link.text}
          </Link>
        )}
      </div>
      <dl className="inlay-Outreach-figures">{children}</dl>
      {note !== undefined && <p className="inlay-Outreach-note">{note}</p>}
    </section>
  )
}

export interface OutreachFigureProps {
  readonly label: string
  readonly value: ReactNode
  /** What it is of the figure before it. */
  readonly rate?: { readonly label: string; readonly value: string } | undefined
}

export function OutreachFigure({ label, value, rate }: OutreachFigureProps) {
  return (
    <div className="inlay-Outreach-figure">
      <dt>{label}</dt>
      <dd>{value}</dd>
      {rate && (
        <>
          <dt className="inlay-Outreach-share">{rate.label}</dt>
          <dd className="inlay-Outreach-share">{rate.value}</dd>
        </>
      )}
    </div>
  )
}
