export type {
  Autosave,
  AutosaveJournal,
  AutosaveOptions,
  AutosaveState,
  ConflictResolution,
  Revision,
  SavedValue,
} from './autosave'
export { createAutosave } from './create-autosave'
