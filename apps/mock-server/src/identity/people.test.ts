import { describe, expect, it } from 'vitest'
import { demoPeople, demoWorkspaces } from './people'

describe('the demo people', () => {
  const workspacesOf = (userId: string) =>
    demoWorkspaces.filter(({ members }) => members.some((member) => member.userId === userId))

  it('are two in two workspaces each, one of them shared, and one in none', () => {
    expect(demoPeople.map(({ userId }) => workspacesOf(userId).length)).toEqual([2, 2, 0])
    expect(demoWorkspaces.filter(({ members }) => members.length === 2)).toHaveLength(1)
  })

  it('are the only members, and every workspace has one owner', () => {
    const known = new Set(demoPeople.map(({ userId }) => userId))
    for (const { members } of demoWorkspaces) {
      expect(members.every(({ userId }) => known.has(userId))).toBe(true)
      expect(members.filter(({ role }) => role === 'Owner')).toHaveLength(1)
    }
  })

  it('share no id and no e-mail', () => {
    expect(new Set(demoPeople.flatMap(({ userId, email }) => [userId, email])).size).toBe(demoPeople.length * 2)
  })
})
