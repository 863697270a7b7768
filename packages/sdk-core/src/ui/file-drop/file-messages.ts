import { defineMessages } from '../../messages/define-messages'

/** What taking in files says. */
export const fileMessages = defineMessages('kit.file', {
  arrived: '{name} uploaded',
  choose: 'Choose a file',
  countLimit: 'at most {max, plural, one {# file} other {# files}}',
  drop: 'or drop it here',
  empty: '“{name}” is empty',
  errored: 'Not uploaded',
  failed: 'Could not be uploaded',
  filesAdded: '{count, plural, one {# file added} other {# files added}}',
  filesChoose: 'Choose files',
  filesDrop: 'or drop them here',
  filesFolder: 'Choose a folder',
  filesRefused: '{count, plural, one {# more was not added} other {# more were not added}}',
  folder: '“{name}” is a folder. Add the files in it instead',
  known: '“{name}” is in the list already',
  problem: '{name}: {problem}',
  queued: 'Waiting',
  retry: 'Try {name} again',
  sizeLimit: 'up to {size}',
  stop: 'Stop {name}',
  stopped: 'Stopped',
  success: 'Uploaded',
  tooLarge: '“{name}” has {size}, and at most {max} can be added',
  tooMany: '“{name}” is one too many: at most {max, plural, one {# file} other {# files}}',
  type: '“{name}” cannot be added. Choose {types}',
})
