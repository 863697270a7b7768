import { expect, it } from 'vitest'
import { offersOf } from './agent-offers'

it.each([
  ['says nothing of itself', undefined, { takesFiles: true, accept: undefined, takesTools: true }],
  ['says nothing of files', { multimodal: { input: {} } }, { takesFiles: true, accept: undefined }],
  ['takes all files', { multimodal: { input: { file: true, image: true } } }, { takesFiles: true, accept: undefined }],
  ['takes some files', { multimodal: { input: { image: true, pdf: true } } }, { accept: 'image/*,.pdf' }],
  ['takes none', { multimodal: { input: { image: false } } }, { takesFiles: false, accept: undefined }],
  ['has no tools', { tools: { supported: false } }, { takesTools: false }],
  ['has tools of its own alone', { tools: { supported: true, clientProvided: false } }, { takesTools: false }],
  ['takes tools of the page', { tools: { supported: true } }, { takesTools: true }],
])('offers what can be done with an agent that %s', (_which, capabilities, offers) => {
  expect(offersOf(capabilities)).toMatchObject(offers)
})
