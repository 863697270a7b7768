import type { WriteScene } from '../write-script'

export const answerShortly: WriteScene = (writer, { prompt, reasons }) => {
  if (reasons) writer.think('A plain question: a plain answer will do.')
  const asked = prompt.trim().replaceAll(/\s+/g, ' ').slice(0, 120)
  const echo = asked === '' ? '' : `You wrote: “${asked}”. `
  writer.say(
    `${echo}I am a scripted agent and follow a few words: **tools**, **table**, **state**, **reasoning**, **approval**, **error** and **long**, with **slow** or **fast** for the pace.`,
  )
}
