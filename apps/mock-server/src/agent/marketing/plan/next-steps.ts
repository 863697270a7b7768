import { counted, formatted, listed } from '../writing/counted'
import type { ChannelStanding, OutreachStanding } from './outreach-standing'

/** Whether messages are written for contacts, or were launched. */
export function hasBegun({ channels }: OutreachStanding): boolean {
  return channels.some(isBegun)
}

/** What a person does next, once messages are written for contacts. */
export function nextSteps(standing: OutreachStanding): readonly string[] {
  const { channels } = standing
  const steps = tasks(standing)
  const isLaunched = channels.some((each) => each.isLaunched)
  if (steps.length === 0)
    return isLaunched ? ['Next: look at the replies, which the campaign counts under “Outreach”.'] : []
  return [
    `Next: “Go to audience”, and there ${listed(steps)}.`,
    ...(isLaunched ? ['The replies are counted under “Outreach” there.'] : []),
  ]
}

/** The same for the overview of a campaign; nothing as long as nothing is written for contacts. */
export function outreachSteps(standing: OutreachStanding): readonly string[] | undefined {
  if (!hasBegun(standing)) return undefined
  const isLaunched = standing.channels.some((each) => each.isLaunched)
  const steps = [...tasks(standing), ...(isLaunched ? ['look at the replies, which “Outreach” counts'] : [])]
  return steps.map((step) => `${step.charAt(0).toUpperCase()}${step.slice(1)}.`)
}

function tasks(standing: OutreachStanding): readonly string[] {
  const { channels, unwritten, unenriched } = standing
  return [
    ...(unenriched > 0 ? [`enrich ${counted(unenriched, 'contact')} (“Auto Enhance”)`] : []),
    ...channels.flatMap((each) => writingSteps(each, unwritten)),
    ...channels.flatMap(launchSteps),
  ]
}

function writingSteps(standing: ChannelStanding, unwritten: number): readonly string[] {
  const { channel, hasTexts } = standing
  const { item, one, many } = words[channel]
  const way = `(“Add Messages”, “${item}”)`
  if (!isBegun(standing)) return hasTexts ? [`have ${many} written ${way}`] : []
  if (unwritten === 0) return []
  return [`have ${unwritten === 1 ? one : many} written for the ${formatted(unwritten)} without a message ${way}`]
}

function launchSteps({ channel, waiting, unreachable }: ChannelStanding): readonly string[] {
  const { launch, noun, address } = words[channel]
  const ready = waiting - unreachable
  return [
    ...(unreachable > 0 ? [`look up ${address} for ${counted(unreachable, 'contact')} (“Auto Enhance”)`] : []),
    ...(ready > 0 ? [`launch the ${counted(ready, noun)} (“${launch}”)`] : []),
  ]
}

function isBegun({ isLaunched, waiting }: ChannelStanding): boolean {
  return isLaunched || waiting > 0
}

const words = {
  email: {
    item: 'Email',
    one: 'an email',
    many: 'emails',
    noun: 'written email',
    launch: 'Launch Emails',
    address: 'an email address',
  },
  linkedin: {
    item: 'LinkedIn',
    one: 'a LinkedIn message',
    many: 'LinkedIn messages',
    noun: 'written LinkedIn message',
    launch: 'Launch LinkedIn Messages',
    address: 'a LinkedIn profile',
  },
}
