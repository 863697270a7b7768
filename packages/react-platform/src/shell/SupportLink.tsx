import { useMessages } from '@inlay/sdk-core/react'
import { LinkButton } from '@inlay/sdk-core/ui'
import { shellMessages } from './messages'

/** "Contact Support", beside the way on of a page. */
export function SupportLink({ href }: { readonly href: string }) {
  const t = useMessages(shellMessages)
  return (
    <LinkButton href={href} size="large">
      {t('contactSupport')}
    </LinkButton>
  )
}
