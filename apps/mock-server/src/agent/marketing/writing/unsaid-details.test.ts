import { expect, it } from 'vitest'
import { unsaidDetails } from './unsaid-details'

it.each([
  ['invite them to our webinar on 12 December', 'Come to our webinar.', ['12 December']],
  ['invite them to our webinar on 12 December', 'Come to our webinar on 12 December.', []],
  ['tell them that prices go up by 4% in Ulm, avoid the word Rise', 'Prices go up.', ['4%', 'Ulm']],
  ['send the link https://a.example/b', 'Here it is.', ['https://a.example/b']],
])('tells which details of “%s” are not in “%s”', (task, text, missing) => {
  expect(unsaidDetails(task, [text])).toEqual(missing)
})
