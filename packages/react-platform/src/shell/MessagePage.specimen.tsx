import { FileText } from 'lucide-react'
import { Button, LinkButton } from '@inlay/sdk-core/ui'
import type { Specimen } from '../../../../suites/specimen'
import { MessagePage } from './MessagePage'

export const specimen: Specimen = {
  name: 'MessagePage',
  slot: 'inlay-MessagePage',
  rest: false,
  render: (own) => (
    <MessagePage
      {...own}
      icon={FileText}
      title="No documents yet"
      actions={
        <>
          <Button variant="primary" size="large">
            Upload a document
          </Button>
          <LinkButton href="#help" size="large">
            Read how it works
          </LinkButton>
        </>
      }
    >
      Documents that you upload are listed here.
    </MessagePage>
  ),
  async keyboard({ keys, focused, until }) {
    const at = (text: string) => () => focused()?.textContent === text
    await keys('{Tab}')
    await until('the way on comes first', at('Upload a document'))
    await keys('{Tab}')
    await until('then the other', at('Read how it works'))
  },
}
