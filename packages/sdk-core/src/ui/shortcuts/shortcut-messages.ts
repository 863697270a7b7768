import { defineMessages } from '../../messages/define-messages'

/** What the list of keyboard shortcuts says. */
export const shortcutMessages = defineMessages('kit.shortcut', {
  change: 'Change the keys of {name}:',
  on: '{name}: on',
  pressKeys: 'Press the keys',
  recording: 'Press the new keys of {name}',
  reserved: 'Used by the page around',
  reset: 'Bring back the keys of {name}',
  shortcutsAreOff: 'All shortcuts are off',
  shortcutsDetail: 'They work while focus is in this part of the page. Press keys to change them.',
  shortcutsGeneral: 'General',
  shortcutsNone: 'There are no shortcuts here.',
  shortcutsOn: 'Use keyboard shortcuts',
  shortcutsReset: 'Bring back all',
  shortcutsWereReset: 'All shortcuts are as they were',
  taken: 'Used by “{name}”',
  title: 'Keyboard shortcuts',
})
