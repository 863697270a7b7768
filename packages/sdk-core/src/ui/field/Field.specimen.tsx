import type { Specimen } from '../../../../../suites/specimen'
import { Field, fieldAttributes } from './Field'

const words = { label: 'Sender', required: true, hint: 'Shown to everybody who gets a message', counter: '1 of 3' }
const wrong = { label: 'Reply address', error: 'Enter a full address' }

/** For controls of a host's own. */
export const specimen: Specimen = {
  name: 'Field',
  slot: 'inlay-Field',
  render: (own) => (
    <div style={{ display: 'grid', gap: 16, maxInlineSize: 320 }}>
      <Field {...own} id="specimen-sender" {...words}>
        <div className="inlay-Control">
          <input {...fieldAttributes('specimen-sender', words)} defaultValue="Maren Lindqvist" />
        </div>
      </Field>
      <Field id="specimen-reply" {...wrong}>
        <div className="inlay-Control" data-invalid="">
          <input {...fieldAttributes('specimen-reply', wrong)} defaultValue="maren@inlay" />
        </div>
      </Field>
    </div>
  ),
  async keyboard({ keys, focused, find, until }) {
    const sender = await find('textbox', 'Sender')
    await keys('{Tab}')
    await until('the control has focus', () => focused() === sender)
    const described = sender.getAttribute('aria-describedby')
    await until('hint and counter describe it', () => described === 'specimen-sender-hint specimen-sender-counter')
    await keys('{Tab}')
    const reply = await find('textbox', 'Reply address')
    await until('the next one has focus', () => focused() === reply)
    await until('its error describes it', () => reply.getAttribute('aria-describedby') === 'specimen-reply-error')
  },
}
