import { getCurrentUser } from '@inlay/sdk-core/contract/workspace'
import { expect, it } from 'vitest'
import { createTestApi } from '../../test-api'

it('answers the person whom the token names [CPY-SHELL-05]', async () => {
  const [maren, theo] = await Promise.all(
    ['user_maren', 'user_theo'].map((userId) => createTestApi({ userId }).client.call(getCurrentUser, {})),
  )
  expect(maren).toMatchObject({ userId: 'user_maren', name: 'Maren Lindqvist', email: 'maren@inlay.example' })
  expect(theo).toMatchObject({ userId: 'user_theo', name: 'Theo Okafor', email: 'theo@inlay.example' })
})
