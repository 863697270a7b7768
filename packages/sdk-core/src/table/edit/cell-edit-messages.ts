import { defineMessages } from '../../messages/define-messages'

/** What a table says of cells that are edited. */
export const cellEditMessages = defineMessages('table.edit', {
  cellsCleared: '{count, plural, one {# cell} other {# cells}} cleared',
  cellsFilled: '{count, plural, one {# cell} other {# cells}} filled',
  cellsPasted: '{count, plural, one {# cell} other {# cells}} pasted',
  cellsUnsaved: '{count, plural, one {# cell} other {# cells}} not saved',
  changedMeanwhile: 'Meanwhile changed to “{value}”',
  clearCell: 'No value',
  noSuchChoice: 'No choice like that',
  notABoolean: '“{text}” is neither {yes} nor {no}',
  notAChoice: 'Not one of the choices: {text}',
  notANumber: '“{text}” is no number',
  notAnAddress: '“{text}” is no address of the web',
  notAnEmail: '“{text}” is no email address',
  notJson: 'This is no JSON: {problem}',
  redone: '{count, plural, one {Done again: {cell} is “{value}”} other {# cells done again}}',
  required: 'May not be empty',
  rowGone: 'This row is gone. What you typed stays here until you leave with Escape.',
  undone: '{count, plural, one {Undone: {cell} is “{value}”} other {# cells undone}}',
  valueNotLoaded: 'not loaded',
  valueReadOnly: 'cannot be changed',
})
