import { useId, type Ref } from 'react'
import type { Specimen } from '../../../../../suites/specimen'
import { Field, fieldAttributes } from './Field'

const words = { label: 'Sender', required: true, hint: 'Shown to everybody who gets a message', counter: '1 of 3' }
const wrong = { label: 'Reply address', error: 'Enter a full address' }

interface AddressesProps {
  readonly className: string
  readonly ownRef: Ref<HTMLDivElement>
}

function Addresses({ ownRef, ...own }: AddressesProps) {
  const id = useId()
  const [sender, reply] = [`${id}-sender`, `${id}-reply`]
  return (
    <div style={{ display: 'grid', gap: 16, maxInlineSize: 320 }}>
      <Field {...own} ref={ownRef} id={sender} {...words}>
        <div className="inlay-Control">
          <input {...fieldAttributes(sender, words)} defaultValue="Maren Lindqvist" />
        </div>
      </Field>
      <Field id={reply} {...wrong}>
        <div className="inlay-Control" data-invalid="">
          <input {...fieldAttributes(reply, wrong)} defaultValue="maren@inlay" />
        </div>
      </Field>
    </div>
  )
}

/** For controls of a host's own. */
export const specimen: Specimen = {
  name: 'Field',
  slot: 'inlay-Field',
  render: ({ ref, ...own }) => <Addresses {...own} ownRef={ref} />,
  async keyboard({ root, keys, focused, find, until }) {
    const described = (control: Element) => {
      const ids = control.getAttribute('aria-describedby')?.split(' ') ?? []
      return ids.map((id) => root.querySelector(`[id="${id}"]`)?.textContent).join(' ')
    }
    const sender = await find('textbox', 'Sender')
    await keys('{Tab}')
    await until('the control has focus', () => focused() === sender)
    await until(
      'hint and counter describe it',
      () => described(sender) === 'Shown to everybody who gets a message 1 of 3',
    )
    await keys('{Tab}')
    const reply = await find('textbox', 'Reply address')
    await until('the next one has focus', () => focused() === reply)
    await until('its error describes it', () => described(reply) === 'Enter a full address')
  },
}
