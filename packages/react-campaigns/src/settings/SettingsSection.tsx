import { useId, type ReactNode } from 'react'

export interface SettingsSectionProps {
  readonly title: string
  /** What it is for, in a sentence. */
  readonly about: string
  readonly children: ReactNode
}

/** Fields that belong together, beside what they are for. */
export function SettingsSection({ title, about, children }: SettingsSectionProps) {
  const id = useId()
  return (
    <section className="inlay-Settings-section" aria-labelledby={id}>
      <div className="inlay-Settings-sectionHead">
        <h2 id={id} className="inlay-Settings-sectionTitle">
          {title}
        </h2>
        <p className="inlay-Settings-sectionAbout">{about}</p>
      </div>
      <div className="inlay-Settings-fields">{children}</div>
    </section>
  )
}
