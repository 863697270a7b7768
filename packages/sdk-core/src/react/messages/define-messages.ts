/** For modules of the kit that still name this place; the declaration itself needs no React. */
export { defineMessages } from '../../messages/define-messages'
