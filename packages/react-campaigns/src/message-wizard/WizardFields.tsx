import type { ReactNode, Ref } from 'react'
import { MissingBanner } from './MissingBanner'
import { OutdatedBanner } from './OutdatedBanner'
import type { MessageWork } from './use-message-work'

export interface WizardFieldsProps {
  readonly work: MessageWork
  readonly fieldsRef?: Ref<HTMLDivElement> | undefined
  readonly children: ReactNode
}

/** The fields of a step, and beside them what there is to say of all texts: as it comes and goes, no field moves. */
export function WizardFields({ work, fieldsRef, children }: WizardFieldsProps) {
  return (
    <>
      <div ref={fieldsRef} className="inlay-MessageWizard-main">
        {children}
      </div>
      <div className="inlay-MessageWizard-notices">
        <OutdatedBanner work={work} />
        <MissingBanner missing={work.missing} />
      </div>
    </>
  )
}
