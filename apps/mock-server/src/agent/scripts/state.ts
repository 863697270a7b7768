import type { WriteScene } from '../write-script'

export const keepOverview: WriteScene = (writer) => {
  writer.add({
    type: 'STATE_SNAPSHOT',
    snapshot: {
      campaign_overview: { audience: 'Heads of operations in logistics', accounts: 0, contacts: 0, steps: [] },
    },
  })
  const activity = writer.id('activity')
  writer.add({
    type: 'ACTIVITY_SNAPSHOT',
    messageId: activity,
    activityType: 'research',
    content: { title: 'Looking through accounts', done: 0, total: 3 },
  })
  for (const done of [1, 2, 3]) {
    writer.rest(3)
    writer.add(
      {
        type: 'ACTIVITY_DELTA',
        messageId: activity,
        activityType: 'research',
        patch: [{ op: 'replace', path: '/done', value: done }],
      },
      {
        type: 'STATE_DELTA',
        delta: [
          { op: 'replace', path: '/campaign_overview/accounts', value: done * 4 },
          { op: 'replace', path: '/campaign_overview/contacts', value: done * 9 },
          { op: 'add', path: '/campaign_overview/steps/-', value: `Batch ${done}` },
        ],
      },
    )
  }
  writer.say('The overview is up to date: **12 accounts** and **27 contacts** in three batches.')
}
