import type { WriteScene } from '../write-script'

export const reasonAloud: WriteScene = (writer) => {
  writer.add({ type: 'STEP_STARTED', stepName: 'plan' })
  writer.think(
    'The campaign speaks to heads of operations in logistics. They answer to two things: cost per shipment and failed deliveries. The first message should name one of the two and nothing else.',
  )
  writer.think(
    'Mid-sized firms decide within a quarter, so a call to action with a date is fair. I leave pricing out, because the brief does not mention it.',
  )
  writer.add({ type: 'STEP_FINISHED', stepName: 'plan' })
  writer.say(
    'Open with failed deliveries. It is the one number that every head of operations knows by heart, and your case study has a figure for it.',
  )
}
